import referenceTable from '#core/psychrometrics/psychrometric-reference.csv?raw';
import { calculatePsychrometric } from '#core/psychrometrics/psychrometrics.ts';

/** One air of the reference table, with what our calculator makes of it. */
export interface ReferenceRow {
  readonly temperatureF: number;
  readonly humidityPercent: number;
  /** °F; null at 0 % humidity. */
  readonly dewpoint: number | null;
  readonly absoluteHumidity: number;
  readonly mixingRatio: number;
  readonly vaporPressure: number;
  /** Our dew point minus the table's, °F. */
  readonly dewpointOff: number | null;
  /** Largest difference of our three amounts from the table's, in percent of the amount; null where they are zero. */
  readonly percentOff: number | null;
}

/** The table row by row, worked out while the page is built. */
export function referenceRows(): readonly ReferenceRow[] {
  const [, ...lines] = referenceTable.trim().split('\n');
  return lines.map((line) => compared(line.split(',')));
}

function compared(cells: readonly string[]): ReferenceRow {
  const number = (index: number) => Number(cells[index]);
  const air = { temperatureF: number(0), humidityPercent: number(1) };
  const table = { absoluteHumidity: number(3), mixingRatio: number(4), vaporPressure: number(5) };
  const ours = calculatePsychrometric(air);
  const dewpoint = cells[2] === '' ? null : number(2);
  const offs = (['absoluteHumidity', 'mixingRatio', 'vaporPressure'] as const).map(
    (name) => Math.abs(ours[name] / table[name] - 1) * 100,
  );
  return {
    ...air,
    ...table,
    dewpoint,
    dewpointOff: dewpoint === null || ours.dewpoint === null ? null : ours.dewpoint - dewpoint,
    percentOff: table.vaporPressure === 0 ? null : Math.max(...offs),
  };
}
