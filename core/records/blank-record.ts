import { emptyOf, type Value } from './field.ts';
import type { Fields, RecordOf, RowOf, Shape } from './shape.ts';

/** A record in which nothing is written yet. */
export function blankRecordOf<Some extends Shape>(shape: Some, id: string, title: string): RecordOf<Some> {
  const sections = Object.entries(shape.sections).map(([name, fields]) => [name, blankValues(fields)] as const);
  const tables = Object.keys(shape.tables).map((name) => [name, []] as const);
  const parts = Object.fromEntries<unknown>([...sections, ...tables]);
  return { version: shape.version, id, title, ...parts } as unknown as RecordOf<Some>;
}

/** A row in which nothing is written yet. */
export function blankRowOf<Some extends Fields>(fields: Some, id: string): RowOf<Some> {
  return { id, ...blankValues(fields) } as RowOf<Some>;
}

function blankValues(fields: Fields): Readonly<Record<string, Value>> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, emptyOf(field)]));
}
