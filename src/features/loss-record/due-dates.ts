import type { Locale } from '#content/i18n/locale.ts';
import { t } from '#content/i18n/t.ts';
import type { LossRecordMessages } from '#content/i18n/tool-messages.ts';
import { type Deadline, deadlinesOf, statusOf } from '#core/claim-clock/deadlines.ts';
import { checkClaim, type TypedClaim } from '#core/claim-clock/input.ts';
import { type CivilDay, dayOf } from '#core/lib/civil-day.ts';
import { claimOf } from '#core/loss-record/claim.ts';
import type { LossRecord } from '#core/loss-record/record.ts';
import { countIn, dayInWords, laterIn, leadOf, startIn, statusText } from '../claim-clock/date-text.ts';
import { nameOfRow } from './field-labels.ts';

export interface DueDate {
  /** Stable id of the calendar event. */
  readonly id: string;
  readonly day: CivilDay;
  readonly written: string;
  readonly lead: string;
  readonly title: string;
  readonly text: string;
  readonly status: string;
  readonly isPast: boolean;
  /** The claim's deadline; null for a promise. */
  readonly deadline: Deadline | null;
}

/** Texts of a claim's deadlines, without those of disputes, which the claim clock shows. */
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
      text: [startIn(deadline, clock, locale), countIn(deadline, clock), laterIn(deadline, clock, locale)]
        .filter(Boolean)
        .join(' '),
      status: statusText(deadline, now, clock, locale),
      isPast: statusOf(deadline, now) !== 'running',
      deadline,
    }));
}

/** Texts of promises with a date. */
export function promisesOf(
  record: LossRecord,
  now: CivilDay,
  messages: LossRecordMessages,
  locale: Locale,
): readonly DueDate[] {
  const { due, clock } = messages;
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
        text: t(due.promisedBy, { who: nameOfRow(record, 'calls', id, messages) }, locale),
        status: day < now ? due.past : running,
        isPast: day < now,
        deadline: null,
      },
    ];
  });
}

/** Deadlines of a record's claim in order, and the claim they were counted from. */
export interface ClaimDates {
  readonly claim: TypedClaim;
  readonly dates: readonly Deadline[];
}

/** Deadlines of a record; null without a known date or with contradictory dates. */
export function claimDatesOf(record: LossRecord): ClaimDates | null {
  const claim = claimOf(record);
  const checked = checkClaim(claim);
  if (!checked.ok) return null;
  return { claim, dates: deadlinesOf(checked.value).toSorted((one, other) => one.ask - other.ask) };
}
