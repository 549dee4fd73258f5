import type { ClaimClockMessages } from '#content/en/tools/claim-clock.ts';
import type { Locale } from '#content/i18n/locale.ts';
import { wordsOf } from '#content/i18n/sourced.ts';
import { t } from '#content/i18n/t.ts';
import { statusOf } from '#core/claim-clock/deadline-status.ts';
import type { Deadline } from '#core/claim-clock/deadlines.ts';
import { type CivilDay, isoOf } from '#core/lib/civil-day.ts';
import { Named } from '../../components/Named.tsx';
import styles from './claim-clock.module.css';
import { dayInWords, laterIn, leadOf, reasonsIn, startIn, statusText } from './date-text.ts';

interface RowProps {
  readonly date: Deadline;
  readonly now: CivilDay;
  readonly words: ClaimClockMessages;
  readonly locale: Locale;
  readonly save: () => void;
}

/** One date: the day, where it stands, what is to be done by then, and by which rule. */
export function DateRow({ date, now, words, locale, save }: RowProps) {
  const { result, calendar } = words;
  const { title, how, law } = words.rules[date.rule];
  const later = laterIn(date, words, locale);
  return (
    <li className={styles.date} data-standing={statusOf(date, now)}>
      <div className={styles.when}>
        <p className={styles.lead}>{leadOf(date, words)}</p>
        <p className={styles.ask}>
          <time dateTime={isoOf(date.ask)}>{dayInWords(date.ask, locale)}</time>
        </p>
        {later && <p className={styles.later}>{later}</p>}
        <p className={styles.standing}>{statusText(date, now, words, locale)}</p>
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
