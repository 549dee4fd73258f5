import type { ClaimClockMessages } from '#content/en/tools/claim-clock.ts';
import type { Locale } from '#content/i18n/locale.ts';
import { wordsOf } from '#content/i18n/sourced.ts';
import { t } from '#content/i18n/t.ts';
import { type Deadline, statusOf } from '#core/claim-clock/deadlines.ts';
import { type CivilDay, civilDay, isoOf, weekdayOf } from '#core/lib/civil-day.ts';
import type { Rule } from '../../components/RuleList.tsx';

/** A day with its weekday, as sentences write it: "Monday, December 7, 2026", "lunes 7 de diciembre de 2026". */
export function dayInWords(day: CivilDay, { tag, date }: Locale): string {
  // 4 January 1970 was a Sunday.
  const weekday = new Date(Date.UTC(1970, 0, 4 + weekdayOf(day))).toLocaleDateString(tag, {
    weekday: 'long',
    timeZone: 'UTC',
  });
  return `${weekday}${tag.startsWith('es') ? '' : ','} ${date(isoOf(day))}`;
}

/** A locale whose dates have non-breaking spaces, except after the weekday. */
export function nonBreakingDates(locale: Locale): Locale {
  return { ...locale, date: (day) => locale.date(day).replaceAll(' ', '\u00a0') };
}

/** The label of a deadline's earlier reading. */
export function leadOf({ who, opens }: Deadline, { result }: ClaimClockMessages): string {
  if (opens) return result.notBefore;
  if (who === 'you') return result.doItBy;
  return who === 'policy' ? result.begins : result.ask;
}

/** The later reading in a sentence; null if both are the same. */
export function laterIn({ who, ask, latest }: Deadline, { result }: ClaimClockMessages, locale: Locale): string | null {
  if (ask === latest) return null;
  return t(who === 'you' ? result.someCount : result.latest, { day: dayInWords(latest, locale) }, locale);
}

/** The status of a deadline on a day: days left, or what to do now. */
export function statusText(date: Deadline, now: CivilDay, words: ClaimClockMessages, locale: Locale): string {
  const { result } = words;
  const status = statusOf(date, now);
  if (status === 'running') {
    return date.ask === now ? result.today : t(result.running, { count: date.ask - now }, locale);
  }
  if (date.opens) return result.open;
  if (date.who === 'you') return result.pastYours;
  if (date.who === 'policy') return result.pastPolicy;
  if (date.who === 'mold-contractor' && status === 'past-both') return result.pastMold;
  return t(result[status], { phone: wordsOf(words.helpLine) }, locale);
}

/** The sentences that explain a deadline. */
export function reasonsIn({ reasons, optional }: Deadline, words: ClaimClockMessages, locale: Locale): string[] {
  const holidays = locale.list(optional.map((holiday) => words.optional[holiday]));
  const { sentence, several } = words.optional;
  const fallInside = t(optional.length > 1 ? several : sentence, { holidays }, locale);
  return [...reasons.map((reason) => words.reasons[reason]), ...(optional.length > 0 ? [fallInside] : [])];
}

/** What the deadline is counted from, in a sentence. */
export function startIn({ from }: Deadline, words: ClaimClockMessages, locale: Locale): string {
  const trigger = words.days[from.trigger].label;
  return t(words.result.from, { day: locale.date(isoOf(from.day)), trigger: lowercaseFirst(trigger) }, locale);
}

function lowercaseFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** How a deadline is counted under the policy of the claim. */
export function countIn({ rule, surplus }: Deadline, { rules }: ClaimClockMessages): string {
  const words: Rule = rules[rule];
  return wordsOf((surplus && words.surplus) || words.how);
}

/** Today in the local time zone. */
export function today(): CivilDay {
  const now = new Date();
  return civilDay(now.getFullYear(), now.getMonth() + 1, now.getDate());
}
