import { plain } from '#content/i18n/locale.ts';
import styles from './CheckAnswer.module.css';
import type { CheckShown } from './check.ts';

/** The readings, numbered as on the chart, with what each says about its air. */
export function PointsTable({ words, locale, result }: CheckShown) {
  const { table, places } = words.own;
  const { name, reading, ...columns } = table;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls sideways must be reachable by keyboard.
    <section className="scroll-x" aria-label={name} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{reading}</th>
            {Object.entries(columns).map(([column, text]) => (
              <th key={column} scope="col">
                {text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {result.points.map((point, index) => (
            <tr key={point.place}>
              <th scope="row">
                {index + 1} {places[point.place]}
              </th>
              <td>{plain(point.temperatureF)}</td>
              <td>{plain(point.humidityPercent)}</td>
              <td>{locale.number(point.grainsPerPound, 1)}</td>
              <td>{locale.number(point.dewpoint, 1)}</td>
              <td>{locale.number(point.vaporPressure, 2)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
