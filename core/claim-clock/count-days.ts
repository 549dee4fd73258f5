import { type CivilDay, plusDays, plusYears } from '../lib/civil-day.ts';
import { type HolidayList, isClosed } from './holidays.ts';

/** How a period is counted. The day of the event is day 0; the last day counts. */
export interface Count {
  /** `days` are all days, `business` days are open ones, `years` end on the same day of the month. */
  readonly unit: 'days' | 'business' | 'years';
  readonly n: number;
  /** Plain days after that: "two years and one day". May be negative. */
  readonly plus?: number;
  /** Whether the fifteen days of a catastrophe (542.059(b)) are added. */
  readonly lengthens?: boolean;
  /** The list by which business days are counted, and off whose closed days a last day moves. */
  readonly list?: HolidayList;
  /** Whether a last day that is closed moves to the next open one (Government Code 311.014(b)). */
  readonly rolls?: boolean;
}

const catastropheDays = 15;

/** The last day of a period. `moved` is whether the day it first fell on was closed. */
export function counted(from: CivilDay, count: Count, catastrophe: boolean): { day: CivilDay; moved: boolean } {
  const extra = (count.plus ?? 0) + (catastrophe && count.lengthens ? catastropheDays : 0);
  const day = plusDays(plain(from, count), extra);
  const open = count.rolls && count.list ? rolled(day, count.list) : day;
  return { day: open, moved: open !== day };
}

function plain(from: CivilDay, { unit, n, list = 'legal' }: Count): CivilDay {
  if (unit === 'years') return plusYears(from, n);
  return unit === 'days' ? plusDays(from, n) : plusBusinessDays(from, n, list);
}

/** A step at a time, counting the open days. */
function plusBusinessDays(from: CivilDay, n: number, list: HolidayList): CivilDay {
  let day = from;
  for (let left = n; left > 0; ) {
    day = plusDays(day, 1);
    if (!isClosed(day, list)) left -= 1;
  }
  return day;
}

function rolled(from: CivilDay, list: HolidayList): CivilDay {
  let day = from;
  while (isClosed(day, list)) day = plusDays(day, 1);
  return day;
}
