import type { Locale } from '#content/i18n/locale.ts';
import { type CivilDay, dateOf } from '#core/lib/civil-day.ts';
import look from './dates.module.css';

/** A day as a leaf of a calendar. What it shows stands in the text beside it too. */
export function DateTile({ day, locale: { tag } }: { readonly day: CivilDay; readonly locale: Locale }) {
  const { year, month, date } = dateOf(day);
  const short = new Date(Date.UTC(year, month - 1, date)).toLocaleDateString(tag, { month: 'short', timeZone: 'UTC' });
  return (
    <div className={look.tile} aria-hidden="true">
      <b>{short}</b>
      <span>{date}</span>
    </div>
  );
}
