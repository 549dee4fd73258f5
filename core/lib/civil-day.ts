declare const civil: unique symbol;

/**
 * A calendar day as days since 1 January 1970. It has no hour and no time zone, so daylight saving time never shortens a period.
 */
export type CivilDay = number & { readonly [civil]: 'day' };

interface CalendarDate {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  /** 1 to 31. */
  readonly date: number;
}

// Years are counted from March here, so that a leap day is the last day of its year.
const march = 3;
const daysFromYear0To1970 = 719_468;
const startOfYear = (year: number) =>
  365 * year + Math.floor(year / 4) - Math.floor(year / 100) + Math.floor(year / 400);
/** Days before a month of that year: March, its month 0, to February, its month 11. */
const daysBeforeMonth = (month: number) => Math.floor((153 * month + 2) / 5);

/** The day of a calendar date. Overflowing months and days roll over. */
export function civilDay(year: number, month: number, date: number): CivilDay {
  const fromMarch = year * 12 + month - march;
  const [marchYear, marchMonth] = [Math.floor(fromMarch / 12), fromMarch - 12 * Math.floor(fromMarch / 12)];
  return (startOfYear(marchYear) + daysBeforeMonth(marchMonth) + date - 1 - daysFromYear0To1970) as CivilDay;
}

/** The date of a day in the calendar. */
export function dateOf(day: CivilDay): CalendarDate {
  const days = day + daysFromYear0To1970;
  // Never a year too late: leap days run less than a day ahead of their mean.
  let year = Math.floor(days / 365.2425);
  if (startOfYear(year + 1) <= days) year += 1;
  const dayOfYear = days - startOfYear(year);
  const month = Math.floor((5 * dayOfYear + 2) / 153);
  const date = dayOfYear - daysBeforeMonth(month) + 1;
  return month < 10 ? { year, month: month + march, date } : { year: year + 1, month: month - 9, date };
}

/** Parses "2026-11-22"; null for any other text and for impossible dates ("2026-02-30"). */
export function dayOf(text: string): CivilDay | null {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? [];
  const day = civilDay(Number(year), Number(month), Number(date));
  return isoOf(day) === text ? day : null;
}

/** The day as "2026-11-22". */
export function isoOf(day: CivilDay): string {
  const { year, month, date } = dateOf(day);
  return [String(year).padStart(4, '0'), ...[month, date].map((part) => String(part).padStart(2, '0'))].join('-');
}

/** 0 for Sunday to 6 for Saturday. 1 January 1970 was a Thursday. */
export function weekdayOf(day: CivilDay): number {
  return (((day + 4) % 7) + 7) % 7;
}

/** Adds days; negative numbers subtract. */
export function plusDays(day: CivilDay, days: number): CivilDay {
  return (day + days) as CivilDay;
}

/**
 * The same day of the month that many years later; 29 February ends on the last day of February (Government Code
 * 311.014(c)).
 */
export function plusYears(day: CivilDay, years: number): CivilDay {
  const { year, month, date } = dateOf(day);
  const lastOfMonth = civilDay(year + years, month + 1, 0);
  return Math.min(civilDay(year + years, month, date), lastOfMonth) as CivilDay;
}
