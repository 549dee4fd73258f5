import { useState } from 'react';
import { say } from '#content/locale/say.ts';
import { isoOf } from '#core/basis/days/civil-day.ts';
import type { TypedClaim } from '#core/claim/claim-clock/counting/check.ts';
import { yearsCounted } from '#core/claim/claim-clock/input.ts';
import { countClaim } from '../../claim-clock/dates/count-claim.ts';
import { today } from '../../claim-clock/dates/today.ts';
import styles from '../../record/record.module.css';
import type { PartProps } from '../record/section/part.ts';
import { DateTile } from './DateTile.tsx';
import look from './dates.module.css';
import { type DueDate, dueOf, promisesOf } from './due-dates.ts';

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
          {say(words.due.fault, { fault: say(words.clock.errors[counted.error], years, locale) }, locale)}
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
                aria-label={say(words.clock.calendar.oneNamed, { title: date.title }, locale)}
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
