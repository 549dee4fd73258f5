import { describe, expect, test } from 'vitest';
import {
  blankCheck,
  blankLine,
  blankRoom,
  checkInputOf,
  type TypedCheck,
  type TypedLine,
  type TypedRoom,
} from './input.ts';

const line: TypedLine = { kind: 'air-mover', units: '8', days: '4', rate: '' };
const room: TypedRoom = { ...blankRoom, length: '20', width: '15', height: '8' };

function readOf(change: Partial<TypedCheck>) {
  const read = checkInputOf({ ...blankCheck, lines: [line], ...change }, false, 'en');
  if (!read.ok) throw new Error(read.error);
  return read.value;
}

test('the edges of what a form may hold are inside', () => {
  const lines = [
    { ...line, units: '1', days: '0.01', rate: '0' },
    { ...line, units: '999', days: '999', rate: '100000' },
  ];
  expect(readOf({ lines }).lines).toEqual([
    { kind: 'air-mover', units: 1, days: 0.01, rate: 0 },
    { kind: 'air-mover', units: 999, days: 999, rate: 100_000 },
  ]);
  expect(readOf({ rating: '0.1' }).rating).toBe(0.1);
  expect(readOf({ rating: '100000' }).rating).toBe(100_000);
});

describe('a room', () => {
  test('is of drywall and carpet, by its place in the form; a blank floor is wet, blank walls and ceiling are dry', () => {
    expect(readOf({ rooms: [blankRoom, { ...room, name: ' Den ' }] }).rooms).toEqual([
      {
        id: 'room-2',
        name: 'Den',
        lengthFt: 20,
        widthFt: 15,
        heightFt: 8,
        material: 'drywall',
        surface: 'carpet',
        insets: 0,
        wet: { floorSqFt: 300, wallHeightFt: 0, ceilingSqFt: 0, heldDeep: false },
      },
    ]);
    expect(readOf({ rooms: [{ ...room, floor: '0', walls: '2' }] }).rooms[0]?.wet.floorSqFt).toBe(0);
  });

  test('may be wet all over', () => {
    const [wet] = readOf({ rooms: [{ ...room, floor: '300', walls: '8', ceiling: '300' }] }).rooms;
    expect(wet?.wet).toEqual({ floorSqFt: 300, wallHeightFt: 8, ceilingSqFt: 300, heldDeep: false });
  });

  test.each(['0.1', '10000'])('may be of %s ft', (size) => {
    const [read] = readOf({ rooms: [{ ...room, length: size, width: size, height: size }] }).rooms;
    expect([read?.lengthFt, read?.widthFt, read?.heightFt]).toEqual([Number(size), Number(size), Number(size)]);
  });
});

test('spaces are blank: no rate, no rating, no line, no room', () => {
  const lines = [
    { ...line, rate: ' ' },
    { ...blankLine, days: ' ' },
  ];
  const read = readOf({ lines, rooms: [{ ...blankRoom, name: ' ' }], rating: ' ' });
  expect(read).toMatchObject({ lines: [{ rate: null }], rooms: [], rating: null });
  expect(read.lines).toHaveLength(1);
});

test.each([
  ['conventional', 'conventional'],
  ['desiccant', 'desiccant'],
  ['', 'lgr'],
  ['air-mover', 'lgr'],
])('a dehumidifier typed as %j is read as %s', (dehumidifier, kind) => {
  expect(readOf({ dehumidifier }).dehumidifier).toBe(kind);
});

describe('a text that may mean two numbers is asked back about', () => {
  test.each<[string, string, Partial<TypedCheck>]>([
    ['en', 'lines.0.rate', { lines: [{ ...line, rate: '1,200' }] }],
    ['es', 'lines.0.rate', { lines: [{ ...line, rate: '2.000' }] }],
    ['es', 'lines.1.units', { lines: [line, { ...line, units: '2.000' }], rating: '1.200' }],
    ['es', 'rooms.0.length', { rooms: [{ ...room, length: '2.000' }] }],
    ['es', 'rating', { rating: '2.000' }],
  ])('in the language %s at %s', (language, field, change) => {
    const read = checkInputOf({ ...blankCheck, lines: [line], ...change }, false, language);
    expect(read).toEqual({ ok: false, error: 'in-doubt', fields: [field] });
  });

  test('not for a point in English, a name, or rooms of a job', () => {
    expect(readOf({ lines: [{ ...line, rate: '1.200' }] }).lines[0]?.rate).toBe(1.2);
    expect(readOf({ rooms: [{ ...room, name: '1,200' }] }).rooms[0]?.name).toBe('1,200');
    const typed = { ...blankCheck, lines: [line], rooms: [{ ...room, length: '1,200' }], rating: '1,200' };
    expect(checkInputOf(typed, true, 'es').ok).toBe(true);
  });
});
