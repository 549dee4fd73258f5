import { describe, expect, test } from 'vitest';
import type { JobRoom } from '../job/drying-job.ts';
import { plainRoom as room } from '../job/plain-job.ts';
import { roomPlanOf } from './room-plan.ts';

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
