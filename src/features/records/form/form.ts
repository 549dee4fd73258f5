import type { RecordFormsMessages } from '#content/en/tools/loss-record/record.ts';
import type { Locale } from '#content/i18n/locale.ts';
import type { AnyEdit } from '#core/records/edit.ts';
import type { Field, Value } from '#core/records/field.ts';
import { type AnyRecord, rowsIn, type Shape } from '#core/records/shape.ts';
import type { RecordActions } from '../use-record.ts';

/** Words that stand in every form of a record. */
export interface EntryMessages {
  readonly entry: RecordFormsMessages['entry'];
}

/** What the forms of a kind of record know of it. */
export interface RecordForm<Whole extends AnyRecord> extends EntryMessages {
  readonly shape: Shape;
  /** The label of a field; the same words head its column. */
  readonly labelOf: (place: string, name: string) => string;
  /** What is said below a label; "" where it says enough. */
  readonly hintOf: (place: string, name: string) => string;
  /** The words of a code that a field holds. */
  readonly choiceOf: (place: string, name: string, code: string) => string;
  /** What a row is called: what was written first in it, or its kind and number. */
  readonly nameOf: (record: Whole, table: string, id: string) => string;
  /** What a line may be filled with. */
  readonly suggestionsFor: (
    place: string,
    name: string,
    values: Readonly<Record<string, Value>>,
    record: Whole,
  ) => readonly string[];
  /** What the list of a table says. */
  readonly tableOf: (table: string) => { readonly add: string; readonly none: string };
}

/** What each form of an open record is given. */
export interface FormProps<Whole extends AnyRecord> {
  readonly form: RecordForm<Whole>;
  readonly record: Whole;
  readonly state: RecordActions<Whole, AnyEdit>;
  readonly locale: Locale;
  /** The open row of the whole page, and the way to open another. */
  readonly open: string | null;
  readonly setOpen: (id: string | null) => void;
}

/** What a choice offers: codes or the ids of rows, with their words. */
export function optionsOf<Whole extends AnyRecord>(
  form: RecordForm<Whole>,
  record: Whole,
  place: string,
  name: string,
  field: Field,
): readonly (readonly [string, string])[] {
  if (field.kind === 'choice') return field.of.map((code) => [code, form.choiceOf(place, name, code)]);
  if (field.kind !== 'row') return [];
  return rowsIn(record, field.of).map(({ id }) => [id, form.nameOf(record, field.of, id)]);
}

/** The fields of a section or table. */
export function fieldsAt({ sections, tables }: Shape, place: string): readonly (readonly [string, Field])[] {
  return Object.entries(sections[place] ?? tables[place] ?? {});
}
