import type { ReactNode } from 'react';
import referenceTable from '#core/psychrometrics/psychrometric-reference.csv?raw';
import { calculatePsychrometric } from '#core/psychrometrics/psychrometrics.ts';
import { useLocale, useMessages } from '../../i18n/language-context.tsx';
import styles from './accuracy.module.css';

/** The reference table with the results of our calculator. */
export function ReferenceTable() {
  const { label, dewPoint, dewPointOff, amountOff } = useMessages().screens.accuracy.reference;
  const heads = ['°F', '%', dewPoint, 'g/m³', 'g/kg', 'hPa', dewPointOff, amountOff];
  return (
    <NumberTable heads={heads} label={label}>
      {referenceRows().map((row) => (
        <Row key={`${row.temperatureF} ${row.humidityPercent}`} row={row} />
      ))}
    </NumberTable>
  );
}

function Row({ row }: { readonly row: ReferenceRow }) {
  const { number, upTo } = useLocale();
  return (
    <tr>
      <td>{upTo(row.temperatureF, 3)}</td>
      <td>{row.humidityPercent}</td>
      <td>{number(row.dewpoint, 3)}</td>
      <td>{number(row.absoluteHumidity, 4)}</td>
      <td>{number(row.mixingRatio, 4)}</td>
      <td>{number(row.vaporPressure, 4)}</td>
      <td>{number(row.dewpointOff, 4)}</td>
      <td>{number(row.percentOff, 3)}</td>
    </tr>
  );
}

/** A table of numbers; with a `label` it scrolls sideways on a narrow screen. */
export function NumberTable({
  heads,
  label,
  children,
}: {
  readonly heads: readonly string[];
  readonly label?: string;
  readonly children: ReactNode;
}) {
  const table = (
    <table className={styles.numbers}>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
  if (!label) return table;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls sideways must be reachable by keyboard.
    <section className="scroll-x" aria-label={label} tabIndex={0}>
      {table}
    </section>
  );
}

/** One row of the reference table with the differences of our results. */
export interface ReferenceRow {
  readonly temperatureF: number;
  readonly humidityPercent: number;
  /** °F; null at 0 % humidity. */
  readonly dewpoint: number | null;
  readonly absoluteHumidity: number;
  readonly mixingRatio: number;
  readonly vaporPressure: number;
  /** Our dew point minus the table's, in °F. */
  readonly dewpointOff: number | null;
  /** Largest difference of our three amounts from the table's, in percent; null where they are zero. */
  readonly percentOff: number | null;
}

/** Below this vapor pressure, in hPa, the rounding of the table exceeds our error. */
export const leastPressure = 1;

/** The rows from that pressure up. */
export const humid = (rows: readonly ReferenceRow[]) => rows.filter((row) => row.vaporPressure >= leastPressure);

/** The largest of these differences, without its sign. */
export const largest = (values: readonly (number | null)[]) => Math.max(...values.map((value) => Math.abs(value ?? 0)));

/** Parses and compares the reference table, at build time. */
export function referenceRows(): readonly ReferenceRow[] {
  const [, ...lines] = referenceTable.trim().split('\n');
  return lines.map((line) => compareRow(line.split(',')));
}

function compareRow(cells: readonly string[]): ReferenceRow {
  const number = (index: number) => Number(cells[index]);
  const air = { temperatureF: number(0), humidityPercent: number(1) };
  const table = { absoluteHumidity: number(3), mixingRatio: number(4), vaporPressure: number(5) };
  const ours = calculatePsychrometric(air);
  const dewpoint = cells[2] === '' ? null : number(2);
  const differences = (['absoluteHumidity', 'mixingRatio', 'vaporPressure'] as const).map(
    (name) => Math.abs(ours[name] / table[name] - 1) * 100,
  );
  return {
    ...air,
    ...table,
    dewpoint,
    dewpointOff: dewpoint === null || ours.dewpoint === null ? null : ours.dewpoint - dewpoint,
    percentOff: table.vaporPressure === 0 ? null : Math.max(...differences),
  };
}
