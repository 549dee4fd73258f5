import { type RefObject, useState } from 'react';
import type { ClaimClockWords } from '#content/en/claim/claim-clock.ts';
import { wordsOf } from '#content/ledger/sourced.ts';
import { type LanguageTag, type Locale, localeOf } from '#content/locale/locale.ts';
import { say } from '#content/locale/say.ts';
import type { TypedClaim } from '#core/claim-clock/check.ts';
import { type CivilDay, isoOf } from '#core/claim-clock/civil-day.ts';
import type { Deadline } from '#core/claim-clock/clock.ts';
import { standingOf } from '#core/claim-clock/standing.ts';
import { Named } from '../../island/Named.tsx';
import styles from '../claim-clock.module.css';
import type { ClaimState } from '../use-claim.ts';
import { dayInWords, laterIn, leadOf, reasonsIn, standingIn, startIn } from './date-words.ts';
import { NoticeLines } from './NoticeLines.tsx';
import { today } from './today.ts';

interface DatesProps {
  readonly title: RefObject<HTMLHeadingElement | null>;
  readonly dates: readonly Deadline[];
  readonly claim: TypedClaim;
  readonly state: ClaimState;
  readonly words: ClaimClockWords;
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
    <DateRow key={date.rule} date={date} now={now} words={words} locale={locale} save={() => save([date])} />
  );
  return (
    <section className={styles.result} aria-labelledby="claim-dates">
      <h2 id="claim-dates" ref={title} tabIndex={-1}>
        {result.title}
      </h2>
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
      {claim.calledOnly && claim.days.notice && <NoticeLines claim={claim} words={words} />}
      {dates.length > 0 && (
        <div className="no-print">
          <p className={styles.buttons}>
            <button className="btn" type="button" onClick={() => save(inOrder)}>
              {words.calendar.all}
            </button>
            <button className="btn btn-alt" type="button" onClick={() => window.print()}>
              {words.calendar.print}
            </button>
          </p>
          {start && (
            <p>
              <a href={start}>{words.result.record}</a>
            </p>
          )}
          <p className={styles.hint} role="status">
            {failed ? words.calendar.failed : words.calendar.alarm}
          </p>
        </div>
      )}
    </section>
  );
}

interface RowProps {
  readonly date: Deadline;
  readonly now: CivilDay;
  readonly words: ClaimClockWords;
  readonly locale: Locale;
  readonly save: () => void;
}

function DateRow({ date, now, words, locale, save }: RowProps) {
  const { result, calendar } = words;
  const { title, how, law } = words.rules[date.rule];
  const later = laterIn(date, words, locale);
  return (
    <li className={styles.date} data-standing={standingOf(date, now)}>
      <div className={styles.when}>
        <p className={styles.lead}>{leadOf(date, words)}</p>
        <p className={styles.ask}>
          <time dateTime={isoOf(date.ask)}>{dayInWords(date.ask, locale)}</time>
        </p>
        {later && <p className={styles.later}>{later}</p>}
        <p className={styles.standing}>{standingIn(date, now, words, locale)}</p>
      </div>
      <div className={styles.what}>
        <h3>
          <Named text={title} />
        </h3>
        <p className={styles.who}>{result.act[date.who]}</p>
        <p>
          {startIn(date, words, locale)} {wordsOf(how)}
        </p>
        {reasonsIn(date, words, locale).map((reason) => (
          <p key={reason} className={styles.reason}>
            {reason}
          </p>
        ))}
        <p className={styles.foot}>
          <span>
            <Named text={law} />
          </span>
          <a href={`#rule-${date.rule}`}>{result.ruleAndSources}</a>
          <button
            className={styles.plain}
            type="button"
            aria-label={say(calendar.oneNamed, { title }, locale)}
            onClick={save}
          >
            {calendar.one}
          </button>
        </p>
      </div>
    </li>
  );
}
