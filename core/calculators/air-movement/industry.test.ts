import { describe, expect, test } from 'vitest';
import { industryMovers, validateWet } from './industry.ts';

const wholeFloor = { wetFloorSqFt: null, wetUpperSqFt: 0, insets: 0 };

test.each([
  ['12 × 15 ft, whole floor', 180, 54, wholeFloor, 4, 5, 4],
  ['14 × 12 ft, whole floor', 168, 52, wholeFloor, 4, 5, 4],
  ['30 × 50 ft, whole floor', 1500, 160, wholeFloor, 23, 31, 12],
  ['exactly 70 sq ft', 70, 34, wholeFloor, 2, 3, 3],
  ['exactly 50 sq ft', 50, 30, wholeFloor, 2, 2, 3],
  ['half of the floor', 180, 54, { ...wholeFloor, wetFloorSqFt: 90 }, 3, 3, 4],
  ['150 sq ft of upper wall', 180, 54, { ...wholeFloor, wetUpperSqFt: 150 }, 5, 7, 4],
  ['two insets', 180, 54, { ...wholeFloor, insets: 2 }, 6, 7, 4],
  ['a dry floor under a wet ceiling', 180, 54, { wetFloorSqFt: 0, wetUpperSqFt: 180, insets: 0 }, 3, 3, 4],
])('%s', (_name, area, perimeter, wet, low, high, lowerWallsOnly) => {
  const movers = industryMovers(area, perimeter, wet);
  expect([movers.low.total, movers.high.total, movers.lowerWallsOnly]).toEqual([low, high, lowerWallsOnly]);
});

test('the parts add up to the total', () => {
  const { low, high } = industryMovers(333, 77, { wetFloorSqFt: 222, wetUpperSqFt: 111, insets: 3 });
  for (const count of [low, high]) expect(count.room + count.floor + count.upper + count.insets).toBe(count.total);
});

describe('validateWet', () => {
  test.each([
    [{ wetFloor: '', wetUpper: '0', insets: '0' }, wholeFloor],
    [
      { wetFloor: '90.5', wetUpper: '12', insets: '2' },
      { wetFloorSqFt: 90.5, wetUpperSqFt: 12, insets: 2 },
    ],
    [
      { wetFloor: '0', wetUpper: '0', insets: '0' },
      { wetFloorSqFt: 0, wetUpperSqFt: 0, insets: 0 },
    ],
  ])('takes %j', (raw, value) => {
    expect(validateWet(raw)).toEqual({ ok: true, value });
  });
  test.each([
    ['wetFloor', 'abc'],
    ['wetFloor', '-1'],
    ['wetUpper', ''],
    ['wetUpper', '1e9'],
    ['insets', '1.5'],
    ['insets', '-1'],
    ['insets', 'Infinity'],
  ])('refuses %s %j', (field, text) => {
    const raw = { wetFloor: '', wetUpper: '0', insets: '0', [field]: text };
    expect(validateWet(raw)).toEqual({ ok: false, error: 'fields-invalid', fields: [field] });
  });
});
