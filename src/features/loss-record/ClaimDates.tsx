import { useEffect, useState } from 'react';
import type { Locale } from '#content/i18n/locale.ts';
import { t } from '#content/i18n/t.ts';
import { type Policy, type TypedClaim, triggersOf, yearsCounted } from '#core/claim-clock/input.ts';
import { type CivilDay, dateOf, isoOf } from '#core/lib/civil-day.ts';
import { claimEdit, claimOf } from '#core/loss-record/claim.ts';
import type { AnyRow } from '#core/records/shape.ts';
import { recordAddress } from '../../lib/storage/record-address.ts';
import { countClaim } from '../claim-clock/count-claim.ts';
import { today } from '../claim-clock/date-text.ts';
import { readClaim, type SavedClaim } from '../claim-clock/saved-claim.ts';
import styles from '../records/record.module.css';
import { type DueDate, dueOf, promisesOf } from './due-dates.ts';
import lossStyles from './loss-record.module.css';
import { dayOfRow, memoSection, Rows, Section, SectionFields, type SectionProps } from './Section.tsx';

export const ClaimDates = memoSection(['claim', 'story', 'calls'], function ClaimDates(props) {
  const { record, messages, locale, places } = props;
  const claim = claimOf(record);
  const { loss } = claim.days;
  return (
    <Section name="claim" messages={messages}>
      <FromClock {...props} />
      <SectionFields {...props} name="claim" only={askedOf(claim.policy as Policy)} />
      {loss && record.claim.loss === '' && <p>{t(messages.due.fromStory, { day: locale.date(loss) }, locale)}</p>}
      <Due {...props} claim={claim} />
      <p className={styles.lead}>{messages.clock.result.notAdvice}</p>
      <p className="no-print">
        <a href={`${places.claimClock}${recordAddress(record.id)}`}>{messages.due.clock}</a>
      </p>
    </Section>
  );
});

/** Fields that depend on the policy type. Guessed dates are marked in the claim clock only. */
function askedOf(policy: Policy): readonly string[] {
  const ticks = {
    admitted: ['calledOnly', 'catastrophe', 'arson'],
    surplus: ['calledOnly', 'catastrophe', 'arson'],
    twia: ['calledOnly'],
    nfip: [],
  } as const satisfies Record<Policy, readonly string[]>;
  return ['policy', ...triggersOf[policy], ...ticks[policy]];
}

/** Offers the dates of the claim clock while the record has none. */
function FromClock({ record, state, messages }: SectionProps) {
  const [saved, setSaved] = useState<SavedClaim | null>(null);
  useEffect(() => {
    void readClaim(null).then((found) => setSaved(found.saved));
  }, []);
  const edit = saved && claimEdit(record, saved.claim);
  const hasOwn = triggersOf.admitted.some((trigger) => record.claim[trigger] !== '') || record.claim.bought !== '';
  if (hasOwn || edit?.kind !== 'several' || edit.edits.length === 0) return null;
  return (
    <p className="no-print">
      {messages.due.fromClock}{' '}
      <button type="button" className="btn btn-alt" onClick={() => void state.edit(edit)}>
        {messages.due.takeClock}
      </button>
    </p>
  );
}

function Due({ record, state, messages, locale, claim }: SectionProps & { readonly claim: TypedClaim }) {
  const [now] = useState(today);
  const [failed, setFailed] = useState(false);
  const counted = countClaim(claim, []);
  const dates = counted.kind === 'dates' ? counted.dates : [];
  const due = [...dueOf(dates, now, messages, locale), ...promisesOf(record, now, messages, locale)].sort(
    (one, other) => one.day - other.day,
  );
  const save = async (some: readonly DueDate[]) => {
    try {
      const { saveRecordDates } = await import('./record-calendar.ts');
      await saveRecordDates(some, record, state, messages, locale);
      setFailed(false);
    } catch {
      setFailed(true);
    }
  };
  const years = { first: locale.date(`${yearsCounted.first}-01-01`), last: locale.date(`${yearsCounted.last}-12-31`) };
  return (
    <>
      {counted.kind === 'error' && counted.error !== 'no-day' && (
        <p className={styles.error}>
          {t(messages.due.fault, { fault: t(messages.clock.errors[counted.error], years, locale) }, locale)}
        </p>
      )}
      <h3>{messages.due.title}</h3>
      {due.length === 0 && <p className={`${styles.none} no-print`}>{messages.due.none}</p>}
      <ol className={lossStyles.due}>
        {due.map((date) => (
          <li key={date.id} data-past={date.isPast || undefined}>
            <DateTile day={date.day} locale={locale} />
            <div>
              <h4>{date.title}</h4>
              <p>
                {date.lead} <time dateTime={isoOf(date.day)}>{date.written}</time>. {date.text}
              </p>
              <p className={lossStyles.status}>{date.status}</p>
              <button
                type="button"
                className={lossStyles.calendar}
                aria-label={t(messages.clock.calendar.oneNamed, { title: date.title }, locale)}
                onClick={() => void save([date])}
              >
                {messages.clock.calendar.one}
              </button>
            </div>
          </li>
        ))}
      </ol>
      {due.length > 0 && (
        <p className={`${styles.buttons} no-print`}>
          <button type="button" className="btn btn-alt" onClick={() => void save(due)}>
            {messages.due.all}
          </button>
          <span role="status">{failed ? messages.clock.calendar.failed : messages.clock.calendar.alarm}</span>
        </p>
      )}
    </>
  );
}

/** Decorative calendar tile; the text beside it has the same date. */
function DateTile({ day, locale: { tag } }: { readonly day: CivilDay; readonly locale: Locale }) {
  const { year, month, date } = dateOf(day);
  const short = new Date(Date.UTC(year, month - 1, date)).toLocaleDateString(tag, { month: 'short', timeZone: 'UTC' });
  return (
    <div className={lossStyles.tile} aria-hidden="true">
      <b>{short}</b>
      <span>{date}</span>
    </div>
  );
}

export const Calls = memoSection(['calls'], function Calls(props) {
  return (
    <Section name="calls" messages={props.messages}>
      <Rows
        {...props}
        table="calls"
        begin={lastCaller}
        unlike={['at', 'said', 'promised', 'promisedBy']}
        aside={dayOfRow(props.locale)}
      />
    </Section>
  );
});

function lastCaller(last: AnyRow | undefined): Partial<AnyRow> {
  return last ? { who: last.who ?? '', company: last.company ?? '', phone: last.phone ?? '' } : {};
}
