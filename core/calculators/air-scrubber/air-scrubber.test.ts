import { describe, expect, test } from 'vitest';
import { type AirScrubberInput, calculateAirScrubber, validateAirScrubber } from './air-scrubber.ts';

const room: AirScrubberInput = { lengthFt: 30, widthFt: 50, heightFt: 8, targetAch: 8, unitCfm: 750 };
const good = { length: '30', width: '50', height: '8', targetAch: '8', unitCfm: '750' };

test('worked example: 12,000 cubic feet at 8 air changes', () => {
  expect(calculateAirScrubber(room)).toEqual({
    volume: 12_000,
    requiredCfm: 1600,
    unitsNeeded: 3,
    actualCfm: 2250,
    actualAch: 11.25,
    coveragePerUnit: 4000,
    unitCfm: 750,
    targetAch: 8,
  });
});

test.each([
  ['a need of exactly one machine', { lengthFt: 12.5, widthFt: 50, heightFt: 8, targetAch: 6, unitCfm: 500 }, 1],
  ['a hair above', { lengthFt: 12.51, widthFt: 50, heightFt: 8, targetAch: 6, unitCfm: 500 }, 2],
  ['exactly three from tenths', { lengthFt: 0.3, widthFt: 1000, heightFt: 50, targetAch: 6, unitCfm: 500 }, 3],
  ['a cupboard', { lengthFt: 0.1, widthFt: 0.1, heightFt: 0.1, targetAch: 4, unitCfm: 2000 }, 1],
] as const)('%s', (_name, input, units) => {
  const result = calculateAirScrubber(input);
  expect(result.unitsNeeded).toBe(units);
  expect(Number.isFinite(result.actualAch)).toBe(true);
});

describe('validateAirScrubber', () => {
  test('takes good text', () => {
    expect(validateAirScrubber(good)).toEqual({ ok: true, value: room });
  });

  const sizes = ['length', 'width', 'height'] as const;
  const unreadable = ['', ' ', 'abc', '1e9', 'Infinity', 'NaN', '10001'];
  test.each(sizes.flatMap((field) => unreadable.map((text) => [field, text] as const)))('%s %j', (field, text) => {
    const refused = { ok: false, error: 'scrubber-fields-empty', fields: [field] };
    expect(validateAirScrubber({ ...good, [field]: text })).toEqual(refused);
  });
  test.each(sizes.flatMap((field) => ['0', '-1', '-0.5'].map((text) => [field, text] as const)))(
    '%s %j is not positive',
    (field, text) => {
      const refused = { ok: false, error: 'not-positive', fields: [field] };
      expect(validateAirScrubber({ ...good, [field]: text })).toEqual(refused);
    },
  );
  test.each([
    ['targetAch', ''],
    ['targetAch', '5'],
    ['targetAch', '0'],
    ['unitCfm', ''],
    ['unitCfm', '501'],
    ['unitCfm', '-500'],
  ])('%s %j', (field, text) => {
    const refused = { ok: false, error: 'scrubber-fields-empty', fields: [field] };
    expect(validateAirScrubber({ ...good, [field]: text })).toEqual(refused);
  });
  test('a blank field beside a zero asks for the blank one first, and names both', () => {
    const refused = { ok: false, error: 'scrubber-fields-empty', fields: ['length', 'width'] };
    expect(validateAirScrubber({ ...good, length: '', width: '0' })).toEqual(refused);
  });
});
