import { expect, test } from 'vitest';
import { fitLabel, layoutChart } from './chart-paths.ts';

const line = (...values: (number | null)[]) => ({ name: 'a', values });

test.each([
  [[line(0, 98)], [0, 50, 100]],
  [[line(3, 1)], [0, 1, 2, 3]],
  [[line(-4, 12)], [-5, 0, 5, 10, 15]],
  [[line(null, null)], [0, 0.5, 1]],
])('ticks are round numbers', (lines, ticks) => expect(layoutChart(640, lines, 2).ticks).toEqual(ticks));

test('a missing reading leaves a gap', () => {
  expect(layoutChart(390, [line(1, null, 2, 3)], 4).path([1, null, 2, 3])).toMatch(
    /^M[\d.]+ [\d.]+M[\d.]+ [\d.]+L[\d.]+ [\d.]+$/,
  );
});

test('labels of lines that end together do not overlap and stay inside of the drawing', () => {
  const { labels, height } = layoutChart(390, [line(0, 1), line(0, 1), line(0, 1)], 2);
  const sorted = labels.map(Number).toSorted((one, other) => one - other);
  expect(sorted.slice(1).every((each, at) => each - (sorted[at] ?? 0) >= 15)).toBe(true);
  expect(Math.max(...layoutChart(390, [line(1, 0), line(1, 0), line(1, 0)], 2).labels.map(Number))).toBeLessThanOrEqual(
    height,
  );
});

test('only a line read on the last visit has a leader to its label', () => {
  const { ends, x, y } = layoutChart(640, [line(9, 5, null), line(9, 8, 2)], 3);
  expect(ends).toEqual([null, [x(2), y(2)]]);
});

test.each([
  [640, ['Nov 21', 'Nov 22', 'Nov 23'], [0, 1, 2]],
  [640, ['Nov 21', 'Nov 21', 'Nov 22', ''], [0, 2]],
  [320, ['Nov 21', 'Nov 22', 'Nov 23', 'Nov 24', 'Nov 25', 'Nov 26'], [0, 2, 4]],
])('%i wide, each day has one label, as many as fit', (width, days, shown) => {
  const chart = layoutChart(
    width,
    days.map(() => line(1)),
    days.length,
  );
  expect(chart.days(days)).toEqual(shown);
});

test('if labels do not fit, the highest readings keep theirs, inside of the drawing', () => {
  const many = Array.from({ length: 40 }, (_, at) => line(40, at));
  const { labels, height } = layoutChart(390, many, 2, 0);
  const named = labels.flatMap((label, at) => (label === null ? [] : [[at, label] as const]));
  expect(named.map(([at]) => at)).toEqual(many.map((_, at) => at).slice(-named.length));
  expect(named.length).toBeGreaterThan(10);
  expect(Math.min(...named.map(([, label]) => label))).toBeGreaterThanOrEqual(12);
  expect(Math.max(...named.map(([, label]) => label))).toBeLessThanOrEqual(height);
});

test('the label of the reference line does not overlap others', () => {
  const { labels, levelLabel } = layoutChart(390, [line(9, 0), line(5, 0)], 2, 0);
  expect(labels.every((each) => Math.abs(Number(each) - levelLabel) >= 15)).toBe(true);
});

test.each([
  ['Kitchen', '63.6', 20, 'Kitchen 63.6'],
  ['Living room', '63.6', 12, 'Living… 63.6'],
  ['A', '+1.5', 4, 'A +1.5'],
  ['Living room', '', 12, 'Living room'],
  ['Living room', '', 8, 'Living …'],
])('%s with %j in %i letters', (name, value, letters, valueText) =>
  expect(fitLabel(name, value, letters)).toBe(valueText),
);
