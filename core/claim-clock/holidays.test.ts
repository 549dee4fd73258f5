import { describe, expect, test } from 'vitest';
import { dayOf, isoOf, plusDays, weekdayOf } from '../lib/civil-day.ts';
import given from './given.json' with { type: 'json' };
import { type HolidayList, holidaysOf, isClosed, optionalBetween } from './holidays.ts';

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

describe('optional holidays inside a count', () => {
  test.each<[string, string, string[]]>([
    ['2026-03-20', '2026-04-10', ['cesar-chavez-day', 'good-friday']],
    ['2026-04-03', '2026-04-10', []],
    ['2026-04-02', '2026-04-03', ['good-friday']],
    // A Saturday: nobody would count it anyway.
    ['2026-09-01', '2026-09-15', []],
    ['2026-09-15', '2026-09-21', ['yom-kippur']],
    ['2030-12-20', '2031-04-20', ['cesar-chavez-day', 'good-friday']],
    ['2025-04-07', '2025-04-28', ['good-friday']],
    ['2026-12-20', '2027-03-30', ['good-friday']],
    ['2026-12-20', '2027-03-31', ['good-friday', 'cesar-chavez-day']],
    ['2026-04-01', '2027-03-26', ['good-friday', 'yom-kippur', 'good-friday']],
  ])('after %s up to %s: %j', (after, upTo, expected) => {
    expect(optionalBetween(day(after), day(upTo))).toEqual(expected);
  });
});

// Good Friday is never on a weekend; the other two are reported only on weekdays.
test.each<[number, goodFriday: string, roshHashanah: string, yomKippur: string]>([
  [2015, '2015-04-03', '2015-09-14', '2015-09-23'],
  [2024, '2024-03-29', '2024-10-03', '2024-10-12'],
  [2025, '2025-04-18', '2025-09-23', '2025-10-02'],
  [2026, '2026-04-03', '2026-09-12', '2026-09-21'],
  [2027, '2027-03-26', '2027-10-02', '2027-10-11'],
  [2028, '2028-04-14', '2028-09-21', '2028-09-30'],
  [2029, '2029-03-30', '2029-09-10', '2029-09-19'],
  [2030, '2030-04-19', '2030-09-28', '2030-10-07'],
  [2040, '2040-03-30', '2040-09-08', '2040-09-17'],
])('the movable days of %i', (year, ...expected) => {
  const found = Array.from({ length: 366 }, (_, at) => plusDays(day(`${year}-01-01`), at)).flatMap((one) => {
    const [holiday] = optionalBetween(plusDays(one, -1), one);
    return holiday && holiday !== 'cesar-chavez-day' ? [isoOf(one)] : [];
  });
  expect(found).toEqual(expected.filter((text) => weekdayOf(day(text)) % 6 !== 0));
});

test('Yom Kippur agrees with the Hebrew calendar of Intl', () => {
  const hebrew = new Intl.DateTimeFormat('en-u-ca-hebrew', { timeZone: 'UTC', day: 'numeric', month: 'long' });
  for (let year = 2015; year <= 2060; year += 1) {
    const fast = Array.from({ length: 120 }, (_, at) => plusDays(day(`${year}-08-01`), at)).filter((one) =>
      optionalBetween(plusDays(one, -1), one).includes('yom-kippur'),
    );
    expect(fast.every((one) => /^10 Tishri/.test(hebrew.format(one * 86_400_000)))).toBe(true);
    expect(fast.length).toBeLessThan(2);
  }
});
