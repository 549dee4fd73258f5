import { useState } from 'react';
import { t } from '#content/i18n/t.ts';
import { yearsCounted } from '#core/claim-clock/input.ts';
import type { TypedClaim } from '#core/claim-clock/validate.ts';
import { isoOf } from '#core/lib/civil-day.ts';
import { countClaim } from '../claim-clock/count-claim.ts';
import { today } from '../claim-clock/today.ts';
import styles from '../records/record.module.css';
import { DateTile } from './DateTile.tsx';
import look from './dates.module.css';
import { type DueDate, dueOf, promisesOf } from './due-dates.ts';
import type { PartProps } from './section-props.ts';

/** The dates of a record in their order: what the law, the policy or a program sets, and what was promised. */
export function Due({ record, state, words, locale, claim }: PartProps & { readonly claim: TypedClaim }) {
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
