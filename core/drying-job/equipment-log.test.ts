import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { JobMachine } from '../job/drying-job.ts';
import { isRunningAt, roomAt, stayOf } from './equipment-log.ts';

const moved = {
  id: 'm',
  kind: 'lgr',
  serial: '1',
  roomId: 'kitchen',
  placedAt: '2026-08-10T16:00',
  removedAt: '2026-08-14T09:00',
  moves: [
    { at: '2026-08-12T09:00', roomId: 'hall' },
    { at: '2026-08-11T09:00', roomId: 'dining' },
  ],
  stops: [{ from: '2026-08-12T20:00', to: '2026-08-13T08:00' }],
} as const;

test.each([
  ['before it is moved', '2026-08-11T08:59', 'kitchen'],
  ['as it is moved', '2026-08-11T09:00', 'dining'],
  ['after the last move, whichever was entered first', '2026-08-13T00:00', 'hall'],
])('room %s', (_what, at, room) => {
  expect(roomAt(moved, at)).toBe(room);
  expect(roomAt({ ...moved, moves: moved.moves.toReversed() }, at)).toBe(room);
});

test.each([
  ['before it is placed', '2026-08-10T15:59', false],
  ['as it is placed', '2026-08-10T16:00', false],
  ['a minute later', '2026-08-10T16:01', true],
  ['as it stops', '2026-08-12T20:00', false],
  ['a minute before it runs again', '2026-08-13T07:59', false],
  ['as it runs again', '2026-08-13T08:00', true],
  ['as it is removed', '2026-08-14T09:00', false],
])('runs %s', (_what, at, runs) => expect(isRunningAt(moved, at)).toBe(runs));

test('a machine that is still stopped does not run', () => {
  const stopped = { ...moved, stops: [{ from: '2026-08-11T00:00', to: null }] };
  expect(isRunningAt(stopped, '2026-08-13T12:00')).toBe(false);
});

const machine: JobMachine = {
  id: 'm',
  kind: 'air-mover',
  serial: '1',
  roomId: 'r',
  placedAt: '2026-10-31T16:00',
  removedAt: null,
  moves: [],
  stops: [],
};
const asOf = '2026-11-05T10:00';

describe('day counts by four conventions', () => {
  test.each([
    ['23 h 59 min is one period', '2026-11-01T15:59', { periodsOf24h: 1, calendarDays: 2, nights: 1 }],
    ['24 h is one', '2026-11-01T16:00', { periodsOf24h: 1, calendarDays: 2, nights: 1, exactDays: 1 }],
    ['24 h 1 min is two', '2026-11-01T16:01', { periodsOf24h: 2, calendarDays: 2, nights: 1 }],
    ['three days over the night the clocks change', '2026-11-03T16:00', { periodsOf24h: 3, hoursOnSite: 72 }],
    ['one minute', '2026-10-31T16:01', { periodsOf24h: 1, calendarDays: 1, nights: 0 }],
    ['removed as it was placed', '2026-10-31T16:00', { periodsOf24h: 0, calendarDays: 1, nights: 0, exactDays: 0 }],
    [
      'removed before it was placed',
      '2026-10-30T16:00',
      { periodsOf24h: 0, calendarDays: 0, nights: 0, hoursOnSite: 0 },
    ],
    ['still there: up to the last visit', null, { periodsOf24h: 5, calendarDays: 6, nights: 5, hoursOnSite: 114 }],
    ['a moment that is none', 'soon', { periodsOf24h: 0, calendarDays: 0, nights: 0 }],
  ] as const)('%s', (_what, removedAt, expected) =>
    expect(stayOf({ ...machine, removedAt }, asOf)).toMatchObject(expected),
  );
});

describe('hours in which it was off', () => {
  const removedAt = '2026-11-02T16:00';
  test.each([
    ['none', [], 0],
    ['one', [['2026-10-31T22:00', '2026-11-01T10:45']], 12.75],
    [
      'two that overlap count once',
      [
        ['2026-10-31T20:00', '2026-10-31T23:00'],
        ['2026-10-31T22:00', '2026-11-01T00:00'],
      ],
      4,
    ],
    [
      'two that overlap, the later entered first',
      [
        ['2026-10-31T22:00', '2026-11-01T00:00'],
        ['2026-10-31T20:00', '2026-10-31T23:00'],
      ],
      4,
    ],
    ['before it was placed', [['2026-10-30T10:00', '2026-10-31T17:00']], 1],
    ['after it was removed', [['2026-11-02T15:00', '2026-11-03T15:00']], 1],
    ['still stopped', [['2026-11-02T12:00', null]], 4],
    ['a stop that ends before it begins', [['2026-11-01T12:00', '2026-11-01T10:00']], 0],
  ] as const)('%s', (_what, stops, hoursOff) => {
    const stay = stayOf({ ...machine, removedAt, stops: stops.map(([from, to]) => ({ from, to })) }, asOf);
    expect(stay).toMatchObject({ hoursOff, hoursRun: 48 - hoursOff, periodsOf24h: 2 });
  });
});

test('exact days add up over any split of a stay', () => {
  const hour = fc.integer({ min: 0, max: 23 }).map((value) => `${value}`.padStart(2, '0'));
  const day = fc.integer({ min: 1, max: 28 }).map((value) => `${value}`.padStart(2, '0'));
  const moment = fc.tuple(day, hour).map(([date, time]) => `2026-11-${date}T${time}:30`);
  fc.assert(
    fc.property(fc.array(moment, { minLength: 2, maxLength: 8 }), (moments) => {
      const cuts = moments.toSorted();
      const parts = cuts
        .slice(1)
        .map((to, index) => stayOf({ ...machine, placedAt: cuts[index] ?? to, removedAt: to }, asOf));
      const whole = stayOf({ ...machine, placedAt: cuts[0] ?? '', removedAt: cuts.at(-1) ?? '' }, asOf);
      expect(parts.reduce((sum, { exactDays }) => sum + exactDays, 0)).toBeCloseTo(whole.exactDays, 9);
      expect(parts.reduce((sum, { nights }) => sum + nights, 0)).toBe(whole.nights);
      expect(parts.reduce((sum, { periodsOf24h }) => sum + periodsOf24h, 0)).toBeGreaterThanOrEqual(whole.periodsOf24h);
    }),
  );
});
