import { type Risk, sleepingRisks } from '#content/en/lists/emergency/sleeping-risks.ts';
import styles from './guide-records.module.css';
import { Words } from './Words.tsx';

/** Risks as ruled rows: what, how bad, how soon, why. `record` names the record that it shows. */
export function Risks(_: { readonly record: 'sleeping-risks' }) {
  return (
    <table className={styles.risks}>
      <thead>
        <tr>
          <th scope="col">Risk</th>
          <th scope="col">How bad</th>
          <th scope="col">How soon</th>
        </tr>
      </thead>
      {sleepingRisks.map((risk) => (
        <RiskRows key={risk.risk} {...risk} />
      ))}
    </table>
  );
}

/** The description has a row of its own, so that a narrow screen never squeezes it into a column. */
function RiskRows({ risk, severity, timeframe, description }: Risk) {
  return (
    <tbody>
      <tr>
        <th scope="row">{risk}</th>
        <td>
          <span className={`tag ${severity === 'Critical' ? styles.critical : styles.high}`}>{severity}</span>
        </td>
        <td>{timeframe}</td>
      </tr>
      <tr>
        <td colSpan={3}>
          <Words line={description} />
        </td>
      </tr>
    </tbody>
  );
}
