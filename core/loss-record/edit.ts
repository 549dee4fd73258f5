import { fits, isId, type Value } from './field.ts';
import { type LossRecord, mostTitle } from './record.ts';
import { fieldsOf, mostRows, type SectionName, sections, type TableName, tableNames, tables } from './shape.ts';

/** Any row, as an edit carries it. */
export type AnyRow = { readonly id: string } & Readonly<Record<string, Value>>;

/** One change of a record. `several` happen together or not at all. */
export type Edit =
  | { readonly kind: 'title'; readonly title: string }
  | { readonly kind: 'fill'; readonly section: SectionName; readonly field: string; readonly value: Value }
  | {
      readonly kind: 'set';
      readonly table: TableName;
      readonly id: string;
      readonly field: string;
      readonly value: Value;
    }
  /** `at` is where in the table; the end when left out. */
  | { readonly kind: 'add'; readonly table: TableName; readonly row: AnyRow; readonly at?: number }
  | { readonly kind: 'remove'; readonly table: TableName; readonly id: string }
  | { readonly kind: 'several'; readonly edits: readonly Edit[] };

/**
 * Why a change was not made. `no-such-row`: it was removed, perhaps in another window. `no-such-field`, `bad-value`: no
 * such place, or not what may stand there. `id-taken`: a row of that id exists. `too-many`: the table is full.
 */
export type EditError = 'no-such-row' | 'no-such-field' | 'bad-value' | 'id-taken' | 'too-many';

/** The record after the change, and the edit that takes it back exactly. */
export type Applied =
  | { readonly ok: true; readonly record: LossRecord; readonly inverse: Edit }
  | { readonly ok: false; readonly error: EditError };

/**
 * A record with one change. A row that is removed takes with it every mention of it in other rows; the inverse brings
 * both back.
 */
export function apply(record: LossRecord, edit: Edit): Applied {
  switch (edit.kind) {
    case 'title':
      return retitle(record, edit.title);
    case 'fill':
      return fill(record, edit);
    case 'set':
      return set(record, edit);
    case 'add':
      return add(record, edit);
    case 'remove':
      return remove(record, edit);
    case 'several':
      return several(record, edit.edits);
  }
}

function retitle(record: LossRecord, title: string): Applied {
  if (!fits({ kind: 'text', most: mostTitle }, title)) return failed('bad-value');
  return done({ ...record, title }, { kind: 'title', title: record.title });
}

function fill(record: LossRecord, edit: Extract<Edit, { readonly kind: 'fill' }>): Applied {
  const { section, field, value } = edit;
  if (!Object.hasOwn(sections, section)) return failed('no-such-field');
  const kind = fieldOf(section, field);
  if (!kind) return failed('no-such-field');
  if (!fits(kind, value)) return failed('bad-value');
  const before = record[section] as Readonly<Record<string, Value>>;
  const inverse = { ...edit, value: before[field] ?? null };
  return done({ ...record, [section]: { ...before, [field]: value } }, inverse);
}

function set(record: LossRecord, edit: Extract<Edit, { readonly kind: 'set' }>): Applied {
  const { table, id, field, value } = edit;
  if (!Object.hasOwn(tables, table) || !fieldOf(table, field)) return failed('no-such-field');
  const rows = rowsOf(record, table);
  const row = rows.find((each) => each.id === id);
  if (!row) return failed('no-such-row');
  if (!mayStand(record, table, field, value)) return failed('bad-value');
  const after = rows.map((each) => (each === row ? { ...row, [field]: value } : each));
  return done({ ...record, [table]: after }, { ...edit, value: row[field] ?? null });
}

function add(record: LossRecord, { table, row, at }: Extract<Edit, { readonly kind: 'add' }>): Applied {
  if (!Object.hasOwn(tables, table)) return failed('no-such-field');
  const rows = rowsOf(record, table);
  const names = Object.keys(tables[table]);
  if (Object.keys(row).length !== names.length + 1 || !isId(row.id)) return failed('bad-value');
  if (names.some((name) => !mayStand(record, table, name, row[name]))) return failed('bad-value');
  if (rows.some(({ id }) => id === row.id)) return failed('id-taken');
  if (rows.length >= mostRows) return failed('too-many');
  const after = rows.toSpliced(at ?? rows.length, 0, row);
  return done({ ...record, [table]: after }, { kind: 'remove', table, id: row.id });
}

function remove(record: LossRecord, { table, id }: Extract<Edit, { readonly kind: 'remove' }>): Applied {
  if (!Object.hasOwn(tables, table)) return failed('no-such-field');
  const rows = rowsOf(record, table);
  const at = rows.findIndex((row) => row.id === id);
  const row = rows[at];
  if (!row) return failed('no-such-row');
  const mentions = mentionsOf(record, table, id);
  const loose = several(
    record,
    mentions.map((mention) => ({ ...mention, value: '' })),
  );
  if (!loose.ok) return loose;
  const without = rowsOf(loose.record, table).filter((each) => each.id !== id);
  const inverse: Edit = { kind: 'several', edits: [{ kind: 'add', table, row, at }, ...mentions] };
  return done({ ...loose.record, [table]: without }, inverse);
}

function several(record: LossRecord, edits: readonly Edit[]): Applied {
  const inverses: Edit[] = [];
  let now = record;
  for (const edit of edits) {
    const applied = apply(now, edit);
    if (!applied.ok) return applied;
    now = applied.record;
    inverses.unshift(applied.inverse);
  }
  return done(now, { kind: 'several', edits: inverses });
}

/** The edits that would write each mention of a row again where it stands. */
function mentionsOf(record: LossRecord, of: TableName, id: string): Extract<Edit, { readonly kind: 'set' }>[] {
  return tableNames.flatMap((table) =>
    Object.entries(fieldsOf(table))
      .filter(([, field]) => field.kind === 'row' && field.of === of)
      .flatMap(([field]) =>
        rowsOf(record, table)
          .filter((row) => row[field] === id && !(table === of && row.id === id))
          .map((row) => ({ kind: 'set', table, id: row.id, field, value: id }) as const),
      ),
  );
}

function mayStand(record: LossRecord, table: TableName, name: string, value: unknown): value is Value {
  const field = fieldOf(table, name);
  if (!field || !fits(field, value)) return false;
  if (field.kind !== 'row' || value === '') return true;
  return rowsOf(record, field.of as TableName).some(({ id }) => id === value);
}

function fieldOf(place: SectionName | TableName, name: string) {
  const fields = fieldsOf(place);
  return Object.hasOwn(fields, name) ? fields[name] : undefined;
}

/** The rows of a table, with their fields by name. */
export function rowsOf(record: LossRecord, table: TableName): readonly AnyRow[] {
  return record[table];
}

function done(record: LossRecord, inverse: Edit): Applied {
  return { ok: true, record, inverse };
}

function failed(error: EditError): Applied {
  return { ok: false, error };
}
