import { describe, expect, test } from 'vitest';
import type { JobMachine } from '../job/drying-job.ts';
import { plainMachine as machine, plainVisit as visit } from '../job/fixtures.ts';
import { equipmentOf } from './equipment.ts';

const chambers = [{ id: 'c', roomIds: ['hall', 'den'] }];
const neverDry = { rooms: {}, chambers: {} };

const equipment = (machines: readonly JobMachine[], dry = neverDry, asOf = '2026-08-12T09:00') =>
  equipmentOf({ machines, chambers }, [visit(asOf)], dry);
/** Equipment on site between two times of 10 August; without an end it is still there. */
const stood = (...stays: readonly (readonly [from: string, to?: string])[]) =>
  stays.map(([from, to], at): JobMachine => {
    return { ...machine, id: `${at}`, placedAt: `2026-08-10T${from}`, removedAt: to ? `2026-08-10T${to}` : null };
  });

describe('most at once', () => {
  test.each([
    ['a single one', stood(['09:00', '12:00']), 1],
    ['one that goes in the minute in which another comes', stood(['09:00', '12:00'], ['12:00', '15:00']), 1],
    ['one that goes a minute after another comes', stood(['09:00', '12:00'], ['11:59', '15:00']), 2],
    ['two that came in the same minute', stood(['09:00', '12:00'], ['09:00', '15:00']), 2],
    ['three of which each meets the next alone', stood(['09:00', '12:00'], ['11:00', '14:00'], ['13:00', '16:00']), 2],
    ['three over one noon', stood(['09:00', '15:00'], ['10:00', '14:00'], ['11:00', '13:00']), 3],
    ['the last entered first', stood(['13:00', '16:00'], ['11:00', '14:00'], ['09:00', '12:00']), 2],
    ['two that still stand', stood(['09:00'], ['15:00']), 2],
    ['one that was removed as it was placed', stood(['09:00', '09:00']), 0],
    ['one that was removed before it was placed', stood(['09:00', '08:00']), 0],
    ['one beside one whose placing is no moment', stood(['09:00'], ['soon']), 1],
  ])('%s', (_what, machines, most) => expect(equipment(machines).totals[0]?.mostAtOnce).toBe(most));

  test.each([
    ['one that is placed beside one that goes', stood(['09:00', '12:00'], ['12:00']), 1],
    ['one that is placed beside one that stays', stood(['09:00'], ['12:00']), 2],
    ['two that are placed together', stood(['12:00'], ['12:00']), 2],
    ['one that is placed a minute later', stood(['12:00'], ['12:01']), 1],
  ])('in the minute of the last visit: %s', (_what, machines, most) => {
    expect(equipment(machines, neverDry, '2026-08-10T12:00').totals[0]?.mostAtOnce).toBe(most);
  });
});

test('totals add up machine by machine, kind by kind', () => {
  const machines: readonly JobMachine[] = [
    { ...machine, id: 'a', removedAt: '2026-08-12T21:00' },
    { ...machine, id: 'd', kind: 'lgr' },
    { ...machine, id: 'b', removedAt: '2026-08-11T15:00' },
  ];
  expect(equipment(machines).totals).toEqual([
    // 60 h and 30 h.
    {
      kind: 'air-mover',
      machines: 2,
      mostAtOnce: 2,
      periodsOf24h: 3 + 2,
      calendarDays: 3 + 2,
      nights: 2 + 1,
      exactDays: 2.5 + 1.25,
    },
    // 48 h up to the last visit.
    { kind: 'lgr', machines: 1, mostAtOnce: 1, periodsOf24h: 2, calendarDays: 3, nights: 2, exactDays: 2 },
  ]);
});

test('before the first visit nothing is counted', () => {
  const nothing = { asOf: null, machines: [], totals: [], standingByDate: [], datesWithoutReadings: [] };
  expect(equipmentOf({ machines: [machine], chambers }, [], neverDry)).toEqual(nothing);
});

describe('since when a machine may go', () => {
  const dry = {
    rooms: { hall: '2026-08-10T12:00', den: '2026-08-11T12:00', shed: '2026-08-10T10:00' },
    chambers: { c: '2026-08-11T12:00' },
  };
  const moves = [{ at: '2026-08-10T18:00', roomId: 'den' }];
  test.each<[string, Partial<JobMachine>, string | null, number | null]>([
    ['an air mover by its room', {}, '2026-08-10T12:00', 45],
    ['a dehumidifier by its chamber', { kind: 'lgr' }, '2026-08-11T12:00', 21],
    ['a scrubber by its chamber', { kind: 'scrubber' }, '2026-08-11T12:00', 21],
    ['a machine that was moved by where it ended', { moves }, '2026-08-11T12:00', 21],
    ['one that went an hour later', { removedAt: '2026-08-10T13:00' }, '2026-08-10T12:00', 1],
    ['one that went before is not early', { removedAt: '2026-08-10T11:00' }, '2026-08-10T12:00', 0],
    ['an air mover in a room of no chamber', { roomId: 'shed' }, '2026-08-10T10:00', 47],
    ['a dehumidifier in a room of no chamber', { kind: 'lgr', roomId: 'shed' }, null, null],
    ['one in a room that is not dry', { roomId: 'attic' }, null, null],
  ])('%s', (_what, given, dryAt, hoursAfterDry) => {
    expect(equipment([{ ...machine, ...given }], dry).machines[0]).toMatchObject({ dryAt, hoursAfterDry });
  });
});
