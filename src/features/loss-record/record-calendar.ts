import type { Locale } from '#content/i18n/locale.ts';
import type { LossRecordMessages } from '#content/i18n/tool-messages.ts';
import { editionEdit, nextEdition } from '#core/loss-record/claim.ts';
import type { LossRecord } from '#core/loss-record/record.ts';
import { saveText } from '../../lib/dom/save-file.ts';
import { calendarOf } from '../claim-clock/calendar.ts';
import type { DueDate } from './due-dates.ts';
import type { RecordWays } from './use-record.ts';

/**
 * Dates of a record as a calendar file. An event keeps its name from file to file.
 * @param edition the number of the file, higher than that of any file of this record before it
 */
export function recordCalendar(
  due: readonly DueDate[],
  { record, edition }: { readonly record: string; readonly edition: number },
  { clock }: Pick<LossRecordMessages, 'clock'>,
  locale: Locale,
  made: Date,
): string {
  const deadlines = due.flatMap(({ deadline }) => deadline ?? []);
  const promises = due
    .filter(({ deadline }) => deadline === null)
    .map(({ id, day, title, text }) => ({ id, day, summary: title, description: text }));
  return calendarOf(deadlines, { id: record, edition }, clock, locale, made, promises);
}

/** Saves them as a file, whose number the record keeps. Throws where the browser refuses. */
export async function saveRecordDates(
  due: readonly DueDate[],
  record: LossRecord,
  state: Pick<RecordWays, 'edit' | 'now'>,
  words: LossRecordMessages,
  locale: Locale,
): Promise<void> {
  const made = new Date();
  const edition = nextEdition(state.now() ?? record, made.getTime());
  await state.edit(editionEdit(edition));
  saveText(
    'claim-dates.ics',
    'text/calendar',
    recordCalendar(due, { record: record.id, edition }, words, locale, made),
  );
}
