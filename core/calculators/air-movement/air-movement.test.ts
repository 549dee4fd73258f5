import { describe, expect, test } from 'vitest';
import { type AirMovementInput, calculateAirMovement, validateAirMovement } from './air-movement.ts';
import { positionsFor } from './positions.ts';

const room: AirMovementInput = { lengthFt: 12, widthFt: 15, type: 'centrifugal', surface: 'carpet' };

test('worked example: 12 by 15 ft of carpet', () => {
  const result = calculateAirMovement(room);
  expect(result).toMatchObject({ area: 180, perimeter: 54, baseUnits: 4, roomUnit: 1, offsetUnits: 1 });
  expect(result).toMatchObject({ totalUnitsBase: 6, unitsNeeded: 9, requiredCFM: 27_000, coveragePerUnit: 20 });
  expect(result.airVelocity).toBe(150);
  expect(result.positions).toEqual(['perimeter']);
});

test.each([
  ['50 sq ft has no offset unit', 5, 10, 0],
  ['149.99 sq ft has none', 14.999, 10, 0],
  ['150 sq ft has one', 15, 10, 1],
  ['250 sq ft from tenths has two', 12.5, 20, 2],
])('%s', (_name, lengthFt, widthFt, offsetUnits) => {
  expect(calculateAirMovement({ ...room, lengthFt, widthFt }).offsetUnits).toBe(offsetUnits);
});

// Tenths as whole numbers: what integer arithmetic says, binary fractions must not push up.
const tenths = { carpet: 15, hardwood: 12, tile: 10, concrete: 13 } as const;
test('no float error adds a machine in any room from 0.7 to 60 ft', () => {
  for (let length = 7; length <= 600; length += 7) {
    for (let width = 7; width <= 600; width += 14) {
      for (const surface of ['carpet', 'hardwood', 'tile', 'concrete'] as const) {
        const base = Math.floor((2 * (length + width) + 139) / 140);
        const offset = length * width <= 5000 ? 0 : Math.floor((length * width - 5000) / 10_000);
        const units = Math.floor(((base + 1 + offset) * tenths[surface] + 9) / 10);
        const input = { ...room, lengthFt: length / 10, widthFt: width / 10, surface };
        expect(calculateAirMovement(input).unitsNeeded, `${length} ${width} ${surface}`).toBe(units);
      }
    }
  }
});

test.each([
  [1, ['center']],
  [2, ['opposite-corners']],
  [3, ['corners', 'wettest-area']],
  [4, ['corners']],
  [5, ['perimeter']],
  [41, ['perimeter']],
])('%d machines go to %j', (units, positions) => {
  expect(positionsFor(units)).toEqual(positions);
});

describe('validateAirMovement', () => {
  const good = { length: '12', width: '15', type: 'centrifugal', surface: 'carpet' };
  test('takes good text', () => {
    expect(validateAirMovement(good)).toEqual({ ok: true, value: room });
  });
  const bad = ['', 'abc', '0', '-3', '1e9', 'Infinity', 'NaN', '10001'];
  test.each((['length', 'width'] as const).flatMap((field) => bad.map((text) => [field, text] as const)))(
    'refuses %s %j',
    (field, text) => {
      const refused = { ok: false, error: 'fields-invalid', fields: [field] };
      expect(validateAirMovement({ ...good, [field]: text })).toEqual(refused);
    },
  );
  test.each([
    ['type', ''],
    ['type', 'jet'],
    ['surface', ''],
    ['surface', 'grass'],
  ])('refuses %s %j', (field, text) => {
    expect(validateAirMovement({ ...good, [field]: text })).toMatchObject({ ok: false, fields: [field] });
  });
});
