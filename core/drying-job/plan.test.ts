import { describe, expect, test } from 'vitest';
import type { Chamber, DryingJob, JobRoom, PlannedDehumidifier } from '../job/drying-job.ts';
import { plainRoom as room } from '../job/fixtures.ts';
import { planOf } from './plan.ts';
import { roomPlanOf } from './room-plan.ts';

const dry = { floorSqFt: 0, wallHeightFt: 0, ceilingSqFt: 0, heldDeep: false };
const small = { name: '', lengthFt: 10, widthFt: 10, heightFt: 8, surface: 'carpet', insets: 0 } as const;
/** 2,400 cu ft and 1,160 sq ft, of which 120 of floor and 70 of wall are wet: 16.4 %, Class 2. */
const hall: JobRoom = {
  ...small,
  id: 'hall',
  lengthFt: 20,
  widthFt: 15,
  material: 'drywall',
  wet: { ...dry, floorSqFt: 120, wallHeightFt: 1 },
};
/** 800 cu ft and 520 sq ft, Class 1. */
const den: JobRoom = { ...small, id: 'den', material: 'carpet', wet: dry };
/** The same of concrete, in which water is held deep: Class 4. */
const shed: JobRoom = { ...small, id: 'shed', material: 'concrete', wet: { ...dry, heldDeep: true } };
const unplanned: JobRoom = { ...den, id: 'attic', lengthFt: 0 };

const rooms = [hall, den, shed];
const chamber = (id: string, ...roomIds: readonly string[]): Chamber => ({ id, roomIds });
const twoChambers = [chamber('c', 'hall', 'den'), chamber('d', 'shed')];
const plan = (
  plannedDehumidifier: PlannedDehumidifier,
  chambers: readonly Chamber[] = twoChambers,
  measured: readonly JobRoom[] = rooms,
) => planOf({ rooms: measured, chambers, plannedDehumidifier, airMoverType: 'axial' } as unknown as DryingJob);

test('the specified method adds rooms: volume by 50 or 25 cu ft a pint, by the material', () => {
  // 2,400 ÷ 50 × 1.3, 800 ÷ 50 × 1.5 and 800 ÷ 25 × 1, of which each takes one machine of 70.
  const { specification } = plan({ kind: 'lgr', ratedPints: 40 });
  expect(specification).toMatchObject({ requiredPints: 62.4 + 24 + 32, dehumidifiersOf70RoomByRoom: 3 });
  // By chamber 86.4 ÷ 40 and 32 ÷ 40.
  expect(specification.dehumidifiersOfRatingByChamber).toBe(3 + 1);
});

test('the industry method adds rooms by the factors of their class', () => {
  // LGR by 50, 100 and 40 cu ft a pint; desiccants by 2, 1 and 2 to 3 changes an hour; no conventional figure in Class 4.
  expect(plan({ kind: 'lgr', ratedPints: 40 }).industry).toMatchObject({
    conventionalPints: null,
    lgrPints: 48 + 8 + 20,
    desiccantCfmLow: 120,
    desiccantCfmHigh: expect.closeTo(80 + 40 / 3 + 40, 9),
    // 56 ÷ 40 and 20 ÷ 40.
    dehumidifiersOfRatingByChamber: 2 + 1,
    dehumidifiersOfRatingByChamberHigh: 2 + 1,
    // One a room, and 120 sq ft of floor by 70 or by 50.
    airMoversLow: 3 + 2,
    airMoversHigh: 3 + 3,
  });
});

describe('the machines of a chamber', () => {
  const nothing = { specificationUnits: null, industryPints: null, industryUnits: null, industryUnitsHigh: null };
  test.each<[string, PlannedDehumidifier, object]>([
    [
      'are LGRs by the LGR factor',
      { kind: 'lgr', ratedPints: 40 },
      { specificationUnits: 3, industryPints: 56, industryUnits: 2, industryUnitsHigh: 2 },
    ],
    // 2,400 ÷ 40 and 800 ÷ 100.
    [
      'are conventional ones by theirs',
      { kind: 'conventional', ratedPints: 30 },
      { specificationUnits: 3, industryPints: 68, industryUnits: 3, industryUnitsHigh: 3 },
    ],
    ['have a need and no count without a rating', { kind: 'lgr' }, { ...nothing, industryPints: 56 }],
    // 93.3 CFM ÷ 15.
    [
      'are desiccants by their airflow',
      { kind: 'desiccant', ratedCfm: 15 },
      { ...nothing, industryUnits: 7, industryUnitsHigh: 7 },
    ],
    [
      'have no count of desiccants without an airflow, whatever their pints',
      { kind: 'desiccant', ratedPints: 40 },
      nothing,
    ],
  ])('%s', (_what, planned, expected) => {
    expect(plan(planned).chambers[0]).toMatchObject({ chamberId: 'c', specificationPints: 86.4, ...expected });
  });

  test('run from the lower to the higher airflow where water is held deep, and so do the totals', () => {
    // 26.7 to 40 CFM by 15.
    const found = plan({ kind: 'desiccant', ratedCfm: 15 });
    expect(found.chambers[1]).toMatchObject({ industryUnits: 2, industryUnitsHigh: 3 });
    expect(found.industry).toMatchObject({ dehumidifiersOfRatingByChamber: 9, dehumidifiersOfRatingByChamberHigh: 10 });
  });
});

describe('the air of a chamber', () => {
  test.each<[string, Chamber, object]>([
    [
      'is that of its rooms, and as wet as their surfaces together',
      chamber('c', 'hall', 'den'),
      { volumeCuFt: 3200, wetSharePercent: (100 * 190) / 1680, lossClassOfChamber: 2 },
    ],
    [
      'is Class 1 where nothing is wet',
      chamber('c', 'den'),
      { volumeCuFt: 800, wetSharePercent: 0, lossClassOfChamber: 1 },
    ],
    [
      'is Class 4 where one room holds water deep',
      chamber('c', 'den', 'shed'),
      { volumeCuFt: 1600, lossClassOfChamber: 4 },
    ],
    [
      'is that of the rooms that have a plan',
      chamber('c', 'hall', 'attic'),
      { volumeCuFt: 2400, wetSharePercent: (100 * 190) / 1160 },
    ],
    [
      'is none where no room has a plan',
      chamber('c', 'attic'),
      { volumeCuFt: 0, wetSharePercent: 0, lossClassOfChamber: 1, specificationUnits: 0, industryUnits: 0 },
    ],
  ])('%s', (_what, given, expected) => {
    expect(plan({ kind: 'lgr', ratedPints: 40 }, [given], [...rooms, unplanned]).chambers).toMatchObject([expected]);
  });
});

test('rooms that no calculator takes have no plan, and those alone', () => {
  expect(plan({ kind: 'lgr' }, [], [hall, unplanned]).rooms.map(({ roomId }) => roomId)).toEqual(['hall']);
});

describe('only lower walls, and upper area', () => {
  test.each<[string, Partial<JobRoom['wet']>, boolean, number]>([
    ['nothing is wet', {}, false, 0],
    ['walls up to an inch', { wallHeightFt: 0.08 }, true, 0],
    ['walls up to 2 ft', { wallHeightFt: 2 }, true, 0],
    // 44 ft around by 3 in.
    ['walls above 2 ft', { wallHeightFt: 2.25 }, false, 11],
    ['walls and floor', { wallHeightFt: 1, floorSqFt: 1 }, false, 0],
    ['walls and ceiling', { wallHeightFt: 1, ceilingSqFt: 5 }, false, 5],
    ['the floor alone', { floorSqFt: 60 }, false, 0],
  ])('%s', (_what, wet, isLowerWallsOnly, wetUpperSqFt) => {
    const found = roomPlanOf({ ...room, wet: { ...room.wet, ...wet } }, 'axial');
    expect(found).toMatchObject({ isLowerWallsOnly, wetUpperSqFt });
  });
});

test('has no plan where one calculator takes its measures and the other does not', () => {
  expect(roomPlanOf({ ...room, insets: 1000 }, 'axial')).not.toBeNull();
  expect(roomPlanOf({ ...room, insets: 1001 }, 'axial')).toBeNull();
});

describe('has no plan where more is wet than there is', () => {
  test.each<[string, Partial<JobRoom['wet']>, boolean]>([
    ['the whole floor', { floorSqFt: 120 }, true],
    ['more than the floor', { floorSqFt: 120.01 }, false],
    ['the whole ceiling', { ceilingSqFt: 120 }, true],
    ['more than the ceiling', { ceilingSqFt: 121 }, false],
    ['the whole of the walls', { wallHeightFt: 8 }, true],
    ['above the walls', { wallHeightFt: 8.01 }, false],
  ])('%s', (_what, wet, isPlanned) => {
    expect(roomPlanOf({ ...room, wet: { ...room.wet, ...wet } }, 'axial') !== null).toBe(isPlanned);
  });
});
