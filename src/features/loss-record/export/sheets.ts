import type { LossRecordMessages } from '#content/i18n/tool-messages.ts';
import { type CsvCell, csvOf as csv } from '#core/lib/csv.ts';
import { type LossRecord, rowsOf } from '#core/loss-record/record.ts';
import { fieldsOf, type TableName } from '#core/loss-record/shape.ts';
import { costOf } from '#core/loss-record/totals.ts';
import type { Field, Value } from '#core/records/field.ts';
import type { AnyRow } from '#core/records/shape.ts';
import { choiceText, labelOf, nameOfRow } from '../field-labels.ts';

/** A spreadsheet cell; dollars and times have types of their own so that they sort and add up. */
export type SheetCell = string | number | Dollars | When;

interface Dollars {
  readonly cents: number;
}

/** A day, or a day with the time on the clock: "2026-11-22", "2026-11-22T02:10". */
interface When {
  readonly when: string;
}

export const isDollars = (cell: SheetCell | undefined): cell is Dollars => typeof cell === 'object' && 'cents' in cell;
export const isWhen = (cell: SheetCell): cell is When => typeof cell === 'object' && 'when' in cell;

/** A day or time as text. */
export function whenText({ when }: When): string {
  return when.replace('T', ' ');
}

export interface Sheet {
  readonly heads: readonly string[];
  readonly rows: readonly (readonly SheetCell[])[];
}

/**
 * A table for export. Belongings have the columns of insurers' lists, then line total, photos and receipts; costs,
 * drying and photos name their files.
 * @param paths names of the photos by id: their files, or their numbers in the PDF
 */
export function sheetOf(
  table: TableName,
  record: LossRecord,
  paths: ReadonlyMap<string, string>,
  messages: LossRecordMessages,
): Sheet {
  const fields = Object.entries(fieldsOf(table));
  const heads = fields.map(([name]) => labelOf(table, name, messages));
  const columns = columnsBeside(table, record, paths, messages);
  const rows = rowsOf(record, table).map((row) => [
    ...fields.map(([name, field]) => cellOf(record, table, name, field, row[name] ?? null, messages)),
    ...columns.map(({ cell }) => cell(row)),
  ]);
  return { heads: [...heads, ...columns.map(({ head }) => head)], rows };
}

interface Column {
  readonly head: string;
  readonly cell: (row: AnyRow) => SheetCell;
}

/** Columns beside a table's own fields: totals and photos. */
function columnsBeside(
  table: TableName,
  { photos }: LossRecord,
  paths: ReadonlyMap<string, string>,
  { file }: LossRecordMessages,
): readonly Column[] {
  const named = (isOf: (photo: LossRecord['photos'][number]) => boolean) =>
    photos
      .filter(isOf)
      .map(({ id }) => paths.get(id) ?? '')
      .join('; ');
  const ofThing = (isReceipt: boolean) => (row: AnyRow) =>
    named(({ thing, shows }) => thing === row.id && (shows === 'receipt') === isReceipt);
  const columns: Readonly<Partial<Record<TableName, readonly Column[]>>> = {
    photos: [{ head: file.pathColumn, cell: ({ id }) => paths.get(id) ?? '' }],
    things: [
      {
        head: file.sumColumn,
        cell: (row) => (row.costEach === null ? '' : { cents: costOf(row as never) }),
      },
      { head: file.photosColumn, cell: ofThing(false) },
      { head: file.receiptColumn, cell: ofThing(true) },
    ],
    costs: [{ head: file.receiptColumn, cell: ({ id }) => named(({ cost }) => cost === id) }],
    drying: [{ head: file.photosColumn, cell: ({ id }) => named(({ drying }) => drying === id) }],
  };
  return columns[table] ?? [];
}

/** A field's value with codes, rooms and flags as text. */
export function cellOf(
  record: LossRecord,
  place: TableName | 'story' | 'policy',
  name: string,
  field: Field,
  value: Value,
  messages: LossRecordMessages,
): SheetCell {
  if (field.kind === 'flag') return value === true ? messages.entry.yes : messages.entry.no;
  if (value === null || value === '') return '';
  if (field.kind === 'cents') return { cents: Number(value) };
  if (field.kind === 'choice') return choiceText(place, name, value, messages);
  if (field.kind === 'row') return nameOfRow(record, field.of as TableName, String(value), messages);
  if (field.kind === 'moment' || field.kind === 'day') return { when: String(value) };
  return typeof value === 'number' ? value : String(value);
}

/** The sheet as CSV. Imported text is untrusted, so formulas are escaped. */
export function csvOf({ heads, rows }: Sheet): string {
  return csv([heads, ...rows.map((row) => row.map(csvCell))]);
}

function csvCell(cell: SheetCell): CsvCell {
  if (isWhen(cell)) return whenText(cell);
  return isDollars(cell) ? (cell.cents / 100).toFixed(2) : cell;
}
