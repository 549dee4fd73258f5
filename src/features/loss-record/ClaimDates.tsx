import { useEffect, useState } from 'react';
import type { Locale } from '#content/i18n/locale.ts';
import { t } from '#content/i18n/t.ts';
import { type Policy, type TypedClaim, triggersOf, yearsCounted } from '#core/claim-clock/input.ts';
import { type CivilDay, dateOf, isoOf } from '#core/lib/civil-day.ts';
import { claimEdit, claimOf } from '#core/loss-record/claim.ts';
import { recordAddress } from '../../lib/storage/record-address.ts';
import { countClaim } from '../claim-clock/count-claim.ts';
import { readClaim, type SavedClaim } from '../claim-clock/saved-claim.ts';
import { today } from '../claim-clock/today.ts';
import styles from '../records/record.module.css';
import look from './dates.module.css';
import { type DueDate, dueOf, promisesOf } from './due-dates.ts';
import { Section } from './Section.tsx';
import { SectionFields } from './SectionFields.tsx';
import { partOf } from './section-context.ts';
import type { PartProps } from './section-props.ts';

/** The days of the claim, and the dates that follow from them and from what was promised. */
export const ClaimDates = partOf(['claim', 'story', 'calls'], function ClaimDates(props) {
  const { record, words, locale, places } = props;
  const claim = claimOf(record);
  const { loss } = claim.days;
  return (
    <Section name="claim" words={words}>
      <FromClock {...props} />
      <SectionFields {...props} name="claim" only={askedOf(claim.policy as Policy)} />
      {loss && record.claim.loss === '' && <p>{t(words.due.fromStory, { day: locale.date(loss) }, locale)}</p>}
      <Due {...props} claim={claim} />
      <p className={styles.lead}>{words.clock.result.notAdvice}</p>
      <p className="no-print">
        <a href={`${places.claimClock}${recordAddress(record.id)}`}>{words.due.clock}</a>
      </p>
    </Section>
  );
});

/** What the kind of policy asks for. That a day is a guess is said in the claim clock. */
function askedOf(policy: Policy): readonly string[] {
  const ticks = {
    admitted: ['calledOnly', 'catastrophe', 'arson'],
    surplus: ['calledOnly', 'catastrophe', 'arson'],
    twia: ['calledOnly'],
    nfip: [],
  } as const satisfies Record<Policy, readonly string[]>;
  return ['policy', ...triggersOf[policy], ...ticks[policy]];
}

/** Days that were typed into the claim clock, offered while the record has none of its own. */
function FromClock({ record, state, words }: PartProps) {
  const [kept, setKept] = useState<SavedClaim | null>(null);
  useEffect(() => {
    void readClaim(null).then((found) => setKept(found.kept));
  }, []);
  const edit = kept && claimEdit(record, kept.claim);
  const hasOwn = triggersOf.admitted.some((trigger) => record.claim[trigger] !== '') || record.claim.bought !== '';
  if (hasOwn || edit?.kind !== 'several' || edit.edits.length === 0) return null;
  return (
    <p className="no-print">
      {words.due.fromClock}{' '}
      <button type="button" className="btn btn-alt" onClick={() => void state.edit(edit)}>
        {words.due.takeClock}
      </button>
    </p>
  );
}

/** The dates of a record in their order: what the law, the policy or a program sets, and what was promised. */
function Due({ record, state, words, locale, claim }: PartProps & { readonly claim: TypedClaim }) {
  const [now] = useState(today);
  const [failed, setFailed] = useState(false);
  const counted = countClaim(claim, []);
  const dates = counted.kind === 'dates' ? counted.dates : [];
  const due = [...dueOf(dates, now, words, locale), ...promisesOf(record, now, words, locale)].sort(
    (one, other) => one.day - other.day,
  );
  const save = async (some: readonly DueDate[]) => {
    try {
      const { saveRecordDates } = await import('./record-calendar.ts');
      await saveRecordDates(some, record, state, words, locale);
      setFailed(false);
    } catch {
      setFailed(true);
    }
  };
  const years = { first: locale.date(`${yearsCounted.first}-01-01`), last: locale.date(`${yearsCounted.last}-12-31`) };
  return (
    <>
      {counted.kind === 'fault' && counted.error !== 'no-day' && (
        <p className={styles.fault}>
          {t(words.due.fault, { fault: t(words.clock.errors[counted.error], years, locale) }, locale)}
        </p>
      )}
      <h3>{words.due.title}</h3>
      {due.length === 0 && <p className={`${styles.none} no-print`}>{words.due.none}</p>}
      <ol className={look.due}>
        {due.map((date) => (
          <li key={date.id} data-past={date.isPast || undefined}>
            <DateTile day={date.day} locale={locale} />
            <div>
              <h4>{date.title}</h4>
              <p>
                {date.lead} <time dateTime={isoOf(date.day)}>{date.written}</time>. {date.text}
              </p>
              <p className={look.standing}>{date.standing}</p>
              <button
                type="button"
                className={look.calendar}
                aria-label={t(words.clock.calendar.oneNamed, { title: date.title }, locale)}
                onClick={() => void save([date])}
              >
                {words.clock.calendar.one}
              </button>
            </div>
          </li>
        ))}
      </ol>
      {due.length > 0 && (
        <p className={`${styles.buttons} no-print`}>
          <button type="button" className="btn btn-alt" onClick={() => void save(due)}>
            {words.due.all}
          </button>
          <span role="status">{failed ? words.clock.calendar.failed : words.clock.calendar.alarm}</span>
        </p>
      )}
    </>
  );
}

/** A day as a leaf of a calendar. What it shows stands in the text beside it too. */
function DateTile({ day, locale: { tag } }: { readonly day: CivilDay; readonly locale: Locale }) {
  const { year, month, date } = dateOf(day);
  const short = new Date(Date.UTC(year, month - 1, date)).toLocaleDateString(tag, { month: 'short', timeZone: 'UTC' });
  return (
    <div className={look.tile} aria-hidden="true">
      <b>{short}</b>
      <span>{date}</span>
    </div>
  );
}
