import { type CivilDay, civilDay, dateOf, dayOf, plusDays, weekdayOf } from '../../../basis/days/civil-day.ts';

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

/** Optional holidays of 662.003(c) and 662.013: nobody must count them, and some do. */
export type OptionalHoliday = 'good-friday' | 'rosh-hashanah' | 'yom-kippur' | 'cesar-chavez-day';

/** The days that no rule of the civil calendar gives. The table ends with its last year: no year after it is answered. */
const movable: Readonly<Record<number, Readonly<Record<Exclude<OptionalHoliday, 'cesar-chavez-day'>, string>>>> = {
  2026: { 'good-friday': '2026-04-03', 'rosh-hashanah': '2026-09-12', 'yom-kippur': '2026-09-21' },
  2027: { 'good-friday': '2027-03-26', 'rosh-hashanah': '2027-10-02', 'yom-kippur': '2027-10-11' },
  2028: { 'good-friday': '2028-04-14', 'rosh-hashanah': '2028-09-21', 'yom-kippur': '2028-09-30' },
  2029: { 'good-friday': '2029-03-30', 'rosh-hashanah': '2029-09-10', 'yom-kippur': '2029-09-19' },
  2030: { 'good-friday': '2030-04-19', 'rosh-hashanah': '2030-09-28', 'yom-kippur': '2030-10-07' },
};

/** The years whose optional holidays are known. */
export const optionalYears: readonly number[] = Object.keys(movable).map(Number);

/** The optional holidays on open days after one day and up to another, in order. Empty for years that are not in the table. */
export function optionalBetween(after: CivilDay, upTo: CivilDay): OptionalHoliday[] {
  const first = dateOf(after).year;
  const years = Array.from({ length: dateOf(upTo).year - first + 1 }, (_, i) => first + i);
  const inside = years.flatMap(optionalOf).filter(({ day }) => day > after && day <= upTo && !isClosed(day, 'state'));
  return inside.sort((a, b) => a.day - b.day).map(({ holiday }) => holiday);
}

function optionalOf(year: number): { holiday: OptionalHoliday; day: CivilDay }[] {
  const days = movable[year];
  if (!days) return [];
  const named = Object.entries({ ...days, 'cesar-chavez-day': `${year}-03-31` });
  return named.flatMap(([holiday, text]) => {
    const day = dayOf(text);
    return day === null ? [] : [{ holiday: holiday as OptionalHoliday, day }];
  });
}
