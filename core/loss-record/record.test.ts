import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Cents } from '../job/money.ts';
import type { EditError } from '../records/edit.ts';
import type { Field } from '../records/field.ts';
import { type AnyRow, mostTitle } from '../records/shape.ts';
import { apply, blankRecord, blankRow, type Edit, type LossRecord, read, rowsOf } from './record.ts';
import { fieldsOf, sections, shape, tableNames, tables } from './shape.ts';
import { totalsOf } from './totals.ts';

const example: unknown = JSON.parse(readFileSync(new URL('./version-1.json', import.meta.url), 'utf8'));

function after(record: LossRecord, ...edits: readonly Edit[]): LossRecord {
  const applied = apply(record, { kind: 'several', edits });
  if (!applied.ok) throw new Error(applied.error);
  return applied.record;
}

const thing = (id: string, values: object): Edit => ({
  kind: 'add',
  table: 'things',
  row: { ...blankRow('things', id), ...values } as AnyRow,
});
const room = (id: string, name: string): Edit => ({
  kind: 'add',
  table: 'rooms',
  row: { ...blankRow('rooms', id), name },
});

test('a blank record has no title, and nothing in any table', () => {
  const blank = blankRecord('a');
  expect([blank.id, blank.title, blankRecord('a', 'Hall').title]).toEqual(['a', '', 'Hall']);
  expect(tableNames.flatMap((table) => rowsOf(blank, table))).toEqual([]);
});

test('rows and fields are found by the name of their section or table', () => {
  const record = after(blankRecord('a'), room('r1', 'Hall'));
  expect(rowsOf(record, 'rooms')).toEqual(record.rooms);
  expect([fieldsOf('story'), fieldsOf('rooms')]).toEqual([sections.story, tables.rooms]);
  expect(fieldsOf('toString' as 'story')).toEqual({});
});

describe('rejected edits leave the record unchanged', () => {
  const record = after(blankRecord('a'), room('r1', 'Hall'));
  const huge = { ...record, things: Array.from({ length: shape.mostRows }, (_, at) => blankRow('things', `t${at}`)) };
  test.each<[string, LossRecord, Edit, EditError]>([
    ['a title too long', record, { kind: 'title', title: 'x'.repeat(mostTitle + 1) }, 'bad-value'],
    ['an unknown section', record, { kind: 'fill', section: 'x' as 'story', field: 'y', value: '' }, 'no-such-field'],
    ['an unknown field', record, { kind: 'fill', section: 'story', field: 'toString', value: '' }, 'no-such-field'],
    [
      'a table as a section',
      record,
      { kind: 'fill', section: 'rooms' as 'story', field: 'name', value: '' },
      'no-such-field',
    ],
    ['an unknown source', record, { kind: 'fill', section: 'story', field: 'source', value: 'x' }, 'bad-value'],
    ['a row that is gone', record, { kind: 'set', table: 'rooms', id: 'r2', field: 'name', value: '' }, 'no-such-row'],
    ['the id of a row', record, { kind: 'set', table: 'rooms', id: 'r1', field: 'id', value: 'r3' }, 'no-such-field'],
    ['a wrong value', record, { kind: 'set', table: 'rooms', id: 'r1', field: 'name', value: 4 }, 'bad-value'],
    ['a thing in no such room', record, thing('t1', { room: 'r2' }), 'bad-value'],
    ['a row with a field too many', record, thing('t1', { value: 1 }), 'bad-value'],
    ['a second row of one id', record, room('r1', 'Hall'), 'id-taken'],
    ['one row too many', huge, thing('t-last', {}), 'too-many'],
    ['removing what is gone', record, { kind: 'remove', table: 'rooms', id: 'r2' }, 'no-such-row'],
    [
      'a good edit before a bad one',
      record,
      { kind: 'several', edits: [room('r2', 'Attic'), room('r2', 'Attic')] },
      'id-taken',
    ],
  ])('%s', (_, before, edit, error) => {
    expect(apply(before, edit)).toEqual({ ok: false, error });
  });
});

test('the sum of a worked example, by room and in all', () => {
  const record = after(
    blankRecord('a'),
    room('r1', 'Hall'),
    room('r2', 'Attic'),
    thing('t1', { room: 'r1', costEach: 54_000 as Cents }),
    thing('t2', { room: 'r1', costEach: 1999 as Cents, quantity: 3 }),
    thing('t3', { costEach: 10 as Cents, quantity: 2 }),
    thing('t4', { room: 'r1' }),
    { kind: 'add', table: 'costs', row: { ...blankRow('costs', 'c1'), amount: 14_800 } },
    { kind: 'add', table: 'costs', row: blankRow('costs', 'c2') },
  );
  expect(totalsOf(record)).toEqual({
    things: 60_017,
    byRoom: [
      { room: 'r1', cents: 59_997, things: 3 },
      { room: '', cents: 20, things: 1 },
    ],
    withoutFigure: 1,
    costs: 14_800,
    hours: { sum: 0, cents: null },
    miles: { sum: 0, cents: null },
  });
});

describe('own hours and miles are added apart', () => {
  const spentIn = (unit: 'hours' | 'miles', amounts: readonly number[], rates: Partial<LossRecord['rates']>) =>
    totalsOf({
      ...blankRecord('a'),
      rates: { hour: null, mile: null, ...rates },
      costs: amounts.map((each, at) => ({ ...blankRow('costs', `c${at}`), [unit]: each, amount: 500 as Cents })),
    });
  test.each<[string, readonly number[], Partial<LossRecord['rates']>, number, number | null]>([
    ['without a rate there is no figure in dollars', [2, 1.5], {}, 3.5, null],
    ['a rate of nothing is a figure', [2], { hour: 0 as Cents }, 2, 0],
    ['tenths add up exactly', [0.1, 0.2], { hour: 1000 as Cents }, 0.3, 300],
    ['half a cent goes up', [0.25], { hour: 1810 as Cents }, 0.25, 453],
    ['a rate of a mile is not one of an hour', [2], { mile: 70 as Cents }, 2, null],
  ])('%s', (_, hours, rates, sum, cents) => {
    expect(spentIn('hours', hours, rates)).toMatchObject({ hours: { sum, cents }, costs: 500 * hours.length });
  });

  test.each<[string, readonly number[], Partial<LossRecord['rates']>, number, number | null]>([
    ['without a rate are no figure in dollars', [12.4, 30], {}, 42.4, null],
    ['count at their rate', [12.4, 30], { mile: 70 as Cents }, 42.4, 2968],
    ['of half a cent count up', [0.5], { mile: 67 as Cents }, 0.5, 34],
    ['do not count at the rate of an hour', [10], { hour: 1000 as Cents }, 10, null],
  ])('miles %s', (_, miles, rates, sum, cents) => {
    expect(spentIn('miles', miles, rates)).toMatchObject({
      hours: { sum: 0 },
      miles: { sum, cents },
      costs: 500 * miles.length,
    });
  });
});

describe('a copy', () => {
  test('of the first version is read whole, and what it had not is empty', () => {
    const reading = read(example);
    if (!reading.ok) throw new Error(reading.error);
    expect(reading).toMatchObject({ record: { ...(example as object), version: shape.version }, leftOut: [] });
    expect(reading.record.claim).toEqual(blankRecord('x').claim);
    expect([reading.record.rates, reading.record.rooms[0]?.heightFt]).toEqual([{ hour: null, mile: null }, null]);
  });

  test('of the second version is read whole, and begins to number its calendar files', () => {
    const { claim, ...rest } = blankRecord('a', 'Hall');
    const { edition, ...older } = { ...claim, loss: '2026-11-21' };
    const reading = read({ ...rest, version: 2, claim: older });
    expect(reading).toEqual({ ok: true, record: { ...rest, claim: { ...older, edition } }, leftOut: [] });
    expect(edition).toBeNull();
  });
});

test('every reference names an existing table', () => {
  const mentioned = Object.values(tables).flatMap((fields) =>
    Object.values(fields).flatMap((field: Field) => (field.kind === 'row' ? [field.of] : [])),
  );
  expect(Object.keys(tables)).toEqual(expect.arrayContaining(mentioned));
});
