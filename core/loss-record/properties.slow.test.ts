import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Cents } from '../job/money.ts';
import { emptyOf, type Field, type Value } from '../records/field.ts';
import type { AnyRow } from '../records/shape.ts';
import { apply, blankRecord, blankRow, type Edit, type LossRecord, mergeOf, read, rowsOf } from './record.ts';
import { fieldsOf, sectionNames, type TableName, tableNames } from './shape.ts';
import { totalsOf } from './totals.ts';

/** Few ids, so that edits interact. */
const ids = fc.constantFrom('a', 'b', 'c', 'd');

function valueFor(field: Field): fc.Arbitrary<Value> {
  const some: Readonly<Record<Field['kind'], fc.Arbitrary<Value>>> = {
    text: fc.string({ maxLength: 12, unit: 'grapheme' }),
    choice: fc.constantFrom(...(field.kind === 'choice' ? field.of : ['']), 'rubbish'),
    day: fc.constantFrom('2026-11-22', '2024-02-29', '2026-02-30'),
    moment: fc.constantFrom('2026-11-22T02:10', '2026-11-22T25:00'),
    cents: fc.oneof(fc.integer({ min: 0, max: 100_000_000 }), fc.constant(0.5)),
    number: fc.integer({ min: 0, max: 400 }),
    row: ids,
    flag: fc.boolean(),
  };
  return fc.oneof({ weight: 4, arbitrary: some[field.kind] }, fc.constant(emptyOf(field)));
}

const rowIn = (table: TableName): fc.Arbitrary<AnyRow> =>
  fc.record(
    Object.fromEntries([
      ['id', ids] as const,
      // Most rows mention no other, or none could be added to an empty record.
      ...Object.entries(fieldsOf(table)).map(([name, field]) => [name, good(field)] as const),
    ]),
  ) as fc.Arbitrary<AnyRow>;

function good(field: Field): fc.Arbitrary<Value> {
  if (field.kind === 'cents') return fc.oneof(fc.integer({ min: 0, max: 100_000_000 }), fc.constant(null));
  if (field.kind === 'text') return fc.string({ maxLength: 12 });
  if (field.kind === 'row') return fc.oneof({ weight: 5, arbitrary: fc.constant('') }, ids);
  return fc.constant(emptyOf(field));
}

const setIn = (table: TableName) =>
  fc.constantFrom(...Object.entries(fieldsOf(table))).chain(([field, kind]) =>
    fc.record({
      kind: fc.constant('set' as const),
      table: fc.constant(table),
      id: ids,
      field: fc.constant(field),
      value: valueFor(kind),
    }),
  );
const fillIn = fc
  .constantFrom(...sectionNames)
  .chain((section) =>
    fc
      .constantFrom(...Object.entries(fieldsOf(section)))
      .chain(([field, kind]) => valueFor(kind).map((value): Edit => ({ kind: 'fill', section, field, value }))),
  );
const inTable = fc
  .constantFrom(...tableNames)
  .chain(
    (table): fc.Arbitrary<Edit> =>
      fc.oneof(
        fc.record({ kind: fc.constant('add' as const), table: fc.constant(table), row: rowIn(table), at: fc.nat(4) }),
        setIn(table),
        setIn(table),
        fc.record({ kind: fc.constant('remove' as const), table: fc.constant(table), id: ids }),
      ),
  );
const one: fc.Arbitrary<Edit> = fc.oneof(
  { weight: 8, arbitrary: inTable },
  { weight: 2, arbitrary: fillIn },
  { weight: 1, arbitrary: fc.string({ maxLength: 100 }).map((title): Edit => ({ kind: 'title', title })) },
);
/** A hundred random edits; many fail, as with two windows. */
export const edits = fc.array(one, { minLength: 100, maxLength: 100, size: 'max' });

/** Reference model: cells by address, independent of the record code except for limits. */
export class Model {
  cells = new Map<string, Value>();
  order = new Map<TableName, string[]>(tableNames.map((table) => [table, []]));

  has(table: string, id: Value | undefined): boolean {
    return this.order.get(table as TableName)?.includes(String(id)) === true;
  }
  apply(edit: Edit): void {
    if (edit.kind === 'title') this.cells.set('title', edit.title);
    if (edit.kind === 'fill') this.cells.set(`${edit.section} ${edit.field}`, edit.value);
    if (edit.kind === 'set') this.cells.set(`${edit.table} ${edit.id} ${edit.field}`, edit.value);
    if (edit.kind === 'add') {
      this.order.get(edit.table)?.splice(edit.at ?? 0, 0, edit.row.id);
      for (const [name, value] of Object.entries(edit.row))
        this.cells.set(`${edit.table} ${edit.row.id} ${name}`, value);
    }
    if (edit.kind === 'remove') {
      this.order.set(edit.table, this.order.get(edit.table)?.filter((id) => id !== edit.id) ?? []);
      for (const [place, value] of this.cells) {
        const [table, , field] = place.split(' ');
        const kind = field ? fieldsOf(table as TableName)[field] : undefined;
        if (kind?.kind === 'row' && kind.of === edit.table && value === edit.id) this.cells.set(place, '');
      }
    }
  }
  /** What a record should hold, and what it holds, in the same shape. */
  compare(record: LossRecord) {
    const sections = sectionNames.map((section) =>
      Object.entries(fieldsOf(section)).map(([field, kind]) => this.cells.get(`${section} ${field}`) ?? emptyOf(kind)),
    );
    const tables = tableNames.map((table) =>
      this.order.get(table)?.map((id) => this.cellsOf(`${table} ${id}`, ['id', ...Object.keys(fieldsOf(table))])),
    );
    const holds = {
      title: record.title,
      sections: sectionNames.map((section) => Object.values(record[section])),
      tables: tableNames.map((table) =>
        rowsOf(record, table).map((row) => ['id', ...Object.keys(fieldsOf(table))].map((field) => row[field])),
      ),
    };
    return { holds, should: { title: this.cells.get('title') ?? '', sections, tables } };
  }
  cellsOf(row: string, fields: readonly string[]) {
    return fields.map((field) => this.cells.get(`${row} ${field}`));
  }
}

test('edits agree with a plain model, and undoing each restores the record before it', () => {
  let made = 0;
  fc.assert(
    fc.property(edits, (list) => {
      const model = new Model();
      let record = blankRecord('x');
      const before: { readonly record: LossRecord; readonly inverse: Edit }[] = [];
      for (const edit of list) {
        const applied = apply(record, edit);
        if (!applied.ok) continue;
        made += 1;
        before.push({ record, inverse: applied.inverse });
        model.apply(edit);
        record = applied.record;
      }
      const { holds, should } = model.compare(record);
      expect(holds).toEqual(should);
      expect(read(JSON.parse(JSON.stringify(record)))).toEqual({ ok: true, record, leftOut: [] });
      for (const step of before.toReversed()) {
        const undone = apply(record, step.inverse);
        if (!undone.ok) throw new Error(undone.error);
        expect(undone.record).toEqual(step.record);
        record = undone.record;
      }
    }),
    { numRuns: 100 },
  );
  expect(made).toBeGreaterThan(4000);
});

function written(list: readonly Edit[]): LossRecord {
  return list.reduce((record, edit) => {
    const applied = apply(record, edit);
    return applied.ok ? applied.record : record;
  }, blankRecord('x'));
}

test('totals add up: by room to the whole, and one more thing adds what it costs', () => {
  fc.assert(
    fc.property(
      edits,
      fc.integer({ min: 0, max: 100_000_000 }),
      fc.integer({ min: 1, max: 999 }),
      (list, cents, count) => {
        const record = written(list);
        const totals = totalsOf(record);
        expect(totals.byRoom.reduce((sum, room) => sum + room.cents, 0)).toBe(totals.things);
        expect(totals.byRoom.reduce((sum, room) => sum + room.things, 0)).toBe(record.things.length);
        const [blank] = written([]).things;
        expect(blank).toBeUndefined();
        const thing = { ...blankRow('things', 'new'), costEach: cents as Cents, quantity: count };
        const more = totalsOf({ ...record, things: [...record.things, thing] });
        expect(more.things - totals.things).toBe(cents * count);
      },
    ),
    { numRuns: 100 },
  );
});

test('merging any copy is idempotent and never overwrites', () => {
  fc.assert(
    fc.property(edits, edits, (one, other) => {
      const [mine, theirs] = [written(one), written(other)];
      const merged = apply(mine, mergeOf(mine, theirs));
      if (!merged.ok) throw new Error(merged.error);
      expect(mergeOf(merged.record, theirs)).toEqual({ kind: 'several', edits: [] });
      expect(mergeOf(merged.record, mine)).toEqual({ kind: 'several', edits: [] });
      for (const table of tableNames) {
        expect(merged.record[table].slice(0, mine[table].length).map(({ id }) => id)).toEqual(
          mine[table].map(({ id }) => id),
        );
      }
    }),
    { numRuns: 60 },
  );
});

test('whatever arrives is read into a record, or refused', () => {
  fc.assert(
    fc.property(fc.object({ key: fc.constantFrom('rooms', 'things', 'id', 'story', 'room'), maxDepth: 4 }), (json) => {
      const reading = read({ version: 1, id: 'x', ...json });
      if (reading.ok) expect(read(JSON.parse(JSON.stringify(reading.record)))).toMatchObject({ leftOut: [] });
      else expect(reading.error).toBe('not-a-record');
    }),
    { numRuns: 300 },
  );
});
