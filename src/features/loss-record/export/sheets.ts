import type { LossRecordMessages } from '#content/i18n/tool-messages.ts';
import { type CsvCell, csvOf as csv } from '#core/lib/csv.ts';
import { type LossRecord, rowsOf } from '#core/loss-record/record.ts';
import { fieldsOf, type TableName } from '#core/loss-record/shape.ts';
import { costOf } from '#core/loss-record/totals.ts';
import type { Field, Value } from '#core/records/field.ts';
import type { AnyRow } from '#core/records/shape.ts';
import { choiceWords, labelOf, nameOfRow } from '../field-labels.ts';

/** A cell as a spreadsheet takes it: dollars are a number of their own kind, so that they sort and add up. */
export type SheetCell = string | number | { readonly cents: number };

/** A table of the record with its heads, in the order and words of the shape. */
export interface Sheet {
  readonly heads: readonly string[];
  readonly rows: readonly (readonly SheetCell[])[];
}

/**
 * A table as it is sent. Things have the columns of insurers' own lists, then what each line costs in all and the names of
 * its photos and receipts; costs name their receipts, days of drying their photos, and photos their file.
 * @param paths what the photos are named by: their files, or their numbers on paper, by id
 */
export function sheetOf(
  table: TableName,
  record: LossRecord,
  paths: ReadonlyMap<string, string>,
  words: LossRecordMessages,
): Sheet {
  const fields = Object.entries(fieldsOf(table));
  const heads = fields.map(([name]) => labelOf(table, name, words));
  const columns = columnsBeside(table, record, paths, words);
  const rows = rowsOf(record, table).map((row) => [
    ...fields.map(([name, field]) => cellOf(record, table, name, field, row[name] ?? null, words)),
    ...columns.map(({ cell }) => cell(row)),
  ]);
  return { heads: [...heads, ...columns.map(({ head }) => head)], rows };
}

interface Column {
  readonly head: string;
  readonly cell: (row: AnyRow) => SheetCell;
}

/** What a table's lines say beside their own fields: sums, and the photos that belong to them. */
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

/** What a field holds, in words: codes, rooms and yes or no as they are read. */
export function cellOf(
  record: LossRecord,
  place: TableName | 'story' | 'policy',
  name: string,
  field: Field,
  value: Value,
  words: LossRecordMessages,
): SheetCell {
  if (field.kind === 'flag') return value === true ? words.entry.yes : words.entry.no;
  if (value === null || value === '') return '';
  if (field.kind === 'cents') return { cents: Number(value) };
  if (field.kind === 'choice') return choiceWords(place, name, value, words);
  if (field.kind === 'row') return nameOfRow(record, field.of as TableName, String(value), words);
  if (field.kind === 'moment') return String(value).replace('T', ' ');
  return typeof value === 'number' ? value : String(value);
}

/** The sheet as comma-separated values. Texts of a copy that was taken in are other people's: no cell calculates. */
export function csvOf({ heads, rows }: Sheet): string {
  return csv([heads, ...rows.map((row) => row.map(csvCell))]);
}

function csvCell(cell: SheetCell): CsvCell {
  return typeof cell === 'object' ? (cell.cents / 100).toFixed(2) : cell;
}
