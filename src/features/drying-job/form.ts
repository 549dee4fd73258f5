import type { Locale } from '#content/i18n/locale.ts';
import type { DryingJobMessages } from '#content/i18n/tool-messages.ts';
import type { JobRecord } from '#core/drying-job/record/record.ts';
import { shape, type TableName } from '#core/drying-job/record/shape.ts';
import { type AnyRow, rowsIn } from '#core/records/shape.ts';
import type { RecordForm } from '../records/form/form.ts';

type Texts = Readonly<Record<string, string>>;

/** Form definition of a drying job. */
export function jobFormOf(messages: DryingJobMessages, locale: Locale): RecordForm<JobRecord> {
  const labels = messages.fields as Readonly<Record<string, Texts>>;
  const choices = messages.choices as Readonly<Record<string, Texts>>;
  const form: RecordForm<JobRecord> = {
    shape,
    entry: messages.entry,
    labelOf: (place, name) => labels[place]?.[name] ?? name,
    hintOf: () => '',
    choiceOf: (place, name, code) => choices[`${place}.${name}`]?.[keyOf(code)] ?? code,
    nameOf: (record, table, id) => {
      const rows = rowsIn(record, table);
      const at = rows.findIndex((row) => row.id === id);
      const row = rows[at];
      return (
        (row && writtenName(table, row, form, record, locale)) || `${messages.tables[table as TableName].one} ${at + 1}`
      );
    },
    suggestionsFor: () => [],
    tableOf: (table) => messages.tables[table as TableName],
  };
  return form;
}

/** Message key of a code; `other` would be a plural form. */
function keyOf(code: string): string {
  return code === 'other' ? 'mats' : code;
}

/** The first filled name field of a row. */
function writtenName(
  table: string,
  row: AnyRow,
  form: RecordForm<JobRecord>,
  record: JobRecord,
  locale: Locale,
): string {
  const text = (name: string) => String(row[name] ?? '').trim();
  switch (table) {
    case 'points':
      return [text('place'), text('material')].filter(Boolean).join(', ');
    case 'machines':
      return [row.kind && form.choiceOf('machines', 'kind', text('kind')), text('serial')].filter(Boolean).join(' ');
    case 'moves':
    case 'stops':
      return row.machine ? form.nameOf(record, 'machines', text('machine')) : '';
    case 'visits':
      return row.at ? momentText(text('at'), locale) : '';
    case 'photos':
      return text('file');
    case 'surfaces':
      return text('where');
    case 'changes':
      return text('what');
    default:
      return text('name');
  }
}

/** A local moment: "November 22, 2026, 2:10 AM". */
export function momentText(at: string, locale: Locale): string {
  return `${locale.date(at.slice(0, 10))}, ${clockText(at, locale)}`;
}

/** A local time: "2:10 AM", "2:10 a.m.". */
export function clockText(at: string, { tag }: Locale): string {
  const format = madeForHours.get(tag) ?? new Intl.DateTimeFormat(tag, { timeStyle: 'short', timeZone: 'UTC' });
  madeForHours.set(tag, format);
  const moment = new Date(`${at}Z`);
  return Number.isNaN(moment.getTime()) ? at.slice(11) : format.format(moment);
}

/** A short day: "Nov 22". */
export function dayText(at: string, { tag }: Locale): string {
  const day = new Date(`${at}Z`);
  const parts = { month: 'short', day: 'numeric', timeZone: 'UTC' } as const;
  return Number.isNaN(day.getTime()) ? '' : day.toLocaleDateString(tag, parts);
}

const madeForHours = new Map<string, Intl.DateTimeFormat>();

/** A formatted number, or the given text for none. */
export function numberOr(value: number | null, digits: number, locale: Locale, none: string): string {
  return value === null ? none : locale.number(value, digits);
}

/** Names of rows, joined. */
export function namesOf(
  ids: readonly string[],
  table: TableName,
  record: JobRecord,
  form: RecordForm<JobRecord>,
): string {
  return ids.map((id) => form.nameOf(record, table, id)).join(', ');
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Letter of a point by its index, as on a moisture map: A to Z, then A2. */
export function pointLetter(at: number): string {
  const round = Math.floor(at / letters.length);
  return `${letters[at % letters.length]}${round === 0 ? '' : round + 1}`;
}
