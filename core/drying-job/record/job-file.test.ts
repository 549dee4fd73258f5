import { describe, expect, test } from 'vitest';
import { fromFile } from './job-file.ts';
import { blankJob, blankJobRow } from './record.ts';

const head = { format: 'drying-job', id: 'a' };
const today = (parts: object) => fromFile({ ...head, version: 4, ...parts });
const first = (parts: object) => fromFile({ ...head, version: 1, ...parts });
const read = (record: object) => ({ ok: true, record: { ...blankJob('a'), ...record }, leftOut: [] });

describe('nested rows', () => {
  const [machine, visit] = [blankJobRow('machines', 'm'), blankJobRow('visits', 'v')];
  const rooms = [blankJobRow('rooms', 'r')];

  test('is a row of its own that names the other, with its own id or one that is counted', () => {
    const photos = [{ id: 'own', file: 'plate.jpg' }, { file: 'hose.jpg' }];
    const [moves, stops] = [[{ room: 'r' }], [{ why: 'breaker' }]];
    const inside = {
      airs: [{ room: 'r' }],
      readings: [{ value: 0 }],
      surfaces: [{ where: 'w' }],
      changes: [{ what: 'x' }],
    };
    const given = { rooms, machines: [{ ...machine, photos, moves, stops }], visits: [{ ...visit, ...inside }] };
    expect(today(given)).toEqual(
      read({
        rooms,
        machines: [machine],
        visits: [visit],
        photos: [
          { ...blankJobRow('photos', 'own'), machine: 'm', file: 'plate.jpg' },
          { ...blankJobRow('photos', 'm-photos-2'), machine: 'm', file: 'hose.jpg' },
        ],
        moves: [{ ...blankJobRow('moves', 'm-moves-1'), machine: 'm', room: 'r' }],
        stops: [{ ...blankJobRow('stops', 'm-stops-1'), machine: 'm', why: 'breaker' }],
        airs: [{ ...blankJobRow('airs', 'v-airs-1'), visit: 'v', room: 'r' }],
        readings: [{ ...blankJobRow('readings', 'v-readings-1'), visit: 'v', value: 0 }],
        surfaces: [{ ...blankJobRow('surfaces', 'v-surfaces-1'), visit: 'v', where: 'w' }],
        changes: [{ ...blankJobRow('changes', 'v-changes-1'), visit: 'v', what: 'x' }],
      }),
    );
  });

  test('stays where the row around it has no id, which is named', () => {
    const changes = [{ what: 'moved a fan' }];
    expect(today({ visits: [visit, { changes }, { changes }] })).toEqual({
      ...read({
        visits: [visit],
        changes: ['visits-2-changes-1', 'visits-3-changes-1'].map((id) => ({
          ...blankJobRow('changes', id),
          ...changes[0],
        })),
      }),
      leftOut: [2, 3].map((row) => ({ place: 'visits', row, field: '' })),
    });
  });
});

describe('a file of version 1', () => {
  test('that says nothing is a blank job', () => {
    expect(first({})).toEqual(read({}));
    expect(first({ plannedDehumidifier: null, source: null, rooms: [], visits: [] })).toEqual(read({}));
  });

  test('keeps its site and its plan', () => {
    const { site, plan } = blankJob('a');
    const planned = {
      plannedDehumidifier: { kind: 'desiccant', ratedPints: 70, ratedCfm: 500 },
      airMoverType: 'axial',
    };
    expect(first({ category: 2, altitudeFt: 630, source: 'hose', lossAt: '2026-08-10T11:20', ...planned })).toEqual(
      read({
        site: { ...site, category: '2', altitudeFt: 630, source: 'hose', lossAt: '2026-08-10T11:20' },
        plan: { ...plan, dehumidifier: 'desiccant', ratedPints: 70, ratedCfm: 500, airMovers: 'axial' },
      }),
    );
  });

  test('keeps its rooms with what is wet, in the chamber that names them', () => {
    const wet = { floorSqFt: 60, wallHeightFt: 1, ceilingSqFt: 0, heldDeep: true };
    const rooms = [{ id: 'r', lengthFt: 12, wet }, { id: 's' }];
    const chambers = [
      { id: 'odd', roomIds: 'r' },
      { id: 'other', roomIds: [] },
      { id: 'c', roomIds: ['r'] },
    ];
    expect(first({ rooms, chambers })).toEqual(
      read({
        chambers: ['odd', 'other', 'c'].map((id) => blankJobRow('chambers', id)),
        rooms: [{ ...blankJobRow('rooms', 'r'), lengthFt: 12, ...wet, chamber: 'c' }, blankJobRow('rooms', 's')],
      }),
    );
  });

  test('reads meters, points and machines under their current names, and leaves unknown values empty', () => {
    const rooms = [{ id: 'r' }];
    const meters = [{ id: 'pin', kind: 'Pin', setting: 'wood' }, { id: 'pad' }];
    const points = [{ id: 'p', roomId: 'r', meterId: 'pin', dryStandard: null, dryStandardFrom: null }];
    const moves = [{ at: '2026-08-11T09:00', roomId: 'r' }];
    const stops = [{ from: '2026-08-11T09:00', to: null, why: null }];
    expect(
      first({ rooms, meters, points, machines: [{ id: 'm', roomId: 'r', removedAt: null, moves, stops }] }),
    ).toEqual(
      read({
        rooms: [blankJobRow('rooms', 'r')],
        meters: [{ id: 'pin', name: 'Pin', setting: 'wood' }, blankJobRow('meters', 'pad')],
        points: [{ ...blankJobRow('points', 'p'), room: 'r', meter: 'pin' }],
        machines: [{ ...blankJobRow('machines', 'm'), room: 'r' }],
        moves: [{ ...blankJobRow('moves', 'm-moves-1'), machine: 'm', at: '2026-08-11T09:00', room: 'r' }],
        stops: [{ ...blankJobRow('stops', 'm-stops-1'), machine: 'm', from: '2026-08-11T09:00' }],
      }),
    );
  });

  test('keeps its visits, which it did not name, in their order', () => {
    const visits = [
      { at: '2026-08-10T09:00', changes: ['moved a fan'] },
      { at: '2026-08-11T09:00', airs: [{ place: 'outside' }], readings: [{ value: null, why: null }] },
    ];
    expect(first({ visits })).toEqual(
      read({
        visits: visits.map(({ at }, index) => ({ ...blankJobRow('visits', `visit-${index + 1}`), at })),
        changes: [{ ...blankJobRow('changes', 'visit-1-changes-1'), visit: 'visit-1', what: 'moved a fan' }],
        airs: [{ ...blankJobRow('airs', 'visit-2-airs-1'), visit: 'visit-2', place: 'outside' }],
        readings: [{ ...blankJobRow('readings', 'visit-2-readings-1'), visit: 'visit-2' }],
      }),
    );
  });
});

describe('what is no row is left out and named', () => {
  const none = [null, 7, 'v', []];
  test.each(['rooms', 'meters', 'points', 'machines', 'visits'])('among %s', (place) => {
    const leftOut = none.map((_, index) => ({ place, row: index + 1, field: '' }));
    expect(today({ [place]: none })).toEqual({ ...read({}), leftOut });
    expect(first({ [place]: none })).toEqual({ ...read({}), leftOut });
  });

  test.each(['rooms', 'meters', 'points', 'machines', 'visits'])('where %s are no list', (place) => {
    const leftOut = [{ place, row: 0, field: '' }];
    expect(today({ [place]: 'many' })).toEqual({ ...read({}), leftOut });
    expect(first({ [place]: 'many' })).toEqual({ ...read({}), leftOut });
    expect(first({ [place]: null })).toEqual(read({}));
  });

  test.each([
    ['machines', 'moves'],
    ['machines', 'stops'],
    ['visits', 'airs'],
    ['visits', 'readings'],
    ['visits', 'surfaces'],
  ])('inside of %s, among %s', (table, place) => {
    const leftOut = none.map((_, index) => ({ place, row: index + 1, field: '' }));
    for (const version of [1, 4]) {
      const file = (within: unknown) => ({ ...head, version, [table]: [{ id: 'visit-1', [place]: within }] });
      expect(fromFile(file(none))).toMatchObject({ record: { [place]: [] }, leftOut });
      expect(fromFile(file({}))).toMatchObject({ record: { [place]: [] }, leftOut: leftOut.slice(0, 1) });
      expect(fromFile(file(null))).toMatchObject({ record: { [place]: [] }, leftOut: [] });
    }
  });

  test('where the changes of a visit are no list, or no text', () => {
    expect(first({ visits: [{ changes: 'moved' }] })).toMatchObject({
      leftOut: [{ place: 'changes', row: 1, field: '' }],
    });
    expect(first({ visits: [{ changes: ['moved', 7] }] })).toMatchObject({
      record: { changes: [{ what: 'moved' }, { what: '' }] },
      leftOut: [{ place: 'changes', row: 2, field: 'what' }],
    });
  });
});
