import ical, { ICalAlarmType, type ICalEventData, ICalEventTransparency } from 'ical-generator';
import type { ClaimClockMessages } from '#content/en/tools/claim-clock.ts';
import type { Locale } from '#content/i18n/locale.ts';
import { wordsOf } from '#content/i18n/sourced.ts';
import { t } from '#content/i18n/t.ts';
import type { Deadline } from '#core/claim-clock/deadlines.ts';
import { type CivilDay, dateOf, plusDays } from '#core/lib/civil-day.ts';
import { saveText } from '../../lib/dom/save-file.ts';
import { reasonsIn } from './date-text.ts';
import type { SavedClaim } from './saved-claim.ts';

type Claim = Pick<SavedClaim, 'id' | 'edition'>;

/** A day that the claim's rules do not set: it goes into the same file. */
export interface OtherDay {
  /** Names it beside the claim; the same from file to file. */
  readonly id: string;
  readonly day: CivilDay;
  readonly summary: string;
  readonly description: string;
}

/** Nine in the morning, two days before; for what nobody does in two days, two weeks before as well. */
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
 * Dates as a calendar file (RFC 5545): an event for the whole day for each reading. An event keeps its name from file to
 * file and its number rises with each, so that a calendar that reads a second file moves it and does not double it.
 * Nothing of the claim but its dates is in it.
 * @param made when the file is made
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
  // RFC 5545, 3.1: the last line ends as every other does, which the library leaves out.
  return `${ical({ prodId, name: words.calendar.name, events })}\r\n`;
}

/** Saves dates as a file. Throws where the browser refuses. */
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
  const { title, ask, how, law } = words.rules[date.rule];
  const phone = wordsOf(words.helpLine);
  const counted = [wordsOf(how), ...reasonsIn(date, words, locale)].join(' ');
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
  /** Seconds before the day begins. */
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

/** The library reads a whole day in the time zone of the device. */
function wholeDay(day: CivilDay): Date {
  const { year, month, date } = dateOf(day);
  return new Date(year, month - 1, date);
}
