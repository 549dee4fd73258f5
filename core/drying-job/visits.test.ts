import { describe, expect, test } from 'vitest';
import type { AirReading, DryingJob, JobMachine, MoisturePoint, MoistureReading, Visit } from '../job/drying-job.ts';
import { plainMachine, plainVisit } from '../job/fixtures.ts';
import type { PointFigures } from './point-history.ts';
import { gapsOf, isOfAir, visitFiguresOf } from './visits.ts';

const point = (id: string, roomId: string): MoisturePoint => {
  return { id, roomId, material: '', place: '', scale: 'percent', dryStandard: null, goalRule: 'typed', goal: 10 };
};
const job = {
  altitudeFt: 0,
  rooms: [{ id: 'hall' }, { id: 'den' }, { id: 'bare' }],
  machines: [],
  points: [point('a', 'hall'), point('b', 'hall'), point('c', 'den')],
} as unknown as DryingJob;

type Values = Readonly<Partial<Record<'a' | 'b' | 'c', number | 'removed'>>>;

/** What is found on visits a day apart that read so. */
const found = (...each: readonly Values[]) =>
  visitFiguresOf({
    ...job,
    visits: each.map((values, day) => {
      const readings = Object.entries(values).map(([pointId, value]): MoistureReading => {
        return value === 'removed' ? { pointId, value: null, why: 'removed' } : { pointId, value };
      });
      return plainVisit(`2026-08-1${day}T09:00`, { readings });
    }),
  }).at(-1);

describe('a room is found', () => {
  test.each<[string, readonly Values[], Readonly<Record<'hall' | 'den', string>>, readonly string[]]>([
    ['dry where each of its points is', [{ a: 10, b: 9, c: 12 }], { hall: 'dry', den: 'wet' }, ['hall']],
    ['as bad as its worst point', [{ a: 10, b: 14, c: 10 }], { hall: 'wet', den: 'dry' }, ['den']],
    [
      'dry where what is not was torn out',
      [{ a: 10, b: 'removed', c: 10 }],
      { hall: 'dry', den: 'dry' },
      ['hall', 'den'],
    ],
    [
      'dry where it was torn out before',
      [
        { a: 14, b: 'removed', c: 14 },
        { a: 10, c: 14 },
      ],
      { hall: 'dry', den: 'stalled' },
      ['hall'],
    ],
    ['not read where all was torn out', [{ a: 10, b: 10, c: 'removed' }], { hall: 'dry', den: 'not-read' }, ['hall']],
    ['not read where one point was not', [{ a: 10, c: 10 }], { hall: 'not-read', den: 'dry' }, ['den']],
  ])('%s', (_what, visits, verdicts, dryRoomIds) => {
    const last = found(...visits);
    const read = Object.entries({ ...verdicts, bare: 'not-read' });
    expect(last?.rooms.map(({ roomId, verdict }) => [roomId, verdict])).toEqual(read);
    expect(last?.dryRoomIds).toEqual(dryRoomIds);
  });
});

test('two visits of one minute have figures of their own', () => {
  const airs = [{ place: 'outside', temperatureF: 90, humidityPercent: 50 }] as const;
  const [at, own] = ['2026-08-10T09:00', { ...job, points: [] }];
  const visits = [
    { ...plainVisit(at, { airs }), id: 'v' },
    { ...plainVisit(at), id: 'w' },
  ];
  const gaps = visitFiguresOf({ ...own, visits }).map((visit) => [visit.id, visit.gaps.includes('no-outside')]);
  expect(gaps).toEqual([
    ['v', false],
    ['w', true],
  ]);
});

test.each([
  [250, 100, true],
  [212.5, 100, true],
  [211.5, 100, false],
  [250, 40, false],
])('air of %d °F and %d %% is still to be read: %s', (temperatureF, humidityPercent, isMissing) => {
  const airs = [{ place: 'outside', temperatureF, humidityPercent }] as const;
  const [visit] = visitFiguresOf({ ...job, visits: [plainVisit('2026-08-10T09:00', { airs })] });
  expect(visit?.gaps.includes('no-outside')).toBe(isMissing);
});

test('on the first visit no room was dry before', () => {
  const gaps = ['no-outside', 'no-unaffected', 'no-affected:hall', 'no-affected:den', 'no-affected:bare'];
  expect(found({ a: 10, b: 10, c: 14 })?.gaps).toEqual(gaps);
  expect(found({ a: 10, b: 10, c: 14 }, { a: 10, b: 10, c: 13 })?.gaps).toEqual(
    gaps.filter((gap) => !gap.endsWith('hall')),
  );
});

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
    ['a reading that was skipped', [{ pointId: 'p', value: null, why: 'not-read' }], ['not-read:p']],
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
