import { describe, expect, test } from 'vitest';
import { calculateDehumidification, type DehumidificationInput, validateDehumidification } from './dehumidification.ts';

const room: DehumidificationInput = {
  lengthFt: 35,
  widthFt: 25,
  heightFt: 8,
  material: 'concrete',
  damageClass: 'class3',
};
const good = { length: '35', width: '25', height: '8', material: 'concrete', damageClass: 'class3' };

test('worked example: 7,000 cubic feet of Class 3 on concrete', () => {
  expect(calculateDehumidification(room)).toEqual({
    volume: 7000,
    area: 875,
    perimeter: 120,
    classDivisor: 25,
    materialFactor: 1,
    requiredCapacity: 280,
    unitsNeeded: 4,
    airMoversNeeded: 10,
    energyPerDay: 38,
    fourDayEnergy: 152,
    energyCost: 22.8,
  });
});

// A count may not jump because a product of fractions lies a hair above a whole number.
test.each([
  ['capacity of exactly one machine', { ...room, lengthFt: 17.5, widthFt: 10, heightFt: 10 }, 'unitsNeeded', 1],
  ['just above one machine', { ...room, lengthFt: 17.51, widthFt: 10, heightFt: 10 }, 'unitsNeeded', 2],
  ['1.2 × 70 pints', { ...room, material: 'wood_framing', lengthFt: 35, widthFt: 10, heightFt: 5 }, 'unitsNeeded', 2],
  ['wall of exactly 14 ft', { ...room, lengthFt: 4.2, widthFt: 2.8 }, 'airMoversNeeded', 2],
  ['wall of 42 ft from tenths', { ...room, lengthFt: 10.1, widthFt: 10.9 }, 'airMoversNeeded', 4],
  ['wall just above 42 ft', { ...room, lengthFt: 10.1, widthFt: 10.95 }, 'airMoversNeeded', 5],
  ['the smallest room', { ...room, lengthFt: 0.1, widthFt: 0.1, heightFt: 0.1 }, 'unitsNeeded', 1],
] as const)('%s', (_name, input, field, expected) => {
  expect(calculateDehumidification(input)[field]).toBe(expected);
});

test('the largest room stays finite and whole', () => {
  const result = calculateDehumidification({ ...room, lengthFt: 1e4, widthFt: 1e4, heightFt: 1e4 });
  expect(Object.values(result).every((value) => Number.isFinite(value) && value > 0)).toBe(true);
  expect(Number.isInteger(result.unitsNeeded)).toBe(true);
});

describe('validateDehumidification', () => {
  test('takes plain decimals', () => {
    expect(validateDehumidification({ ...good, length: ' 35.0 ' })).toEqual({ ok: true, value: room });
  });

  const bad = ['', ' ', 'abc', '0', '-1', '0.09', '10000.1', '1e9', '1,500', 'Infinity', '-Infinity', 'NaN'];
  const sizes = ['length', 'width', 'height'] as const;
  test.each(sizes.flatMap((field) => bad.map((text) => [field, text] as const)))('refuses %s %j', (field, text) => {
    const refused = { ok: false, error: 'fields-invalid', fields: [field] };
    expect(validateDehumidification({ ...good, [field]: text })).toEqual(refused);
  });

  test.each([
    ['material', ''],
    ['material', 'glass'],
    ['material', 'toString'],
    ['damageClass', ''],
    ['damageClass', 'class5'],
  ])('refuses %s %j', (field, text) => {
    const refused = { ok: false, error: 'fields-invalid', fields: [field] };
    expect(validateDehumidification({ ...good, [field]: text })).toEqual(refused);
  });

  test('names all fields of an empty form', () => {
    const refused = { ok: false, fields: ['length', 'width', 'height', 'material', 'damageClass'] };
    expect(validateDehumidification({})).toMatchObject(refused);
  });
});
