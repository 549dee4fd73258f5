import { describe, expect, test } from 'vitest';
import type { DryingJob, MoisturePoint, MoistureReading } from '../job/drying-job.ts';
import { plainVisit } from '../job/plain-job.ts';
import { visitFiguresOf } from './visits.ts';

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
