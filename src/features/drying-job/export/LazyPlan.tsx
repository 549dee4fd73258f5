import { type ComponentType, useEffect, useState } from 'react';
import styles from '../../records/record.module.css';
import type { SharedPlanProps } from './SharedPlan.tsx';

interface Part {
  readonly Plan: ComponentType<SharedPlanProps>;
}

/** The plan of a link. Its formulas are loaded only where there is one. */
export function LatePlan(plan: SharedPlanProps) {
  const { list } = plan.words;
  const [part, setPart] = useState<Part | 'failed' | null>(null);
  useEffect(() => {
    void import('./SharedPlan.tsx').then(
      ({ SharedPlan }) => setPart({ Plan: SharedPlan }),
      () => setPart('failed'),
    );
  }, []);
  if (part === 'failed') return <p className={styles.fault}>{list.notLoaded}</p>;
  return part === null ? <p>{list.looking}</p> : <part.Plan {...plan} key={plan.hash} />;
}
