import { describe, expect, test } from 'vitest';
import { civilDay, dateOf, dayOf, isoOf, plusDays, plusYears, weekdayOf } from './civil-day.ts';

const msPerDay = 86_400_000;
const day = (text: string) => dayOf(text) ?? Number.NaN;

test('every day of four centuries is the day that the machine’s own calendar names, forth and back', () => {
  const [first, last] = [civilDay(1899, 1, 1), civilDay(2301, 1, 1)];
  for (let each = first; each < last; each = plusDays(each, 1)) {
    // biome-ignore lint/style/noRestrictedGlobals: the calendar that ours is compared with.
    const machine = new Date(each * msPerDay);
    const date = { year: machine.getUTCFullYear(), month: machine.getUTCMonth() + 1, date: machine.getUTCDate() };
    if (JSON.stringify(dateOf(each)) !== JSON.stringify(date)) expect(dateOf(each)).toEqual(date);
    if (civilDay(date.year, date.month, date.date) !== each) expect(date).toBe(each);
    if (weekdayOf(each) !== machine.getUTCDay()) expect(weekdayOf(each)).toBe(machine.getUTCDay());
  }
  expect(isoOf(last)).toBe('2301-01-01');
});

describe('what is no day', () => {
  test.each(['', ' ', '2026', '2026-2-3', '2026-02-30', '2026-13-01', '2026-00-10', '2025-02-29', '22/11/2026', 'NaN'])(
    '%j',
    (text) => expect(dayOf(text)).toBeNull(),
  );
});

test.each([
  ['2028-02-29', 1, '2029-02-28'],
  ['2028-02-29', 4, '2032-02-29'],
  ['2026-02-28', 2, '2028-02-28'],
  ['2026-12-31', 1, '2027-12-31'],
])('%s and %d years is %s', (from, years, expected) => {
  expect(isoOf(plusYears(day(from) as never, years))).toBe(expected);
});

test.each([
  ['2026-03-07', 15, '2026-03-22'],
  ['2026-10-25', 15, '2026-11-09'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2026-03-01', -1, '2026-02-28'],
])('%s and %d days is %s, whatever the clocks do', (from, days, expected) => {
  expect(isoOf(plusDays(day(from) as never, days))).toBe(expected);
});
