import ical, { ICalAlarmType, type ICalEventData, ICalEventTransparency } from 'ical-generator';
import type { ClaimClockMessages } from '#content/en/tools/claim-clock.ts';
import type { Locale } from '#content/i18n/locale.ts';
import { wordsOf } from '#content/i18n/sourced.ts';
import { t } from '#content/i18n/t.ts';
import type { Deadline } from '#core/claim-clock/deadlines.ts';
import { type CivilDay, dateOf, plusDays } from '#core/lib/civil-day.ts';
import { saveText } from '../../lib/dom/save-file.ts';
import { countIn, reasonsIn } from './date-text.ts';
import type { SavedClaim } from './saved-claim.ts';

type Claim = Pick<SavedClaim, 'id' | 'edition'>;

/** A day in the same file that is not a deadline of the claim. */
export interface OtherDay {
  /** Identifies the event within the claim, stable across files. */
  readonly id: string;
  readonly day: CivilDay;
  readonly summary: string;
  readonly description: string;
}

/** Reminders at 9 a.m., two days before; also two weeks before for what takes longer, in seconds. */
const twoDaysBefore = 39 * 3600;
const twoWeeksBefore = 14 * 24 * 3600 - 9 * 3600;
const takesTime: readonly Deadline['rule'][] = [
  'suit-policy',
  'presuit-by',
  'proof-policy',
  'nfip-proof',
  'nfip-appeal',
  'nfip-suit',
  'twia-file',
  'twia-appraisal',
];

/**
 * Deadlines as a calendar file (RFC 5545), an all-day event for each reading. Events have stable UIDs and an increasing
 * SEQUENCE, so that importing a newer file updates them. Contains nothing of the claim but its dates.
 * @param made creation time of the file
 */
export function calendarOf(
  dates: readonly Deadline[],
  claim: Claim,
  words: ClaimClockMessages,
  locale: Locale,
  made: Date,
  others: readonly OtherDay[] = [],
): string {
  const events = [
    ...dates.flatMap((date) => eventsOf(date, claim, words, locale, made)),
    ...others.map(({ id, ...other }) =>
      wholeDayEvent({ ...other, id: `${claim.id}-${id}`, claim, made, alarms: [twoDaysBefore] }),
    ),
  ];
  const prodId = { company: 'water-damage-field-manual', product: 'claim-clock', language: locale.code };
  // RFC 5545, 3.1: the library omits the line break of the last line.
  return `${ical({ prodId, name: words.calendar.name, events })}\r\n`;
}

/** Downloads deadlines as a calendar file. Throws if the browser refuses. */
export function saveCalendar(
  dates: readonly Deadline[],
  claim: Claim,
  words: ClaimClockMessages,
  locale: Locale,
): void {
  saveText('claim-dates.ics', 'text/calendar', calendarOf(dates, claim, words, locale, new Date()));
}

function eventsOf(
  date: Deadline,
  claim: Claim,
  words: ClaimClockMessages,
  locale: Locale,
  made: Date,
): ICalEventData[] {
  const { title, ask, law } = words.rules[date.rule];
  const phone = wordsOf(words.helpLine);
  const counted = [countIn(date, words), ...reasonsIn(date, words, locale)].join(' ');
  const description = t(words.calendar.description, { title, how: counted, law, phone }, locale);
  const eventOn = (reading: 'ask' | 'latest', summary: string): ICalEventData =>
    wholeDayEvent({
      id: `${claim.id}-${date.rule}-${reading}`,
      day: date[reading],
      summary: t(summary, { what: ask }, locale),
      description,
      claim,
      made,
      alarms: [twoDaysBefore, ...(takesTime.includes(date.rule) ? [twoWeeksBefore] : [])],
    });
  const first = eventOn('ask', firstSummary(date, words));
  return date.ask === date.latest ? [first] : [first, eventOn('latest', words.calendar.latestSummary)];
}

interface WholeDay extends OtherDay {
  readonly claim: Claim;
  readonly made: Date;
  /** Seconds before the start of the day. */
  readonly alarms: readonly number[];
}

function wholeDayEvent({ id, day, summary, description, claim, made, alarms }: WholeDay): ICalEventData {
  return {
    id: `${id}@water-damage-field-manual`,
    sequence: claim.edition,
    stamp: made,
    start: wholeDay(day),
    end: wholeDay(plusDays(day, 1)),
    allDay: true,
    transparency: ICalEventTransparency.TRANSPARENT,
    summary,
    description,
    alarms: alarms.map((triggerBefore) => ({ type: ICalAlarmType.display, triggerBefore })),
  };
}

function firstSummary({ opens, who }: Deadline, { calendar }: ClaimClockMessages): string {
  if (who === 'policy' || opens) return calendar.onSummary;
  return who === 'you' ? calendar.bySummary : calendar.askSummary;
}

/** Without a time zone the library writes the UTC day. */
function wholeDay(day: CivilDay): Date {
  const { year, month, date } = dateOf(day);
  return new Date(Date.UTC(year, month - 1, date));
}
