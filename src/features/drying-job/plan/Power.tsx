import styles from '../drying-job.module.css';
import type { JobView } from '../section-props.ts';
import { circuitRows, powerLines } from './power-lines.ts';
import { WideTable } from './WideTable.tsx';

/** Circuits with their amps, and the energy of the plan with its cost. */
export function Power(props: JobView) {
  const { plan } = props.words;
  const rows = circuitRows(props);
  return (
    <>
      {powerLines(props).map((line) => (
        <p key={line}>{line}</p>
      ))}
      {rows.length > 0 && (
        <WideTable name={plan.power}>
          <table>
            <thead>
              <tr>
                {[plan.circuit, plan.breaker, plan.carries, plan.used, plan.onIt].map((head) => (
                  <th key={head} scope="col" className={styles.figure}>
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(([number = '', ...figures]) => (
                <tr key={number}>
                  <th scope="row" className={styles.figure}>
                    {number}
                  </th>
                  {figures.map((figure, at) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a figure is its column
                    <td key={at} className={styles.figure}>
                      {figure}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </WideTable>
      )}
    </>
  );
}
