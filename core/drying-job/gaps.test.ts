import { describe, expect, test } from 'vitest';
import type { AirReading, DryingJob, JobMachine, MoistureReading, Visit } from '../job/drying-job.ts';
import { plainMachine, plainVisit } from '../job/plain-job.ts';
import { gapsOf, isOfAir } from './gaps.ts';
import type { PointFigures } from './point-history.ts';

const machine = (id: string, kind: JobMachine['kind'], removedAt: string | null = null): JobMachine => {
  return { ...plainMachine, id, kind, removedAt };
};
const [first, second] = [machine('d1', 'lgr'), machine('d2', 'desiccant')];
const rooms = [{ id: 'hall' }, { id: 'den' }] as unknown as DryingJob['rooms'];
const air = (place: AirReading['place'], at: Partial<AirReading> = {}): AirReading => {
  return { place, ...at, temperatureF: 80, humidityPercent: 50 };
};
const both = [air('outside'), air('unaffected')];
const visit = (airs: readonly AirReading[], readings: readonly MoistureReading[] = []): Visit => {
  return plainVisit('2026-08-11T09:00', { airs, readings });
};

describe('air that a visit lacks', () => {
  const all = ['no-affected:hall', 'no-affected:den'];
  test.each<[string, readonly JobMachine[], readonly AirReading[], readonly string[], readonly string[]]>([
    ['outside and unaffected', [], [], ['hall', 'den'], ['no-outside', 'no-unaffected']],
    ['that of each room', [], both, [], all],
    ['not that of a room that was read', [], [...both, air('affected', { roomId: 'hall' })], [], ['no-affected:den']],
    ['that of a room where other air was read', [], [...both, air('inlet', { roomId: 'hall' })], [], all],
    ['not that of a room that was dry before', [], both, ['den'], ['no-affected:hall']],
    ['the outlet of each', [first, second], both, ['hall', 'den'], ['no-outlet:d1', 'no-outlet:d2']],
    [
      'the other outlet',
      [first, second],
      [...both, air('outlet', { machineId: 'd1' })],
      ['hall', 'den'],
      ['no-outlet:d2'],
    ],
    [
      'the outlet where the inlet was read',
      [first],
      [...both, air('inlet', { machineId: 'd1' })],
      ['hall', 'den'],
      ['no-outlet:d1'],
    ],
    [
      'no outlet of what blows or cleans',
      [machine('f', 'air-mover'), machine('s', 'scrubber')],
      both,
      ['hall', 'den'],
      [],
    ],
    ['no outlet of one that is gone', [machine('d1', 'lgr', '2026-08-11T09:00')], both, ['hall', 'den'], []],
    [
      'the outlet of one that goes a minute later',
      [machine('d1', 'lgr', '2026-08-11T09:01')],
      both,
      ['hall', 'den'],
      ['no-outlet:d1'],
    ],
  ])('%s', (_what, machines, airs, dryBefore, gaps) => {
    expect(gapsOf({ rooms, machines }, visit(airs), [], new Set(dryBefore))).toEqual(gaps);
  });
});

describe('points that a visit lacks', () => {
  const points = [
    { pointId: 'p', verdict: 'not-read' },
    { pointId: 'q', verdict: 'drying' },
    { pointId: 'r', verdict: 'removed' },
  ] as unknown as readonly PointFigures[];
  test.each<[string, readonly MoistureReading[], readonly string[]]>([
    ['one that was not read', [], ['not-read:p']],
    ['none that nobody could reach', [{ pointId: 'p', value: null, why: 'no-access' }], []],
    ['one that somebody left out', [{ pointId: 'p', value: null, why: 'not-read' }], ['not-read:p']],
    ['one where another could not be reached', [{ pointId: 'q', value: null, why: 'no-access' }], ['not-read:p']],
  ])('%s', (_what, readings, gaps) => {
    expect(gapsOf({ rooms: [], machines: [] }, visit(both, readings), points, new Set())).toEqual(gaps);
  });
});

test.each([
  ['no-outside', true],
  ['no-affected:hall', true],
  ['no-outlet:not-read:', true],
  ['not-read:p', false],
] as const)('%s is of air: %s', (gap, isAir) => expect(isOfAir(gap)).toBe(isAir));
