import { describe, expect, test } from 'vitest';
import { dayOf, isoOf, weekdayOf } from '../lib/civil-day.ts';
import given from './given.json' with { type: 'json' };
import { type HolidayList, holidaysOf, isClosed } from './holidays.ts';

const day = (text: string) => dayOf(text) ?? (Number.NaN as never);
const daysOf = (year: number, list: HolidayList) => [...holidaysOf(year, list)].map(isoOf).sort();

test.each(Object.entries(given.holidays))('the Texas days of %s', (year, holidays) => {
  const named = (legal: boolean) =>
    [...new Set(holidays.filter((each) => each.legal || !legal).map(({ date }) => date))].sort();
  expect(daysOf(Number(year), 'legal')).toEqual(named(true));
  expect(daysOf(Number(year), 'state')).toEqual(named(false));
});

test.each(Object.entries(given.federalHolidays))(
  'the federal days of %s, where they close a weekday',
  (year, given) => {
    const onWeekdays = (days: readonly string[]) =>
      days.filter((each) => each.startsWith(year) && weekdayOf(day(each)) % 6);
    expect(onWeekdays(daysOf(Number(year), 'federal'))).toEqual(onWeekdays([...given].sort()));
  },
);

describe('a day is closed', () => {
  test.each<[string, HolidayList, boolean]>([
    ['2026-07-03', 'legal', false],
    ['2026-07-03', 'federal', true],
    ['2026-07-04', 'legal', true],
    ['2026-10-12', 'state', false],
    ['2026-10-12', 'federal', true],
    ['2026-12-24', 'legal', false],
    ['2026-12-24', 'state', true],
    ['2026-11-27', 'legal', true],
    ['2026-11-27', 'federal', false],
    ['2027-12-31', 'federal', true],
    ['2027-12-31', 'state', false],
    ['2026-11-22', 'legal', true],
    // 19 June 2027 is a Saturday and 4 July 2027 a Sunday.
    ['2027-06-18', 'federal', true],
    ['2027-07-05', 'federal', true],
    ['2027-07-02', 'federal', false],
    ['2027-07-05', 'legal', false],
  ])('%s on the %s list: %s', (text, list, expected) => {
    expect(isClosed(day(text), list)).toBe(expected);
  });
});
