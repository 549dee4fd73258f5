import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { languageCodes, messagesIn } from '#content/i18n/languages.ts';
import { owner } from '#content/owner.ts';
import { ownerClaims } from '#content/owner-claims.ts';
import type { Business } from '#content/publication.ts';
import { psychrometricTable } from './downloads.ts';
import { letterheadBlock } from './letterhead.ts';
import { footerOf } from './printed-files.ts';

const confirmed: Business = {
  phone: { display: '(830) 625-4000' },
  email: 'help@wtr-restoration.com',
  reviewsEmail: 'reviews@wtr-restoration.com',
  security: { email: 'help@wtr-restoration.com' },
  claims: Object.fromEntries(ownerClaims.map((claim) => [claim, 'true'])) as Business['claims'],
};
const unconfirmed: Business = { ...confirmed, claims: { ...confirmed.claims, story: 'example' } };

describe.each(languageCodes)('%s', (language) => {
  const { sample } = messagesIn(language).downloads;
  const paper = { reviewed: '2026-11-01', from: 'manual.example/resources' };

  test.each<[string, Business, boolean]>([
    ['one claim is not confirmed', unconfirmed, true],
    ['all is confirmed', confirmed, false],
  ])('the footer starts with the preview mark if there are placeholders: %s', (_case, business, isMarked) => {
    const foot = footerOf(language, paper, business);
    expect(foot.startsWith(`${sample} · `)).toBe(isMarked);
    expect(foot.includes(sample)).toBe(isMarked);
  });

  test('the footer has the phone number, the review date, and the address of a public site', () => {
    const foot = footerOf(language, paper, confirmed);
    for (const part of [owner.phone.display, '2026-11-01']) expect(foot).toContain(part);
    expect(foot.endsWith(' · manual.example/resources')).toBe(true);
    expect(`${footerOf(language, { ...paper, from: undefined }, confirmed)} · manual.example/resources`).toBe(foot);
  });

  test('a letterhead names company, place, phone number, and what is filled in', () => {
    const { company, place, phone, fields } = letterheadBlock(language, ['Date']);
    expect([company, place, phone, fields]).toEqual([owner.company, owner.address.line, owner.phone.display, ['Date']]);
  });
});

/** The rows of a table, each by its heading. */
function rowsOf(csv: string): readonly Readonly<Record<string, string>>[] {
  const [heading = [], ...lines] = csv
    .trimEnd()
    .split(/\r?\n/)
    .map((line) => line.split(','));
  return lines.map((cells) => Object.fromEntries(heading.map((name, at) => [name, cells[at] ?? ''])));
}

const rows = rowsOf(psychrometricTable());
/** Values of another program, with tolerances. */
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
    // The table is rounded to its last digit.
    expect(difference).toBeLessThanOrEqual(Number(known[tolerance]) * factor + lastDigitOf(row[name]) / 2);
  }
});

/** The value of one unit in the last digit: 0.01 for "7.25". */
function lastDigitOf(written = ''): number {
  return 10 ** -(written.split('.')[1] ?? '').length;
}
