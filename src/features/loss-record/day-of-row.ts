import type { Locale } from '#content/i18n/locale.ts';
import type { AnyRow } from '#core/records/shape.ts';

/** The day of a row that says when, as it stands at the end of the row's line. */
export function dayOfRow(locale: Locale) {
  return ({ at }: AnyRow) => (at ? locale.date(String(at).slice(0, 10)) : '');
}
