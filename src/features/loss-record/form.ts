import type { LossRecordMessages } from '#content/i18n/tool-messages.ts';
import type { LossRecord } from '#core/loss-record/record.ts';
import { type SectionName, shape, type TableName } from '#core/loss-record/shape.ts';
import type { RecordForm } from '../records/form/form.ts';
import { choiceWords, hintOf, labelOf, nameOfRow, suggestionsFor } from './field-labels.ts';

type Place = SectionName | TableName;

/** What forms know of a loss record. They ask for the places of its shape alone. */
export function formOf(words: LossRecordMessages): RecordForm<LossRecord> {
  return {
    shape,
    entry: words.entry,
    labelOf: (place, name) => labelOf(place as Place, name, words),
    hintOf: (place, name) => hintOf(place as Place, name, words),
    choiceOf: (place, name, code) => choiceWords(place as Place, name, code, words),
    nameOf: (record, table, id) => nameOfRow(record, table as TableName, id, words),
    suggestionsFor: (place, name, values, record) => suggestionsFor(place as Place, name, values, record, words),
    tableOf: (table) => words.sections[table as TableName],
  };
}
