import { useEffect, useState } from 'react';
import styles from '../drying-job.module.css';
import type { AirPathChart } from './air-path-chart.tsx';

type Props = Parameters<typeof AirPathChart>[0];

let come: typeof import('./air-path-chart.tsx') | undefined;

/** Fetches the drawing. It is asked for with the other drawings: a page that is printed at once gives it no time to come. */
export async function bringAirPath(): Promise<void> {
  come = await import('./air-path-chart.tsx');
}

/** The psychrometric chart with the visits as a path for each room. */
export function AirPath(props: Props) {
  const [later, setLater] = useState(come);
  useEffect(() => {
    // Without a line its place stays empty: the table below says the same.
    if (!later)
      bringAirPath().then(
        () => setLater(come),
        () => undefined,
      );
  }, [later]);
  return later ? <later.AirPathChart {...props} /> : <div className={`${styles.unseen} no-print`} />;
}
