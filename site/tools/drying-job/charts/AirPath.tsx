import { useEffect, useState } from 'react';
import styles from '../drying-job.module.css';
import type { AirPathChart } from './air-path-chart.tsx';

type Props = Parameters<typeof AirPathChart>[0];

/** The psychrometric chart with the visits as a path for each room. It comes when somebody comes near its place. */
export function AirPath(props: Props) {
  const [later, setLater] = useState<typeof import('./air-path-chart.tsx') | null>(null);
  useEffect(() => {
    // Without a line its place stays empty: the table below says the same.
    import('./air-path-chart.tsx').then(setLater, () => undefined);
  }, []);
  return later ? <later.AirPathChart {...props} /> : <div className={`${styles.unseen} no-print`} />;
}
