import type { Moment } from '../job/drying-job.ts';
import { type CivilDay, dayOf } from '../lib/civil-day.ts';

export const minutesOfHour = 60;
const minutesOfDay = 1440;

/** Wall-clock minutes since 1 January 1970; null if invalid. */
export function minutesOf(moment: Moment): number | null {
  const [, date = '', hour, minute] = /^(\d{4}-\d{2}-\d{2})T(\d{2}):(\d{2})$/.exec(moment) ?? [];
  const day = dayOf(date);
  if (day === null || Number(hour) > 23 || Number(minute) > 59) return null;
  return day * minutesOfDay + Number(hour) * minutesOfHour + Number(minute);
}

/** Hours between two times, negative if the second is earlier. NaN if one is invalid. */
export function hoursBetween(from: Moment, to: Moment): number {
  return ((minutesOf(to) ?? Number.NaN) - (minutesOf(from) ?? Number.NaN)) / minutesOfHour;
}

/** The date of a moment, "2026-11-22". */
export function dateTextOf(moment: Moment): string {
  return moment.slice(0, 10);
}

/** The date of a time as a civil day; null if invalid. */
export function dateOfMoment(moment: Moment): CivilDay | null {
  return dayOf(dateTextOf(moment));
}
