import { describe, expect, test } from 'vitest';
import { lossClass, surfaceSqFt, wetSharePercent, wetSqFt } from './loss-class.ts';

const room = { lengthFt: 12, widthFt: 12, heightFt: 8 };
const dry = { floorSqFt: 0, wallHeightFt: 0, ceilingSqFt: 0, heldDeep: false };

test('worked example: soaked floor and two feet of wall in a 12 by 12 by 8 ft room (Haag Global, August 2021)', () => {
  const wet = { ...dry, floorSqFt: 144, wallHeightFt: 2 };
  expect(surfaceSqFt(room)).toBe(672);
  expect(wetSqFt(room, wet)).toBe(240);
  expect(wetSharePercent(room, wet)).toBeCloseTo(35.71, 2);
  expect(lossClass(room, wet)).toBe(2);
});

describe('limits of the classes', () => {
  const onePercent = surfaceSqFt(room) / 100;
  test.each([
    [0, 1],
    [4.99, 1],
    [5, 2],
    [40, 2],
    [40.01, 3],
    [100, 3],
  ] as const)('%s percent wet is Class %s', (percent, expected) => {
    expect(lossClass(room, { ...dry, floorSqFt: percent * onePercent })).toBe(expected);
  });
});

test('wet ceiling and wet floor add up', () => {
  expect(wetSqFt(room, { ...dry, floorSqFt: 100, ceilingSqFt: 44, wallHeightFt: 1 })).toBe(192);
});

test.each([1, 50, 100])('water held deep is Class 4 at %s sq ft of wet floor', (floorSqFt) => {
  expect(lossClass(room, { ...dry, floorSqFt, heldDeep: true })).toBe(4);
});
