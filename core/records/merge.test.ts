import { describe, expect, test } from 'vitest';
import type { AnyEdit } from './edit.ts';
import { mergeAs } from './merge.ts';
import type { Shape } from './shape.ts';

const shape: Shape = {
  version: 1,
  earlier: [],
  sections: { house: { street: { kind: 'text', most: 9 }, sold: { kind: 'flag' }, paid: { kind: 'cents' } } },
  tables: { rooms: { name: { kind: 'text', most: 9 } }, lamps: { room: { kind: 'row', of: 'rooms' } } },
  mostRows: 9,
};
const blank = {
  version: 1,
  id: 'x',
  title: '',
  house: { street: '', sold: false, paid: null },
  rooms: [],
  lamps: [],
};

describe('a merge writes what the record lacks, and nothing else', () => {
  const fill = (field: string, value: string | number | boolean): AnyEdit => ({
    kind: 'fill',
    section: 'house',
    field,
    value,
  });
  test.each<[string, object, object, readonly AnyEdit[]]>([
    ['nothing of two blank records', {}, {}, []],
    ['a title', {}, { title: 'Home' }, [{ kind: 'title', title: 'Home' }]],
    ['no title over another', { title: 'Mine' }, { title: 'Home' }, []],
    ['no blank title over one', { title: 'Mine' }, {}, []],
    [
      'values of a section, and not those that are empty',
      { house: { ...blank.house, street: 'Elm' } },
      { house: { street: 'Oak', sold: true, paid: null } },
      [fill('sold', true)],
    ],
    ['a sum of nothing, which is not empty', {}, { house: { ...blank.house, paid: 0 } }, [fill('paid', 0)]],
    [
      'a new row and then whom it mentions',
      {},
      { rooms: [{ id: 'a', name: 'Hall' }], lamps: [{ id: 'l', room: 'a' }] },
      [
        { kind: 'add', table: 'rooms', row: { id: 'a', name: 'Hall' } },
        { kind: 'add', table: 'lamps', row: { id: 'l', room: '' } },
        { kind: 'set', table: 'lamps', id: 'l', field: 'room', value: 'a' },
      ],
    ],
    [
      'a new row that mentions nobody, once',
      {},
      { lamps: [{ id: 'l', room: '' }] },
      [{ kind: 'add', table: 'lamps', row: { id: 'l', room: '' } }],
    ],
    [
      'a value that a known row lacks',
      { rooms: [{ id: 'a', name: '' }] },
      { rooms: [{ id: 'a', name: 'Hall' }] },
      [{ kind: 'set', table: 'rooms', id: 'a', field: 'name', value: 'Hall' }],
    ],
    ['no value over another', { rooms: [{ id: 'a', name: 'Den' }] }, { rooms: [{ id: 'a', name: 'Hall' }] }, []],
  ])('%s', (_what, mine, theirs, edits) => {
    expect(mergeAs(shape, { ...blank, ...mine }, { ...blank, ...theirs })).toEqual({ kind: 'several', edits });
  });
});
