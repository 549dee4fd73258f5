import type { RecordFormsMessages } from '#content/en/tools/loss-record/record.ts';
import type { Locale } from '#content/i18n/locale.ts';
import type { AnyEdit } from '#core/records/edit.ts';
import type { Field, Value } from '#core/records/field.ts';
import { type AnyRecord, rowsIn, type Shape } from '#core/records/shape.ts';
import type { RecordActions } from '../use-record.ts';

export interface EntryMessages {
  readonly entry: RecordFormsMessages['entry'];
}

export interface RecordForm<Whole extends AnyRecord> extends EntryMessages {
  readonly shape: Shape;
  /** Label of a field, also used as column heading. */
  readonly labelOf: (place: string, name: string) => string;
  /** Hint below a label; "" for none. */
  readonly hintOf: (place: string, name: string) => string;
  /** Label of a choice's code. */
  readonly choiceOf: (place: string, name: string, code: string) => string;
  /** Name of a row: its first filled name field, or its kind and number. */
  readonly nameOf: (record: Whole, table: string, id: string) => string;
  readonly suggestionsFor: (
    place: string,
    name: string,
    values: Readonly<Record<string, Value>>,
    record: Whole,
  ) => readonly string[];
  readonly tableOf: (table: string) => { readonly add: string; readonly none: string };
}

export interface FormProps<Whole extends AnyRecord> {
  readonly form: RecordForm<Whole>;
  readonly record: Whole;
  readonly state: RecordActions<Whole, AnyEdit>;
  readonly locale: Locale;
  readonly open: string | null;
  readonly setOpen: (id: string | null) => void;
}

/** Options of a choice: codes or row ids with their labels. */
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
