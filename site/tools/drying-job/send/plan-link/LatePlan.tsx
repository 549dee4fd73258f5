import { type ComponentType, useEffect, useState } from 'react';
import type { DryingJobWords } from '#content/words/claim-words.ts';
import type { LoadWords } from '../../../record/list/load-words.ts';
import styles from '../../../record/record.module.css';
import type { FirstJobWords } from '../../first-words.ts';
import type { SharedPlanProps } from './SharedPlan.tsx';

interface LatePlanProps extends Omit<SharedPlanProps, 'words'> {
  readonly words: FirstJobWords;
  readonly loadWords: LoadWords<DryingJobWords>;
}

interface Part {
  readonly Plan: ComponentType<SharedPlanProps>;
  readonly all: DryingJobWords;
}

/** The plan of a link, whose formulas and words come only where there is one. */
export function LatePlan({ words, loadWords, ...plan }: LatePlanProps) {
  const [part, setPart] = useState<Part | 'failed' | null>(null);
  useEffect(() => {
    void Promise.all([import('./SharedPlan.tsx'), loadWords()]).then(
      ([{ SharedPlan }, all]) => setPart({ Plan: SharedPlan, all }),
      () => setPart('failed'),
    );
  }, [loadWords]);
  if (part === 'failed') return <p className={styles.fault}>{words.list.notLoaded}</p>;
  return part === null ? <p>{words.list.looking}</p> : <part.Plan {...plan} key={plan.hash} words={part.all} />;
}
