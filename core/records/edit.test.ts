import { describe, expect, test } from 'vitest';
import { type AnyEdit, applyTo, type EditError } from './edit.ts';
import type { AnyRecord, Shape } from './shape.ts';

const text = { kind: 'text', most: 9 } as const;
/** A box may contain a box. */
const shape: Shape = {
  version: 1,
  earlier: [],
  sections: { house: { street: text, floors: { kind: 'number', least: 0, most: 99, decimals: 0 } } },
  tables: {
    rooms: { name: text },
    boxes: { name: text, room: { kind: 'row', of: 'rooms' }, inside: { kind: 'row', of: 'boxes' } },
    lamps: { name: text, room: { kind: 'row', of: 'rooms' }, box: { kind: 'row', of: 'boxes' } },
  },
  mostRows: 4,
};
const parts = {
  house: { street: 'Elm', floors: 2 },
  rooms: [
    { id: 'a', name: 'Hall' },
    { id: 'b', name: 'Den' },
  ],
  boxes: [
    { id: 'a', name: 'Red', room: 'a', inside: '' },
    { id: 'c', name: 'Blue', room: 'b', inside: 'a' },
  ],
  lamps: [
    { id: 'l', name: 'Tall', room: 'a', box: '' },
    { id: 'm', name: 'Low', room: 'b', box: 'a' },
  ],
};
const record: AnyRecord = { version: 1, id: 'x', title: 'Home', ...parts };

function changed(before: AnyRecord, edit: AnyEdit) {
  const applied = applyTo(shape, before, edit);
  if (!applied.ok) throw new Error(applied.error);
  return applied;
}

const [redBox, blueBox] = parts.boxes;
const [tallLamp, lowLamp] = parts.lamps;
const lamp = { id: 'n', name: 'New', room: 'a', box: 'c' };

describe('an edit changes what it names, and is taken back exactly', () => {
  test.each<[string, AnyEdit, object]>([
    ['a title', { kind: 'title', title: 'Farm' }, { title: 'Farm' }],
    ['no title', { kind: 'title', title: '' }, { title: '' }],
    [
      'a text of a section',
      { kind: 'fill', section: 'house', field: 'street', value: 'Oak' },
      { house: { street: 'Oak', floors: 2 } },
    ],
    [
      'a number of a section, emptied',
      { kind: 'fill', section: 'house', field: 'floors', value: null },
      { house: { street: 'Elm', floors: null } },
    ],
    [
      'a value of a row',
      { kind: 'set', table: 'rooms', id: 'b', field: 'name', value: 'Attic' },
      { rooms: [parts.rooms[0], { id: 'b', name: 'Attic' }] },
    ],
    [
      'a mention in a row',
      { kind: 'set', table: 'lamps', id: 'l', field: 'box', value: 'c' },
      { lamps: [{ ...tallLamp, box: 'c' }, lowLamp] },
    ],
    ['a row at the end', { kind: 'add', table: 'lamps', row: lamp }, { lamps: [tallLamp, lowLamp, lamp] }],
    ['a row at a place', { kind: 'add', table: 'lamps', row: lamp, at: 1 }, { lamps: [tallLamp, lamp, lowLamp] }],
    ['a row that nobody mentions', { kind: 'remove', table: 'lamps', id: 'l' }, { lamps: [lowLamp] }],
    [
      'a room, and no box of its id',
      { kind: 'remove', table: 'rooms', id: 'a' },
      {
        rooms: [parts.rooms[1]],
        boxes: [{ ...redBox, room: '' }, blueBox],
        lamps: [{ ...tallLamp, room: '' }, lowLamp],
      },
    ],
    [
      'a box, and no room of its id',
      { kind: 'remove', table: 'boxes', id: 'a' },
      { boxes: [{ ...blueBox, inside: '' }], lamps: [tallLamp, { ...lowLamp, box: '' }] },
    ],
    [
      'several, of which one is of another’s making',
      {
        kind: 'several',
        edits: [
          { kind: 'add', table: 'lamps', row: lamp },
          { kind: 'set', table: 'lamps', id: 'n', field: 'name', value: 'Old' },
        ],
      },
      { lamps: [tallLamp, lowLamp, { ...lamp, name: 'Old' }] },
    ],
  ])('%s', (_what, edit, expected) => {
    const after = changed(record, edit);
    expect(after.record).toEqual({ ...record, ...expected });
    expect(changed(after.record, after.inverse).record).toEqual(record);
  });
});

describe('restoring a removed row skips what was reassigned meanwhile', () => {
  const gone = changed(record, { kind: 'remove', table: 'boxes', id: 'a' });
  const then = (others: AnyEdit) => changed(changed(gone.record, others).record, gone.inverse).record;

  test.each<[string, AnyEdit, object]>([
    ['another window restored it', gone.inverse, {}],
    [
      'another window restored and edited it',
      {
        kind: 'several',
        edits: [gone.inverse, { kind: 'set', table: 'boxes', id: 'a', field: 'name', value: 'Pink' }],
      },
      { boxes: [{ ...redBox, name: 'Pink' }, blueBox] },
    ],
    [
      'another window restored it without its rows',
      { kind: 'add', table: 'boxes', row: { ...redBox, id: 'a' }, at: 0 },
      {},
    ],
    [
      'what mentioned it mentions another by now',
      { kind: 'set', table: 'lamps', id: 'm', field: 'box', value: 'c' },
      { lamps: [tallLamp, { ...lowLamp, box: 'c' }] },
    ],
    ['what mentioned it is gone', { kind: 'remove', table: 'lamps', id: 'm' }, { lamps: [tallLamp] }],
    [
      'what it mentions is gone',
      { kind: 'remove', table: 'rooms', id: 'a' },
      {
        rooms: [parts.rooms[1]],
        boxes: [{ ...redBox, room: '' }, blueBox],
        lamps: [{ ...tallLamp, room: '' }, lowLamp],
      },
    ],
  ])('%s', (_what, others, expected) => {
    expect(then(others)).toEqual({ ...record, ...expected });
  });

  test('not into a full table', () => {
    const add = (id: string): AnyEdit => ({ kind: 'add', table: 'boxes', row: { ...blueBox, inside: '', id } });
    const full = changed(gone.record, { kind: 'several', edits: [add('d'), add('e'), add('f')] }).record;
    expect(applyTo(shape, full, gone.inverse)).toEqual({ ok: false, error: 'too-many' });
  });

  test('and is taken back exactly', () => {
    const back = changed(gone.record, gone.inverse);
    expect(changed(back.record, back.inverse).record).toEqual(gone.record);
  });
});

describe('an edit of what no shape has is refused', () => {
  test.each<[string, AnyEdit, EditError]>([
    ['a row for no table', { kind: 'add', table: 'pets', row: lamp }, 'no-such-field'],
    ['a row for a section', { kind: 'add', table: 'house', row: lamp }, 'no-such-field'],
    ['removing from no table', { kind: 'remove', table: 'pets', id: 'l' }, 'no-such-field'],
    ['removing from a section', { kind: 'remove', table: 'house', id: 'l' }, 'no-such-field'],
    ['removing what every object has', { kind: 'remove', table: 'toString', id: 'l' }, 'no-such-field'],
    ['a row with a bad id', { kind: 'add', table: 'lamps', row: { ...lamp, id: 'N' } }, 'bad-value'],
    [
      'a row that mentions itself',
      { kind: 'add', table: 'boxes', row: { ...redBox, id: 'd', inside: 'd' } },
      'bad-value',
    ],
  ])('%s', (_what, edit, error) => {
    expect(applyTo(shape, record, edit)).toEqual({ ok: false, error });
  });
});

test('a table takes as many rows as it may have, and none more', () => {
  const add = (id: string): AnyEdit => ({ kind: 'add', table: 'rooms', row: { id, name: '' } });
  const full = changed(record, { kind: 'several', edits: [add('c'), add('d')] }).record;
  expect(applyTo(shape, full, add('e'))).toEqual({ ok: false, error: 'too-many' });
});

test('a row that references itself can be removed and restored', () => {
  const before = changed(record, { kind: 'set', table: 'boxes', id: 'c', field: 'inside', value: 'c' }).record;
  const after = changed(before, { kind: 'remove', table: 'boxes', id: 'c' });
  expect(after.record).toEqual({ ...record, boxes: [redBox] });
  expect(changed(after.record, after.inverse).record).toEqual(before);
});
