import { type CivilDay, civilDay, dateOf, dayOf, plusDays } from '../lib/civil-day.ts';
import { isClosed } from './holidays.ts';

/** Optional holidays of 662.003(c) and 662.013: nobody must count them, and some do. */
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

/** The first day of the Hebrew year that begins in a civil year. */
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
