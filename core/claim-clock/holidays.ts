import { type CivilDay, civilDay, dateOf, plusDays, weekdayOf } from '../lib/civil-day.ts';

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

/** The eleven federal days; one on a Saturday is kept on Friday, one on a Sunday on Monday. */
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
    // New Year's Day of the next year is kept on 31 December where it is a Saturday.
    observed(civilDay(year + 1, 1, 1)),
  ];
}

function observed(day: CivilDay): CivilDay {
  const weekday = weekdayOf(day);
  if (weekday === saturday) return plusDays(day, -1);
  return weekday === sunday ? plusDays(day, 1) : day;
}

/** The nth of a weekday in a month. */
function nth(year: number, month: number, weekday: number, n: number): CivilDay {
  const first = civilDay(year, month, 1);
  return plusDays(first, ((weekday - weekdayOf(first) + 7) % 7) + 7 * (n - 1));
}

function lastMonday(year: number, month: number): CivilDay {
  const last = civilDay(year, month + 1, 0);
  return plusDays(last, -((weekdayOf(last) - monday + 7) % 7));
}
