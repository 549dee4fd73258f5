import { expect, test } from 'vitest';
import { isRunningAt, roomAt } from './running-equipment.ts';

const machine = {
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
  expect(roomAt(machine, at)).toBe(room);
  expect(roomAt({ ...machine, moves: machine.moves.toReversed() }, at)).toBe(room);
});

test.each([
  ['before it is placed', '2026-08-10T15:59', false],
  ['as it is placed', '2026-08-10T16:00', false],
  ['a minute later', '2026-08-10T16:01', true],
  ['as it stops', '2026-08-12T20:00', false],
  ['a minute before it runs again', '2026-08-13T07:59', false],
  ['as it runs again', '2026-08-13T08:00', true],
  ['as it is removed', '2026-08-14T09:00', false],
])('runs %s', (_what, at, runs) => expect(isRunningAt(machine, at)).toBe(runs));

test('a machine that is still stopped does not run', () => {
  const stopped = { ...machine, stops: [{ from: '2026-08-11T00:00', to: null }] };
  expect(isRunningAt(stopped, '2026-08-13T12:00')).toBe(false);
});
