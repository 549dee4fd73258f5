import { type RefObject, useState } from 'react';
import type { ClaimClockMessages } from '#content/en/tools/claim-clock.ts';
import { type LanguageTag, type Locale, localeOf } from '#content/i18n/locale.ts';
import type { Deadline } from '#core/claim-clock/deadlines.ts';
import { type Policy, triggers } from '#core/claim-clock/input.ts';
import type { TypedClaim } from '#core/claim-clock/validate.ts';
import styles from './claim-clock.module.css';
import { DateRow } from './DateRow.tsx';
import { withWholeDates } from './date-text.ts';
import { NoticeLines } from './NoticeLines.tsx';
import { today } from './today.ts';
import type { ClaimState } from './use-claim.ts';

interface DatesProps {
  readonly title: RefObject<HTMLHeadingElement | null>;
  readonly dates: readonly Deadline[];
  readonly claim: TypedClaim;
  readonly state: ClaimState;
  readonly words: ClaimClockMessages;
  readonly language: LanguageTag;
  /** Where a loss record begins with these days; null where they are a record's already. */
  readonly start: string | null;
}

/** The dates in their order, those of a dispute folded away, and what to do with them. */
export function Dates({ title, dates, claim, state, words, language, start }: DatesProps) {
  const { result } = words;
  const [failed, setFailed] = useState(false);
  const [now] = useState(today);
  const locale = localeOf(language);
  const onScreen = withWholeDates(locale);
  const inOrder = [...dates].sort((one, other) => one.ask - other.ask);
  const disputes = inOrder.filter(({ dispute }) => dispute);
  const save = async (some: readonly Deadline[]) => {
    try {
      const { saveCalendar } = await import('./calendar.ts');
      saveCalendar(some, state, words, locale);
      state.exported();
      setFailed(false);
    } catch {
      setFailed(true);
    }
  };
  const rowOf = (date: Deadline) => (
    <DateRow key={date.rule} date={date} now={now} words={words} locale={onScreen} save={() => save([date])} />
  );
  return (
    <section className={styles.result} aria-labelledby="claim-dates">
      <h2 id="claim-dates" ref={title} tabIndex={-1}>
        {result.title}
      </h2>
      <Typed claim={claim} words={words} locale={onScreen} />
      {state.isChanged && <p className={styles.stale}>{result.changed}</p>}
      <p className={styles.advice}>{result.notAdvice}</p>
      {dates.length === 0 && <p>{result.none}</p>}
      <ol className={styles.dates}>{inOrder.filter(({ dispute }) => !dispute).map(rowOf)}</ol>
      {disputes.length > 0 && (
        <details className={styles.disputes}>
          <summary>{result.disputes}</summary>
          <p>
            {result.disputesNote} {disputes.some(({ rule }) => rule.startsWith('presuit')) && result.weather}
          </p>
          <ol className={styles.dates}>{disputes.map(rowOf)}</ol>
        </details>
      )}
      {claim.calledOnly && claim.days.notice && <NoticeLines claim={claim} words={words} locale={locale} />}
      {dates.length > 0 && <Keeping words={words} failed={failed} save={() => save(inOrder)} start={start} />}
    </section>
  );
}

/** What the dates were counted from: on paper the form is not there. */
function Typed({ claim: { policy, days }, words, locale }: Pick<DatesProps, 'claim' | 'words'> & { locale: Locale }) {
  const given = triggers.flatMap((trigger) => {
    const day = days[trigger];
    return day ? [`${words.days[trigger].label}: ${locale.date(day)}`] : [];
  });
  return <p className={styles.typed}>{[words.form.policies[policy as Policy].label, ...given].join(' · ')}</p>;
}

interface KeepingProps extends Pick<DatesProps, 'words' | 'start'> {
  readonly failed: boolean;
  readonly save: () => void;
}

/** What to do with all dates: into a calendar, onto paper, or into a loss record. */
function Keeping({ words: { calendar, result }, failed, save, start }: KeepingProps) {
  return (
    <div className={`${styles.keeping} no-print`}>
      <p className={styles.buttons}>
        <button className="btn" type="button" onClick={save}>
          {calendar.all}
        </button>
        <button className="btn btn-alt" type="button" onClick={() => window.print()}>
          {calendar.print}
        </button>
      </p>
      {start && (
        <p>
          <a href={start}>{result.record}</a>
        </p>
      )}
      <p className={styles.hint} role="status">
        {failed ? calendar.failed : calendar.alarm}
      </p>
    </div>
  );
}
