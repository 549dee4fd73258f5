import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { psychrometricTable } from './downloads.ts';

/** The rows of a table, each by its heading. */
function rowsOf(csv: string): readonly Readonly<Record<string, string>>[] {
  const [heading = [], ...lines] = csv
    .trimEnd()
    .split(/\r?\n/)
    .map((line) => line.split(','));
  return lines.map((cells) => Object.fromEntries(heading.map((name, at) => [name, cells[at] ?? ''])));
}

const rows = rowsOf(psychrometricTable());
/** Values that another program has computed, with how far ours may be from them. */
const reference = rowsOf(readFileSync('core/psychrometrics/psychrometric-reference.csv', 'utf8'));

const everyFive = (from: number, to: number) => Array.from({ length: (to - from) / 5 + 1 }, (_, at) => from + 5 * at);

test('the table has every temperature from 30 to 120 °F with every humidity from 5 to 100 %, in steps of five', () => {
  expect(rows.map((row) => [Number(row.temperature_f), Number(row.relative_humidity_percent)])).toEqual(
    everyFive(30, 120).flatMap((temperature) => everyFive(5, 100).map((humidity) => [temperature, humidity])),
  );
});

test.each([
  ['dew_point_f', 'dewpoint_f', 'tolerance_dewpoint_f', 1],
  ['grains_per_pound', 'mixing_ratio_g_kg', 'tolerance_mixing_ratio', 7],
  ['mixing_ratio_g_kg', 'mixing_ratio_g_kg', 'tolerance_mixing_ratio', 1],
  ['absolute_humidity_g_m3', 'absolute_humidity_g_m3', 'tolerance_absolute_humidity', 1],
  ['vapor_pressure_hpa', 'vapor_pressure_hpa', 'tolerance_vapor_pressure', 1],
  ['vapor_pressure_in_hg', 'vapor_pressure_hpa', 'tolerance_vapor_pressure', 0.02953],
])('%s is %s of the reference, within %s, times %d', (name, theirs, tolerance, factor) => {
  const shared = rows.flatMap((row) => {
    const known = reference.find(
      ({ temperature_f, rh_percent }) =>
        temperature_f === row.temperature_f && rh_percent === row.relative_humidity_percent,
    );
    return known ? [{ row, known }] : [];
  });
  expect(shared.length).toBeGreaterThan(20);
  for (const { row, known } of shared) {
    const difference = Math.abs(Number(row[name]) - Number(known[theirs]) * factor);
    // Half of the last digit that the table has is lost.
    expect(difference).toBeLessThanOrEqual(Number(known[tolerance]) * factor + lastDigitOf(row[name]) / 2);
  }
});

/** What one more in the last digit of a written number is: 0.01 for "7.25". */
function lastDigitOf(written = ''): number {
  return 10 ** -(written.split('.')[1] ?? '').length;
}
