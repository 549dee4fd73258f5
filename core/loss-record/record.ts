import { emptyOf, type Value } from './field.ts';
import {
  fieldsOf,
  type Row,
  type Section,
  type SectionName,
  sectionNames,
  type TableName,
  tableNames,
} from './shape.ts';

/** The shape's number. A copy of a higher number is not read; one of a lower number is brought up. */
export const version = 1;

/** One loss, as its owner wrote it down. Every field may be empty. */
export type LossRecord = {
  readonly version: typeof version;
  readonly id: string;
  readonly title: string;
} & { readonly [Name in SectionName]: Section<Name> } & { readonly [Name in TableName]: readonly Row<Name>[] };

/** Characters that a record's title may have. */
export const mostTitle = 80;

/** A record in which nothing is written yet. */
export function blankRecord(id: string, title = ''): LossRecord {
  const parts = [
    ...sectionNames.map((name) => [name, blankValues(name)] as const),
    ...tableNames.map((name) => [name, []] as const),
  ];
  return { version, id, title, ...Object.fromEntries(parts) } as LossRecord;
}

/** A row in which nothing is written yet. */
export function blankRow<Name extends TableName>(name: Name, id: string): Row<Name> {
  return { id, ...blankValues(name) } as Row<Name>;
}

function blankValues(name: SectionName | TableName): Readonly<Record<string, Value>> {
  return Object.fromEntries(Object.entries(fieldsOf(name)).map(([field, kind]) => [field, emptyOf(kind)]));
}
