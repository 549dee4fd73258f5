import type { Locale } from '#content/i18n/locale.ts';
import { wordsOf } from '#content/i18n/sourced.ts';
import { t } from '#content/i18n/t.ts';
import type { LossRecordMessages } from '#content/i18n/tool-messages.ts';
import { type Deadline, statusOf } from '#core/claim-clock/deadlines.ts';
import { type CivilDay, dayOf } from '#core/lib/civil-day.ts';
import type { LossRecord } from '#core/loss-record/record.ts';
import { dayInWords, laterIn, leadOf, startIn, statusText } from '../claim-clock/date-text.ts';
import { nameOfRow } from './field-labels.ts';

/** One date of a record in words. */
export interface DueDate {
  /** Names it in calendars; the same from file to file. */
  readonly id: string;
  readonly day: CivilDay;
  /** The day, written out with its weekday. */
  readonly written: string;
  readonly lead: string;
  readonly title: string;
  readonly text: string;
  readonly standing: string;
  readonly isPast: boolean;
  /** The deadline of the claim that it is; null for a promise. */
  readonly deadline: Deadline | null;
}

/** The deadlines of a claim, those of a dispute left to the claim clock. */
export function dueOf(
  dates: readonly Deadline[],
  now: CivilDay,
  { clock }: LossRecordMessages,
  locale: Locale,
): readonly DueDate[] {
  return dates
    .filter(({ dispute }) => !dispute)
    .map((deadline) => ({
      id: deadline.rule,
      day: deadline.ask,
      written: dayInWords(deadline.ask, locale),
      lead: leadOf(deadline, clock),
      title: clock.rules[deadline.rule].title,
      text: [
        startIn(deadline, clock, locale),
        wordsOf(clock.rules[deadline.rule].how),
        laterIn(deadline, clock, locale),
      ]
        .filter(Boolean)
        .join(' '),
      standing: statusText(deadline, now, clock, locale),
      isPast: statusOf(deadline, now) !== 'running',
      deadline,
    }));
}

/** What somebody promised by a day. */
export function promisesOf(
  record: LossRecord,
  now: CivilDay,
  words: LossRecordMessages,
  locale: Locale,
): readonly DueDate[] {
  const { due, clock } = words;
  return record.calls.flatMap(({ id, promised, promisedBy }): DueDate[] => {
    const day = dayOf(promisedBy);
    if (day === null) return [];
    const running = day === now ? clock.result.today : t(clock.result.running, { count: day - now }, locale);
    return [
      {
        id: `promise-${id}`,
        day,
        written: dayInWords(day, locale),
        lead: clock.result.ask,
        title: t(due.promise, { what: promised }, locale),
        text: t(due.promisedBy, { who: nameOfRow(record, 'calls', id, words) }, locale),
        standing: day < now ? due.past : running,
        isPast: day < now,
        deadline: null,
      },
    ];
  });
}
