import { describe, expect, test } from 'vitest';
import { readAs } from './read.ts';
import type { Shape } from './shape.ts';

const shape = {
  version: 4,
  earlier: [3],
  sections: { house: { street: { kind: 'text', most: 9 } } },
  tables: {
    rooms: { name: { kind: 'text', most: 9 } },
    lamps: { room: { kind: 'row', of: 'rooms' } },
  },
  mostRows: 2,
} as const satisfies Shape;
const blank = { version: 4, id: 'x', title: '', house: { street: '' }, rooms: [], lamps: [] };

describe('a copy that is no record is refused', () => {
  test.each<[string, object, string]>([
    ['without a version', { id: 'x' }, 'not-a-record'],
    ['with its version as text', { id: 'x', version: '4' }, 'not-a-record'],
    ['with a later version as text', { id: 'x', version: '5' }, 'not-a-record'],
    ['of a version that is not read', { id: 'x', version: 2 }, 'not-a-record'],
    ['of a later version', { id: 'x', version: 5 }, 'newer'],
    ['without an id', { version: 4 }, 'not-a-record'],
  ])('%s', (_what, json, error) => {
    expect(readAs(shape, json)).toEqual({ ok: false, error });
  });
});

test.each([3, 4])('a copy of version %d that holds nothing is a blank record', (version) => {
  expect(readAs(shape, { id: 'x', version })).toEqual({ ok: true, record: blank, leftOut: [] });
});

describe('invalid values are left out and named', () => {
  const [hall, den, attic] = ['a', 'b', 'c'].map((id) => ({ id, name: `${id}-room` }));
  test.each<[string, object, object, readonly string[]]>([
    ['a title that is too long', { title: 'x'.repeat(81) }, {}, ['title 0 ']],
    ['a title that is a number', { title: 5 }, {}, ['title 0 ']],
    ['a section that is a list', { house: [] }, {}, ['house 0 ']],
    ['a table that is text', { rooms: 'none' }, {}, ['rooms 0 ']],
    ['rows that are none', { rooms: [7, null, {}, hall] }, { rooms: [hall] }, ['rooms 1 ', 'rooms 2 ', 'rooms 3 ']],
    ['a row whose id names a folder', { rooms: [{ ...hall, id: '../a' }, den] }, { rooms: [den] }, ['rooms 1 ']],
    ['a second row of one id', { rooms: [hall, { ...den, id: 'a' }] }, { rooms: [hall] }, ['rooms 2 ']],
    ['a row above the most', { rooms: [hall, den, attic] }, { rooms: [hall, den] }, ['rooms 3 ']],
    [
      'a mention of no row',
      {
        rooms: [hall],
        lamps: [
          { id: 'l', room: 'a' },
          { id: 'm', room: 'b' },
        ],
      },
      {
        rooms: [hall],
        lamps: [
          { id: 'l', room: 'a' },
          { id: 'm', room: '' },
        ],
      },
      ['lamps 2 room'],
    ],
    ['no mention, which is nothing to name', { lamps: [{ id: 'l' }] }, { lamps: [{ id: 'l', room: '' }] }, []],
  ])('%s', (_what, json, expected, leftOut) => {
    const reading = readAs(shape, { id: 'x', version: 4, ...json });
    if (!reading.ok) throw new Error(reading.error);
    expect(reading.record).toEqual({ ...blank, ...expected });
    expect(reading.leftOut.map(({ place, row, field }) => `${place} ${row} ${field}`)).toEqual(leftOut);
  });
});
