import { type Field, fits, isId, type Value } from './field.ts';
import { type AnyRecord, type AnyRow, mostTitle, rowsIn, type Shape, sectionIn } from './shape.ts';

/** An edit of a record. `several` is atomic. */
export type EditOf<Section extends string, Table extends string> =
  | { readonly kind: 'title'; readonly title: string }
  | { readonly kind: 'fill'; readonly section: Section; readonly field: string; readonly value: Value }
  | { readonly kind: 'set'; readonly table: Table; readonly id: string; readonly field: string; readonly value: Value }
  /** `at` is where in the table; the end when left out. */
  | { readonly kind: 'add'; readonly table: Table; readonly row: AnyRow; readonly at?: number }
  | { readonly kind: 'remove'; readonly table: Table; readonly id: string }
  /** Restores a removed row and the references to it. Skips what exists again or was reassigned meanwhile. */
  | {
      readonly kind: 'restore';
      readonly table: Table;
      readonly row: AnyRow;
      readonly at: number;
      readonly mentions: readonly { readonly table: Table; readonly id: string; readonly field: string }[];
    }
  | { readonly kind: 'several'; readonly edits: readonly EditOf<Section, Table>[] };

export type AnyEdit = EditOf<string, string>;

/**
 * Why an edit failed. `no-such-row`: the row was removed, perhaps in another window. `no-such-field`: unknown section, table
 * or field. `bad-value`: invalid for the field. `id-taken`: the row exists. `too-many`: the table is full.
 */
export type EditError = 'no-such-row' | 'no-such-field' | 'bad-value' | 'id-taken' | 'too-many';

/** The edited record and the exact inverse edit, or an error. */
export type AppliedTo<Whole, Change = AnyEdit> =
  | { readonly ok: true; readonly record: Whole; readonly inverse: Change }
  | { readonly ok: false; readonly error: EditError };

type Only<Kind extends AnyEdit['kind']> = Extract<AnyEdit, { readonly kind: Kind }>;

/**
 * Applies an edit and returns a new record with the inverse edit. Removing a row also clears references to it; the inverse
 * restores both.
 */
export function applyTo<Whole extends AnyRecord>(shape: Shape, record: Whole, edit: AnyEdit): AppliedTo<Whole> {
  switch (edit.kind) {
    case 'title':
      return retitle(record, edit.title);
    case 'fill':
      return fill(shape, record, edit);
    case 'set':
      return set(shape, record, edit);
    case 'add':
      return add(shape, record, edit);
    case 'remove':
      return remove(shape, record, edit);
    case 'restore':
      return restore(shape, record, edit);
    case 'several':
      return several(shape, record, edit.edits);
  }
}

function retitle<Whole extends AnyRecord>(record: Whole, title: string): AppliedTo<Whole> {
  if (!fits({ kind: 'text', most: mostTitle }, title)) return failed('bad-value');
  return done({ ...record, title }, { kind: 'title', title: record.title });
}

function fill<Whole extends AnyRecord>(shape: Shape, record: Whole, edit: Only<'fill'>): AppliedTo<Whole> {
  const { section, field, value } = edit;
  const kind = fieldOf(shape.sections, section, field);
  if (!kind) return failed('no-such-field');
  if (!fits(kind, value)) return failed('bad-value');
  const before = sectionIn(record, section);
  const inverse = { ...edit, value: before[field] ?? null };
  return done({ ...record, [section]: { ...before, [field]: value } }, inverse);
}

function set<Whole extends AnyRecord>(shape: Shape, record: Whole, edit: Only<'set'>): AppliedTo<Whole> {
  const { table, id, field, value } = edit;
  if (!fieldOf(shape.tables, table, field)) return failed('no-such-field');
  const rows = rowsIn(record, table);
  const row = rows.find((each) => each.id === id);
  if (!row) return failed('no-such-row');
  if (!isAllowed(shape, record, table, field, value)) return failed('bad-value');
  const after = rows.map((each) => (each === row ? { ...row, [field]: value } : each));
  return done({ ...record, [table]: after }, { ...edit, value: row[field] ?? null });
}

function add<Whole extends AnyRecord>(shape: Shape, record: Whole, { table, row, at }: Only<'add'>): AppliedTo<Whole> {
  const fields = Object.hasOwn(shape.tables, table) ? shape.tables[table] : undefined;
  if (!fields) return failed('no-such-field');
  const rows = rowsIn(record, table);
  const names = Object.keys(fields);
  if (Object.keys(row).length !== names.length + 1 || !isId(row.id)) return failed('bad-value');
  if (names.some((name) => !isAllowed(shape, record, table, name, row[name]))) return failed('bad-value');
  if (rows.some(({ id }) => id === row.id)) return failed('id-taken');
  if (rows.length >= shape.mostRows) return failed('too-many');
  const after = rows.toSpliced(at ?? rows.length, 0, row);
  return done({ ...record, [table]: after }, { kind: 'remove', table, id: row.id });
}

function remove<Whole extends AnyRecord>(shape: Shape, record: Whole, { table, id }: Only<'remove'>): AppliedTo<Whole> {
  if (!Object.hasOwn(shape.tables, table)) return failed('no-such-field');
  const mentions = mentionsOf(shape, record, table, id);
  const loose = several(
    shape,
    record,
    mentions.map((mention) => ({ kind: 'set', ...mention, value: '' })),
  );
  if (!loose.ok) return loose;
  // Taken after references are cleared: a row that references itself could not be restored otherwise.
  const rows = rowsIn(loose.record, table);
  const at = rows.findIndex((each) => each.id === id);
  const row = rows[at];
  if (!row) return failed('no-such-row');
  return done({ ...loose.record, [table]: rows.toSpliced(at, 1) }, { kind: 'restore', table, row, at, mentions });
}

function restore<Whole extends AnyRecord>(shape: Shape, record: Whole, edit: Only<'restore'>): AppliedTo<Whole> {
  const { table, at } = edit;
  const row = withoutDanglingReferences(shape, record, table, edit.row);
  const back = add(shape, record, { kind: 'add', table, row, at });
  if (!back.ok && back.error !== 'id-taken') return back;
  const now = back.ok ? back.record : record;
  const isOpen = (mention: Mention) =>
    rowsIn(now, mention.table).some(({ id, [mention.field]: to }) => id === mention.id && to === '');
  const linked = several(
    shape,
    now,
    edit.mentions.filter(isOpen).map((mention) => ({ kind: 'set', ...mention, value: row.id })),
  );
  if (!linked.ok || !back.ok) return linked;
  return done(linked.record, { kind: 'several', edits: [linked.inverse, back.inverse] });
}

function several<Whole extends AnyRecord>(shape: Shape, record: Whole, edits: readonly AnyEdit[]): AppliedTo<Whole> {
  const inverses: AnyEdit[] = [];
  let now = record;
  for (const edit of edits) {
    const applied = applyTo(shape, now, edit);
    if (!applied.ok) return applied;
    now = applied.record;
    inverses.unshift(applied.inverse);
  }
  return done(now, { kind: 'several', edits: inverses });
}

function withoutDanglingReferences({ tables }: Shape, record: AnyRecord, table: string, row: AnyRow): AnyRow {
  const gone = Object.entries(tables[table] ?? {}).filter(
    ([name, field]) => field.kind === 'row' && !rowsIn(record, field.of).some(({ id }) => id === row[name]),
  );
  return { ...row, ...Object.fromEntries(gone.map(([name]) => [name, ''])) };
}

type Mention = Only<'restore'>['mentions'][number];

/** References to a row of table `of`, including its own. */
export function mentionsOf({ tables }: Shape, record: AnyRecord, of: string, to: string): readonly Mention[] {
  return Object.entries(tables).flatMap(([table, fields]) =>
    Object.entries(fields)
      .filter(([, field]) => field.kind === 'row' && field.of === of)
      .flatMap(([field]) =>
        rowsIn(record, table)
          .filter((row) => row[field] === to)
          .map(({ id }) => ({ table, id, field })),
      ),
  );
}

function isAllowed(shape: Shape, record: AnyRecord, table: string, name: string, value: unknown): value is Value {
  const field = fieldOf(shape.tables, table, name);
  if (!field || !fits(field, value)) return false;
  if (field.kind !== 'row' || value === '') return true;
  return rowsIn(record, field.of).some(({ id }) => id === value);
}

function fieldOf(places: Shape['tables'], place: string, name: string): Field | undefined {
  const fields = Object.hasOwn(places, place) ? places[place] : undefined;
  return fields && Object.hasOwn(fields, name) ? fields[name] : undefined;
}

function done<Whole>(record: Whole, inverse: AnyEdit): AppliedTo<Whole> {
  return { ok: true, record, inverse };
}

function failed(error: EditError): { readonly ok: false; readonly error: EditError } {
  return { ok: false, error };
}
