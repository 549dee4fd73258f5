import type { Moment } from '../job/drying-job.ts';
import { type CivilDay, dayOf } from '../lib/civil-day.ts';

export const minutesOfHour = 60;
const minutesOfDay = 1440;

/** Minutes of a moment on the wall's clock since 1 January 1970; null for a text that names none. */
export function minutesOf(moment: Moment): number | null {
  const [, date = '', hour, minute] = /^(\d{4}-\d{2}-\d{2})T(\d{2}):(\d{2})$/.exec(moment) ?? [];
  const day = dayOf(date);
  if (day === null || Number(hour) > 23 || Number(minute) > 59) return null;
  return day * minutesOfDay + Number(hour) * minutesOfHour + Number(minute);
}

/** Hours from one moment to another, negative when the other is earlier. Not a number where one of them is no moment. */
export function hoursBetween(from: Moment, to: Moment): number {
  return ((minutesOf(to) ?? Number.NaN) - (minutesOf(from) ?? Number.NaN)) / minutesOfHour;
}

/** The date of a moment, "2026-11-22". */
export function dateTextOf(moment: Moment): string {
  return moment.slice(0, 10);
}

/** The date of a moment as a day that can be counted; null for a text that names none. */
export function dateOfMoment(moment: Moment): CivilDay | null {
  return dayOf(dateTextOf(moment));
}
