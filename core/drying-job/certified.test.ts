import { describe, expect, test } from 'vitest';
import { certifiedOf } from './certified.ts';
import type { PointVerdict } from './point-history.ts';
import type { VisitFigures } from './visits.ts';

const job = {
  rooms: [{ id: 'hall' }, { id: 'den' }],
  points: [
    { id: 'a', roomId: 'hall' },
    { id: 'b', roomId: 'hall' },
  ],
} as unknown as Parameters<typeof certifiedOf>[0];

/** Visits on which the points were found so; a point that is left out was torn out before. */
const visits = (...each: readonly Readonly<Partial<Record<'a' | 'b', PointVerdict>>>[]) =>
  each.map((points, at) => ({
    at: `2026-01-0${at + 1}T09:00`,
    points: Object.entries(points).map(([pointId, verdict]) => ({ pointId, verdict })),
  })) as unknown as readonly VisitFigures[];

describe('no certificate', () => {
  test.each<[string, readonly VisitFigures[], readonly string[]]>([
    ['without a visit', visits(), []],
    ['without a point that still stands', visits({ a: 'removed' }), []],
    ['with a point that still falls', visits({ a: 'dry', b: 'drying' }), ['b']],
    ['with a point that was not read', visits({ a: 'not-read', b: 'dry' }), ['a']],
    ['with a point without a goal', visits({ a: 'no-goal', b: 'no-goal' }), ['a', 'b']],
    ['with a point that rose again', visits({ a: 'dry', b: 'dry' }, { a: 'rising', b: 'dry' }), ['a']],
  ])('%s', (_what, found, openIds) => expect(certifiedOf(job, found)).toEqual({ ok: false, openIds }));
});

describe('a certificate', () => {
  test('names each point with the visit since which it is dry, and the rooms without readings', () => {
    const found = certifiedOf(job, visits({ a: 'dry', b: 'wet' }, { a: 'wet', b: 'dry' }, { a: 'dry', b: 'dry' }));
    expect(found).toMatchObject({
      ok: true,
      at: '2026-01-03T09:00',
      points: [
        { pointId: 'a', drySince: '2026-01-03T09:00' },
        { pointId: 'b', drySince: '2026-01-02T09:00' },
      ],
      removedIds: [],
      bareRoomIds: ['den'],
    });
  });

  test.each([
    ['on the last visit', visits({ a: 'dry', b: 'removed' })],
    ['before', visits({ a: 'wet', b: 'removed' }, { a: 'dry' })],
  ])('says nothing of a point that was torn out %s, and names it', (_when, found) => {
    expect(certifiedOf(job, found)).toMatchObject({ ok: true, points: [{ pointId: 'a' }], removedIds: ['b'] });
  });
});
