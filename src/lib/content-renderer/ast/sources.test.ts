import { expect, test } from 'vitest';
import { renderContext } from './render-context.ts';
import { formatRanges, mostCommonReadDate, sourceStatus } from './sources.ts';

const copy = (copyRead: string | null, storedCopy = true) =>
  ({
    organisation: 'EPA',
    title: 'Flood',
    url: 'https://epa.gov',
    rank: 'authority',
    pageDate: null,
    copyRead,
    storedCopy,
  }) as const;

test.each([
  ['the day that the note names', copy('2026-11-21'), []],
  ['another day', copy('2026-11-22'), ['copy read 2026-11-22']],
  ['a page itself, on the same day', copy('2026-11-21', false), ['read 2026-11-21']],
  ['no copy', copy(null), ['we couldn’t get a copy']],
])('%s', (_case, source, expected) => {
  expect(sourceStatus(source, renderContext('en'), '2026-11-21')).toEqual(['law or public agency', ...expected]);
});

test.each([
  ['most days win', [copy('2026-11-20'), copy('2026-11-21'), copy('2026-11-21')], '2026-11-21'],
  ['pages read themselves do not count', [copy('2026-11-20', false), copy('2026-11-21')], '2026-11-21'],
  ['nothing stored', [copy('2026-11-20', false), copy(null)], undefined],
])('%s', (_case, sources, expected) => {
  expect(mostCommonReadDate(sources)).toBe(expected);
});

test.each([
  ['', []],
  ['7', [7]],
  ['7, 8', [7, 8]],
  ['7–9', [7, 8, 9]],
  ['1, 2, 5–7, 9', [1, 2, 5, 6, 7, 9]],
  ['1–3, 5–8', [1, 2, 3, 5, 6, 7, 8]],
])('%s', (expected, numbers) => {
  expect(formatRanges(numbers)).toBe(expected);
});
