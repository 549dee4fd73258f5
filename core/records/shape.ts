import { emptyOf, type Field, type Value, type ValueOf } from './field.ts';

/** Fields of a section or table by name, in form and print order. */
export type Fields = Readonly<Record<string, Field>>;

/** Schema of a record: sections with single values and tables with rows. */
export interface Shape {
  /** Current version; copies of a higher version are rejected. */
  readonly version: number;
  /** Earlier versions that only lack fields. */
  readonly earlier: readonly number[];
  readonly sections: Readonly<Record<string, Fields>>;
  readonly tables: Readonly<Record<string, Fields>>;
  /** Rows that a table may have. */
  readonly mostRows: number;
}

/** Characters that a record's title may have. */
export const mostTitle = 80;

/** What fields hold, by name. */
export type ValuesOf<Some extends Fields> = { readonly [Name in keyof Some]: ValueOf<Some[Name]> };

/** One row of a table. `id` is made by the device and never changes. */
export type RowOf<Some extends Fields> = ValuesOf<Some> & { readonly id: string };

/** A record of a shape. Every field may be empty. */
export type RecordOf<Some extends Shape> = AnyRecord & { readonly version: Some['version'] } & {
  readonly [Name in keyof Some['sections']]: ValuesOf<Some['sections'][Name]>;
} & { readonly [Name in keyof Some['tables']]: readonly RowOf<Some['tables'][Name]>[] };

export interface AnyRecord {
  readonly version: number;
  readonly id: string;
  readonly title: string;
}

/** Any row, as an edit carries it. */
export type AnyRow = { readonly id: string } & Readonly<Record<string, Value>>;

/** The fields of a section or table; undefined for a name that the shape has not. */
export function fieldsIn({ sections, tables }: Shape, place: string): Fields | undefined {
  if (Object.hasOwn(sections, place)) return sections[place];
  return Object.hasOwn(tables, place) ? tables[place] : undefined;
}

/** What a section of a record holds, by field. */
export function sectionIn(record: AnyRecord, section: string): Readonly<Record<string, Value>> {
  return (record as AnyRecord & Readonly<Record<string, Readonly<Record<string, Value>>>>)[section] ?? {};
}

/** The rows of a table, with their fields by name. */
export function rowsIn(record: AnyRecord, table: string): readonly AnyRow[] {
  return (record as AnyRecord & Readonly<Record<string, readonly AnyRow[]>>)[table] ?? [];
}

/** A new, empty record. */
export function blankRecordOf<Some extends Shape>(shape: Some, id: string, title: string): RecordOf<Some> {
  const sections = Object.entries(shape.sections).map(([name, fields]) => [name, blankValues(fields)] as const);
  const tables = Object.keys(shape.tables).map((name) => [name, []] as const);
  const parts = Object.fromEntries<unknown>([...sections, ...tables]);
  return { version: shape.version, id, title, ...parts } as unknown as RecordOf<Some>;
}

/** A new, empty row. */
export function blankRowOf<Some extends Fields>(fields: Some, id: string): RowOf<Some> {
  return { id, ...blankValues(fields) } as RowOf<Some>;
}

function blankValues(fields: Fields): Readonly<Record<string, Value>> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, emptyOf(field)]));
}
