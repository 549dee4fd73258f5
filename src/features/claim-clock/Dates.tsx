import { type RefObject, useState } from 'react';
import type { ClaimClockMessages } from '#content/en/tools/claim-clock.ts';
import { type LanguageTag, type Locale, localeOf } from '#content/i18n/locale.ts';
import { t } from '#content/i18n/t.ts';
import { type Deadline, statusOf } from '#core/claim-clock/deadlines.ts';
import { type Policy, type TypedClaim, triggers } from '#core/claim-clock/input.ts';
import { type CivilDay, dateOf, isoOf } from '#core/lib/civil-day.ts';
import { TextWithEnglishNames } from '../../components/Named.tsx';
import { SampleBar } from '../../components/ToolStart.tsx';
import tool from '../../components/tool.module.css';
import styles from './Dates.module.css';
import {
  countIn,
  dayInWords,
  laterIn,
  leadOf,
  nonBreakingDates,
  reasonsIn,
  startIn,
  statusText,
  today,
} from './date-text.ts';
import type { ClaimState } from './use-claim.ts';

/** The notice is written in the language of the insurance company. */
const english = localeOf({ code: 'en', tag: 'en-US', prefix: '' });

interface NoticeProps {
  readonly claim: TypedClaim;
  readonly words: ClaimClockMessages;
  readonly locale: Locale;
}

function WrittenNotice({ claim, words, locale }: NoticeProps) {
  const { notice } = words;
  const [copied, setCopied] = useState<boolean | null>(null);
  const { loss } = claim.days;
  const englishLoss = loss ? t(notice.loss, { day: english.date(loss) }, english) : '';
  const text = t(notice.text, { loss: englishLoss }, english);
  const translatedLoss = loss ? t(notice.lossMeant, { day: locale.date(loss) }, locale) : '';
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <section className={styles.notice}>
      <h3>{notice.title}</h3>
      <blockquote lang="en">{text}</blockquote>
      {notice.meaning && <p className={tool.hint}>{t(notice.meaning, { loss: translatedLoss }, locale)}</p>}
      <p className="no-print">
        <button className="btn btn-alt" type="button" onClick={copy}>
          {notice.copy}
        </button>{' '}
        <span role="status">{copied === null ? '' : copied ? notice.copied : notice.notCopied}</span>
      </p>
    </section>
  );
}

interface DatesProps {
  readonly title: RefObject<HTMLHeadingElement | null>;
  readonly dates: readonly Deadline[];
  readonly claim: TypedClaim;
  readonly isSample: boolean;
  readonly state: ClaimState;
  readonly words: ClaimClockMessages;
  readonly language: LanguageTag;
  /** The link that starts a loss record with these days; null if they already belong to one. */
  readonly start: string | null;
}

/** The deadlines in order, those of a dispute collapsed, and how to save them. */
export function Dates({ title, dates, claim, isSample, state, words, language, start }: DatesProps) {
  const { result } = words;
  const [failed, setFailed] = useState(false);
  const [now] = useState(today);
  const locale = localeOf(language);
  const displayLocale = nonBreakingDates(locale);
  const sorted = [...dates].sort((one, other) => one.ask - other.ask);
  const disputes = sorted.filter(({ dispute }) => dispute);
  const usual = sorted.filter(({ dispute }) => !dispute);
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
    <DateRow key={date.rule} date={date} now={now} words={words} locale={displayLocale} save={() => save([date])} />
  );
  return (
    <section className={styles.result} aria-labelledby="claim-dates">
      <h2 id="claim-dates" ref={title} tabIndex={-1}>
        {result.title}
      </h2>
      {isSample && <SampleBar {...words.sample} onRemove={state.removeSample} />}
      <InputSummary claim={claim} words={words} locale={displayLocale} />
      {state.isStale && <p className={tool.stale}>{result.changed}</p>}
      <p className={styles.advice}>{result.notAdvice}</p>
      {dates.length === 0 && <p>{result.none}</p>}
      {usual.length > 0 && <Today dates={usual} now={now} words={words} locale={displayLocale} />}
      {dates.length > 0 && !isSample && <SaveDates words={words} failed={failed} save={() => save(sorted)} />}
      <Timeline dates={usual} now={now} words={words} locale={displayLocale} />
      <ol className={styles.dates}>{usual.map(rowOf)}</ol>
      {disputes.length > 0 && (
        <details className={styles.disputes}>
          <summary>{result.disputes}</summary>
          <p>
            {result.disputesNote} {disputes.some(({ rule }) => rule.startsWith('presuit')) && result.weather}
          </p>
          <ol className={styles.dates}>{disputes.map(rowOf)}</ol>
        </details>
      )}
      {claim.calledOnly && claim.days.notice && <WrittenNotice claim={claim} words={words} locale={locale} />}
      {start && dates.length > 0 && (
        <p className="no-print">
          <a href={start}>{result.record}</a>
        </p>
      )}
    </section>
  );
}

/** What the deadlines were counted from, for print, where the form is hidden. */
function InputSummary({
  claim: { policy, days },
  words,
  locale,
}: Pick<DatesProps, 'claim' | 'words'> & { locale: Locale }) {
  const given = triggers.flatMap((trigger) => {
    const day = days[trigger];
    return day ? [`${words.days[trigger].label}: ${locale.date(day)}`] : [];
  });
  return <p className={styles.typed}>{[words.form.policies[policy as Policy].label, ...given].join(' · ')}</p>;
}

interface NowProps extends Pick<DatesProps, 'dates' | 'words'> {
  readonly now: CivilDay;
  readonly locale: Locale;
}

/** What to do today: deadlines that are due or past, or the next one. */
function Today({ dates, now, words, locale }: NowProps) {
  const { now: labels } = words.result;
  const due = dates.filter((date) => date.ask === now || statusOf(date, now) !== 'running');
  const next = dates.find((date) => date.ask > now);
  return (
    <section className={styles.now} aria-label={labels.title} data-due={due.length > 0 || undefined}>
      <h3>{labels.title}</h3>
      {due.length > 0 ? (
        <ul>
          {due.map((date) => (
            <li key={date.rule}>
              <strong>{words.rules[date.rule].title}.</strong> {statusText(date, now, words, locale)}
            </li>
          ))}
        </ul>
      ) : (
        next && (
          <p>{t(labels.nothing, { title: words.rules[next.rule].title, day: dayInWords(next.ask, locale) }, locale)}</p>
        )
      )}
    </section>
  );
}

/** Months whose names fit on a phone's line of time. */
const mostMonths = 6;

/** The deadlines and today on one line of time, numbered as in the list below, which has the same days as text. */
function Timeline({ dates, now, words, locale }: NowProps) {
  const days = dates.map(({ ask }) => ask);
  const [first, last] = [Math.min(now, ...dates.map(({ from }) => from.day)), Math.max(now, ...days)];
  if (dates.length < 2) return null;
  const months = Array.from({ length: last - first + 1 }, (_, index) => (first + index) as CivilDay).filter(
    (day) => dateOf(day).date === 1,
  );
  const at = (day: CivilDay) => `${((day - first) / (last - first || 1)) * 100}%`;
  return (
    <div className={styles.timeline} role="img" aria-label={words.result.now.line}>
      <span className={styles.today} style={{ left: at(now) }}>
        {words.result.today}
      </span>
      {months.map((day, index) =>
        index % Math.ceil(months.length / mostMonths) === 0 ? (
          <span key={day} className={styles.month} style={{ left: at(day) }}>
            {dayPart(day, locale, { month: 'short' })}
          </span>
        ) : null,
      )}
      {dates.map((date, index) => (
        <span
          key={date.rule}
          className={styles.mark}
          data-day={dayPart(date.ask, locale, { month: 'short', day: 'numeric' })}
          data-standing={statusOf(date, now)}
          data-raised={index % 2 === 1 || undefined}
          style={{ left: at(date.ask) }}
        >
          {index + 1}
        </span>
      ))}
    </div>
  );
}

interface SaveDatesProps extends Pick<DatesProps, 'words'> {
  readonly failed: boolean;
  readonly save: () => void;
}

function SaveDates({ words: { calendar }, failed, save }: SaveDatesProps) {
  return (
    <div className={`${styles.keeping} no-print`}>
      <p className={tool.buttons}>
        <button className="btn" type="button" onClick={save}>
          {calendar.all}
        </button>
        <button className="btn btn-alt" type="button" onClick={() => window.print()}>
          {calendar.print}
        </button>
      </p>
      <p className={tool.hint} role="status">
        {failed ? calendar.failed : calendar.alarm}
      </p>
    </div>
  );
}

interface RowProps {
  readonly date: Deadline;
  readonly now: CivilDay;
  readonly words: ClaimClockMessages;
  readonly locale: Locale;
  readonly save: () => void;
}

/** One deadline: day, status, what is to be done, and the rule. */
function DateRow({ date, now, words, locale, save }: RowProps) {
  const { result, calendar } = words;
  const { title, law } = words.rules[date.rule];
  const latest = laterIn(date, words, locale);
  return (
    <li className={styles.date} data-standing={statusOf(date, now)}>
      <div className={styles.when}>
        <p className={styles.lead}>{leadOf(date, words)}</p>
        <p className={styles.ask}>
          <time dateTime={isoOf(date.ask)}>{dayInWords(date.ask, locale)}</time>
        </p>
        {latest && <p className={styles.later}>{latest}</p>}
        <p className={styles.standing}>{statusText(date, now, words, locale)}</p>
        <DateTile day={date.ask} locale={locale} />
      </div>
      <div className={styles.what}>
        <h3>
          <TextWithEnglishNames text={title} />
        </h3>
        <p className={styles.who}>{result.act[date.who]}</p>
        <p>
          {startIn(date, words, locale)} {countIn(date, words)}
        </p>
        {reasonsIn(date, words, locale).map((reason) => (
          <p key={reason} className={styles.reason}>
            {reason}
          </p>
        ))}
        <p className={styles.foot}>
          <span>
            <TextWithEnglishNames text={law} />
          </span>
          <a href={`#rule-${date.rule}`}>{result.ruleAndSources}</a>
          <button
            className={styles.plain}
            type="button"
            aria-label={t(calendar.oneNamed, { title }, locale)}
            onClick={save}
          >
            {calendar.one}
          </button>
        </p>
      </div>
    </li>
  );
}

function dayPart(day: CivilDay, locale: Locale, option: Intl.DateTimeFormatOptions): string {
  return new Date(`${isoOf(day)}T00:00Z`).toLocaleDateString(locale.tag, { ...option, timeZone: 'UTC' });
}

/** A day as a leaf of a calendar; the same day is written out beside it. */
function DateTile({ day, locale }: { readonly day: CivilDay; readonly locale: Locale }) {
  return (
    <span
      className={styles.tile}
      aria-hidden="true"
      data-month={dayPart(day, locale, { month: 'short' })}
      data-day={dayPart(day, locale, { day: 'numeric' })}
    />
  );
}
