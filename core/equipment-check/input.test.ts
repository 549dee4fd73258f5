import { describe, expect, test } from 'vitest';
import { equipmentCheckOf, jobOfRooms } from './check.ts';
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

const typed: TypedCheck = { ...blankCheck, lines: [line], rooms: [room] };

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

test('reads points and commas, and leaves blank rows out', () => {
  const lines = [blankLine, { ...line, days: '3,5', rate: '29.50' }];
  const rooms = [{ ...room, length: '12,5', floor: '100', walls: '1.5' }, blankRoom];
  const read = checkInputOf({ ...typed, lines, rooms, rating: '130' }, false, 'en');
  expect(read).toMatchObject({
    ok: true,
    value: {
      lines: [{ kind: 'air-mover', units: 8, days: 3.5, rate: 29.5 }],
      rooms: [{ lengthFt: 12.5, wet: { floorSqFt: 100, wallHeightFt: 1.5, ceilingSqFt: 0 } }],
      dehumidifier: 'lgr',
      rating: 130,
    },
  });
});

test('ignores the rooms of the form if a job has rooms', () => {
  const rooms = [{ ...room, length: 'x' }];
  expect(checkInputOf({ ...typed, rooms }, true, 'en')).toMatchObject({ ok: true, value: { rooms: [] } });
});

test.each(['lgr', 'desiccant'] as const)('a %s of a rating is counted, and without one is not', (dehumidifier) => {
  const saysOf = (rating: string) => {
    const read = checkInputOf(
      { ...typed, dehumidifier, rating, lines: [{ ...line, kind: dehumidifier }] },
      false,
      'en',
    );
    return read.ok && equipmentCheckOf(jobOfRooms(read.value), read.value.lines).lines[0]?.countSays;
  };
  expect(saysOf('')).toBe('no-method');
  expect(saysOf('130')).toMatch(/^count-/);
});

test('a blank wet floor counts as the air movement calculator does: 24 × 18 ft is 8 to 10', () => {
  const rooms = [{ ...room, length: '24', width: '18' }];
  const read = checkInputOf({ ...typed, rooms }, false, 'en');
  const [movers] = read.ok ? equipmentCheckOf(jobOfRooms(read.value), read.value.lines).lines : [];
  expect(movers).toMatchObject({ industry: { low: 8, high: 10 }, countSays: 'count-within' });
});

const oneLine = (change: Partial<TypedLine>) => ({ lines: [{ ...line, ...change }] });
const oneRoom = (change: Partial<TypedRoom>) => ({ rooms: [{ ...room, ...change }] });
test.each<[string, Partial<TypedCheck>, string, string]>([
  ['no line at all', { lines: [blankLine] }, 'no-line', 'lines.0.kind'],
  ['a line of nothing', oneLine({ kind: '' }), 'no-kind', 'lines.0.kind'],
  ['an unknown machine', oneLine({ kind: 'toString' }), 'no-kind', 'lines.0.kind'],
  ['no machines', oneLine({ units: '0' }), 'bad-units', 'lines.0.units'],
  ['half a machine', oneLine({ units: '1.5' }), 'bad-units', 'lines.0.units'],
  ['letters', oneLine({ units: 'some' }), 'bad-units', 'lines.0.units'],
  ['no days', oneLine({ days: '' }), 'bad-days', 'lines.0.days'],
  ['negative days', oneLine({ days: '-1' }), 'bad-days', 'lines.0.days'],
  ['a thousand days', oneLine({ days: '1000' }), 'bad-days', 'lines.0.days'],
  ['a rate of letters', oneLine({ rate: '$' }), 'bad-rate', 'lines.0.rate'],
  ['a room without width', oneRoom({ width: '' }), 'bad-size', 'rooms.0.width'],
  ['a room of no height', oneRoom({ height: '0' }), 'bad-size', 'rooms.0.height'],
  ['a huge room', oneRoom({ length: '10001' }), 'bad-size', 'rooms.0.length'],
  ['more wet floor than floor', oneRoom({ floor: '301' }), 'bad-wet', 'rooms.0.floor'],
  ['walls wet above the ceiling', oneRoom({ walls: '8.1' }), 'bad-wet', 'rooms.0.walls'],
  ['a ceiling of letters', oneRoom({ ceiling: 'x' }), 'bad-wet', 'rooms.0.ceiling'],
  ['a room that is dry', oneRoom({ floor: '0', walls: '', ceiling: '0' }), 'dry-room', 'rooms.0.floor'],
  ['a rating of zero', { rating: '0' }, 'bad-rating', 'rating'],
])('%s', (_what, change, error, field) => {
  expect(checkInputOf({ ...typed, ...change }, false, 'en')).toEqual({ ok: false, error, fields: [field] });
});
