import { describe, expect, test } from 'vitest';
import { plainVisit } from '../../job/cases/plain-job.ts';
import type { DryingJob, MoisturePoint, MoistureReading } from '../../job/drying-job.ts';
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

test('on the first visit no room was dry before', () => {
  const gaps = ['no-outside', 'no-unaffected', 'no-affected:hall', 'no-affected:den', 'no-affected:bare'];
  expect(found({ a: 10, b: 10, c: 14 })?.gaps).toEqual(gaps);
  expect(found({ a: 10, b: 10, c: 14 }, { a: 10, b: 10, c: 13 })?.gaps).toEqual(
    gaps.filter((gap) => !gap.endsWith('hall')),
  );
});
