import { type CivilDay, civilDay, dateOf, dayOf, plusDays, weekdayOf } from '../lib/civil-day.ts';

/**
 * Which days are closed besides Saturdays and Sundays. `legal`: national days and state days (1) to (6) of Government
 * Code 662.003, which 662.021 calls legal holidays. `state`: these and 24 and 26 December. `federal`: 5 U.S.C. 6103.
 */
export type HolidayList = 'legal' | 'state' | 'federal';

const [monday, thursday, saturday, sunday] = [1, 4, 6, 0];

/** Whether a day is a Saturday, a Sunday or a holiday of the list. */
export function isClosed(day: CivilDay, list: HolidayList): boolean {
  const weekday = weekdayOf(day);
  return weekday === saturday || weekday === sunday || holidaysOf(dateOf(day).year, list).has(day);
}

const listed = new Map<string, ReadonlySet<CivilDay>>();

/** The holidays of a year, those that fall on a weekend too: Texas moves none of them. */
export function holidaysOf(year: number, list: HolidayList): ReadonlySet<CivilDay> {
  const key = `${list} ${year}`;
  const known = listed.get(key) ?? new Set(list === 'federal' ? federalDays(year) : texanDays(year, list));
  listed.set(key, known);
  return known;
}

/** 662.003(a) and (b). */
function texanDays(year: number, list: 'legal' | 'state'): CivilDay[] {
  const on = (month: number, date: number) => civilDay(year, month, date);
  const thanksgiving = nth(year, 11, thursday, 4);
  const national = [
    on(1, 1),
    nth(year, 1, monday, 3),
    nth(year, 2, monday, 3),
    lastMonday(year, 5),
    on(7, 4),
    nth(year, 9, monday, 1),
    on(11, 11),
    thanksgiving,
    on(12, 25),
  ];
  const ofState = [on(1, 19), on(3, 2), on(4, 21), on(6, 19), on(8, 27), plusDays(thanksgiving, 1)];
  return [...national, ...ofState, ...(list === 'state' ? [on(12, 24), on(12, 26)] : [])];
}

/** The eleven federal days; one on a Saturday is observed on Friday, one on a Sunday on Monday. */
function federalDays(year: number): CivilDay[] {
  const on = (month: number, date: number) => observed(civilDay(year, month, date));
  return [
    on(1, 1),
    nth(year, 1, monday, 3),
    nth(year, 2, monday, 3),
    lastMonday(year, 5),
    on(6, 19),
    on(7, 4),
    nth(year, 9, monday, 1),
    nth(year, 10, monday, 2),
    on(11, 11),
    nth(year, 11, thursday, 4),
    on(12, 25),
    // New Year's Day of the next year is observed on 31 December where it is a Saturday.
    observed(civilDay(year + 1, 1, 1)),
  ];
}

function observed(day: CivilDay): CivilDay {
  const weekday = weekdayOf(day);
  if (weekday === saturday) return plusDays(day, -1);
  return weekday === sunday ? plusDays(day, 1) : day;
}

function nth(year: number, month: number, weekday: number, n: number): CivilDay {
  const first = civilDay(year, month, 1);
  return plusDays(first, ((weekday - weekdayOf(first) + 7) % 7) + 7 * (n - 1));
}

function lastMonday(year: number, month: number): CivilDay {
  const last = civilDay(year, month + 1, 0);
  return plusDays(last, -((weekdayOf(last) - monday + 7) % 7));
}

/** Optional holidays (662.003(c), 662.013), which some people count. */
export type OptionalHoliday = 'good-friday' | 'rosh-hashanah' | 'yom-kippur' | 'cesar-chavez-day';

/** The optional holidays on open days after one day and up to another, in order. */
export function optionalBetween(after: CivilDay, upTo: CivilDay): OptionalHoliday[] {
  const first = dateOf(after).year;
  const years = Array.from({ length: dateOf(upTo).year - first + 1 }, (_, i) => first + i);
  const inside = years.flatMap(optionalOf).filter(([, day]) => day > after && day <= upTo && !isClosed(day, 'state'));
  return inside.sort(([, one], [, other]) => one - other).map(([holiday]) => holiday);
}

function optionalOf(year: number): (readonly [OptionalHoliday, CivilDay])[] {
  const newYear = roshHashanah(year);
  return [
    ['good-friday', plusDays(easter(year), -2)],
    ['cesar-chavez-day', civilDay(year, 3, 31)],
    ['rosh-hashanah', newYear],
    ['yom-kippur', plusDays(newYear, 9)],
  ];
}

/** Easter Sunday of the Gregorian calendar: the Sunday after the full moon of its tables. */
function easter(year: number): CivilDay {
  const century = Math.floor(year / 100);
  const skippedLeapDays = century - Math.floor(century / 4);
  const moonShift = Math.floor((8 * century + 13) / 25);
  const age = (19 * (year % 19) + skippedLeapDays - moonShift + 15) % 30;
  // The moon's tables let no full moon fall on 19 April, nor twice on the 18th.
  const moon = age - (age === 29 || (age === 28 && year % 19 > 10) ? 1 : 0);
  const weekday = (year + Math.floor(year / 4) + moon + 2 - skippedLeapDays) % 7;
  return plusDays(civilDay(year, 3, 28), moon - weekday);
}

function roshHashanah(year: number): CivilDay {
  const hebrew = year + 3761;
  const [before, begins, next] = [hebrew - 1, hebrew, hebrew + 1].map(daysToYear) as [number, number, number];
  // No year has 356 or 382 days: it begins later instead.
  const wait = next - begins === 356 ? 2 : begins - before === 382 ? 1 : 0;
  return plusDays(hebrewEpoch, begins + wait);
}

/** The day before the first of the Hebrew year 1, counted back from a new year that is known: 5787 begins on 12 September 2026. */
const hebrewEpoch = plusDays(dayOf('2026-09-12') as CivilDay, -daysToYear(5787));

/** From the first new moon of the Hebrew calendar to the one of a year, with the days that it may not begin on. */
function daysToYear(year: number): number {
  const partsOfDay = 25_920;
  const months = Math.floor((235 * year - 234) / 19);
  const parts = 12_084 + 13_753 * months;
  const day = 29 * months + Math.floor(parts / partsOfDay);
  // A year begins on no Sunday, Wednesday or Friday.
  return (3 * (day + 1)) % 7 < 3 ? day + 1 : day;
}
