import { expect, test } from 'vitest';
import { dayOf, isoOf } from '../lib/civil-day.ts';
import { type Count, counted } from './count-days.ts';

// 3 October 2026 is a Saturday; 24 December 2026 is a Thursday and closed on the state's list alone.
test.each<[string, string, Count, boolean, string, boolean]>([
  ['days', '2026-10-02', { unit: 'days', n: 1 }, false, '2026-10-03', false],
  ['days of a list that do not roll', '2026-10-02', { unit: 'days', n: 1, list: 'legal' }, false, '2026-10-03', false],
  [
    'days that roll off a weekend',
    '2026-10-02',
    { unit: 'days', n: 1, list: 'legal', rolls: true },
    false,
    '2026-10-05',
    true,
  ],
  ['days that end open', '2026-10-02', { unit: 'days', n: 3, list: 'legal', rolls: true }, false, '2026-10-05', false],
  [
    'days of the legal list, which end on Christmas Eve',
    '2026-12-14',
    { unit: 'days', n: 10, list: 'legal', rolls: true },
    false,
    '2026-12-24',
    false,
  ],
  [
    'days of the state list, which roll off it and the weekend',
    '2026-12-14',
    { unit: 'days', n: 10, list: 'state', rolls: true },
    false,
    '2026-12-28',
    true,
  ],
  ['business days, legal where no list is named', '2026-12-22', { unit: 'business', n: 2 }, false, '2026-12-24', false],
  ['business days of the state', '2026-12-22', { unit: 'business', n: 2, list: 'state' }, false, '2026-12-28', false],
  ['a business day from a closed day', '2026-10-03', { unit: 'business', n: 1 }, false, '2026-10-05', false],
  ['no business day', '2026-10-03', { unit: 'business', n: 0 }, false, '2026-10-03', false],
  ['years', '2026-10-03', { unit: 'years', n: 2 }, false, '2028-10-03', false],
  ['years and a day', '2026-10-03', { unit: 'years', n: 2, plus: 1 }, false, '2028-10-04', false],
  ['days less some', '2026-10-03', { unit: 'days', n: 5, plus: -2 }, false, '2026-10-06', false],
  ['days in a catastrophe', '2026-10-03', { unit: 'days', n: 5, lengthens: true }, true, '2026-10-23', false],
  [
    'days that a catastrophe lengthens, in none',
    '2026-10-03',
    { unit: 'days', n: 5, lengthens: true },
    false,
    '2026-10-08',
    false,
  ],
  ['days that no catastrophe lengthens', '2026-10-03', { unit: 'days', n: 5 }, true, '2026-10-08', false],
])('%s', (_what, from, count, catastrophe, last, moved) => {
  const { day, ...rest } = counted(dayOf(from) ?? (Number.NaN as never), count, catastrophe);
  expect([isoOf(day), rest]).toEqual([last, { moved }]);
});
