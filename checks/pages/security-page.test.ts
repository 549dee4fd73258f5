import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const page = readFileSync('docs/security.md', 'utf8');

/** How many requirements of levels 1 and 2 each section of ASVS 5.0.0 has; they are numbered without a hole. */
const sections: Readonly<Record<string, number>> = {
  '1.1': 2,
  '1.2': 9,
  '1.3': 11,
  '1.4': 3,
  '1.5': 2,
  '2.1': 3,
  '2.2': 3,
  '2.3': 4,
  '2.4': 1,
  '3.2': 2,
  '3.3': 4,
  '3.4': 6,
  '3.5': 5,
  '3.7': 2,
  '4.1': 3,
  '4.2': 1,
  '4.3': 2,
  '4.4': 4,
  '5.1': 1,
  '5.2': 3,
  '5.3': 2,
  '5.4': 3,
  '6.1': 3,
  '6.2': 12,
  '6.3': 4,
  '6.4': 4,
  '6.5': 5,
  '6.6': 3,
  '6.8': 4,
  '7.1': 3,
  '7.2': 4,
  '7.3': 2,
  '7.4': 5,
  '7.5': 2,
  '7.6': 2,
  '8.1': 2,
  '8.2': 3,
  '8.3': 1,
  '8.4': 1,
  '9.1': 3,
  '9.2': 4,
  '10.1': 2,
  '10.2': 2,
  '10.3': 4,
  '10.4': 11,
  '10.5': 5,
  '10.6': 2,
  '10.7': 3,
  '11.1': 2,
  '11.2': 3,
  '11.3': 3,
  '11.4': 4,
  '11.5': 1,
  '11.6': 1,
  '12.1': 3,
  '12.2': 2,
  '12.3': 4,
  '13.1': 1,
  '13.2': 5,
  '13.3': 2,
  '13.4': 5,
  '14.1': 2,
  '14.2': 4,
  '14.3': 3,
  '15.1': 3,
  '15.2': 3,
  '15.3': 7,
  '16.1': 1,
  '16.2': 5,
  '16.3': 4,
  '16.4': 3,
  '16.5': 3,
  '17.1': 1,
  '17.2': 4,
  '17.3': 2,
};
const requirements = Object.entries(sections).flatMap(([section, count]) =>
  Array.from({ length: count }, (_, at) => `${section}.${at + 1}`),
);

interface Row {
  readonly from: string;
  readonly to: string;
  readonly verdict: string;
  readonly evidence: string;
}
const rows: readonly Row[] = Array.from(
  page.matchAll(/^\| (\d+\.\d+\.\d+)(?: to (\d+\.\d+\.\d+))? \| [^|]+ \| ([a-z ]+) \| ([^|]+) \|$/gm),
  ([, from = '', to, verdict = '', evidence = '']) => ({ from, to: to ?? from, verdict, evidence }),
);
const covered = ({ from, to }: Row) => requirements.slice(requirements.indexOf(from), requirements.indexOf(to) + 1);

test('every requirement of level 2 has a verdict, and one only', () => {
  expect(requirements).toHaveLength(253);
  expect(rows.flatMap(covered)).toEqual(requirements);
});

test('the counts at the top are those of the table', () => {
  const count = (verdict: string) => rows.filter((row) => row.verdict === verdict).flatMap(covered).length;
  expect(page).toContain(
    `${count('holds')} are held by tests, ${count('by reading')} by reading, ${count('not applicable')} do not apply, ${count('gap')} are gaps.`,
  );
  const verdicts = ['holds', 'by reading', 'not applicable', 'gap'];
  expect(verdicts.reduce((sum, verdict) => sum + count(verdict), 0)).toBe(requirements.length);
});

test('what holds names its test', () => {
  const held = rows.filter(({ verdict }) => verdict === 'holds');
  expect(held.filter(({ evidence }) => !/\.(test|spec)\.tsx?`/.test(evidence)).map(({ from }) => from)).toEqual([]);
});

test('every file that it names is there', () => {
  const named = Array.from(
    page.matchAll(/`([\w-]+(?:\/[\w.-]+)*\.(?:tsx?|md|json|yaml|service)|deploy\/\w+)`/g),
    ([, file = '']) => file,
  );
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter((file) => !existsSync(file))).toEqual([]);
});
