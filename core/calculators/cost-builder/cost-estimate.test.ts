import { describe, expect, test } from 'vitest';
import { costAlternatives, costParts, publishedRange } from './choices.ts';
import { type CostInput, calculateCost, validateCost } from './cost-estimate.ts';
import { rates, roomMultipliers } from './factors.ts';

const job: CostInput = { area: 500, room: 'living', source: 'gray', severity: 'moderate' };

test('worked example: 500 sq ft of gray water, moderate', () => {
  expect(calculateCost(job)).toEqual({ estimate: 3500, low: 2800, high: 4550, perSqFt: 7 });
});

// Half dollars: 1.3 × 1,375 = 1,787.50 and 1.3 × 195 = 253.50 stay exact in core; the page rounds them up.
test.each([
  [{ area: 250, room: 'attic', source: 'clean', severity: 'moderate' }, 1375, 1100, 1787.5],
  [{ area: 65, room: 'living', source: 'clean', severity: 'minor' }, 195, 156, 253.5],
  [{ area: 333, room: 'attic', source: 'clean', severity: 'moderate' }, 1832, 1465.6, 2381.6],
  [{ area: 5000, room: 'kitchen', source: 'black', severity: 'severe' }, 126_000, 100_800, 163_800],
] as const)('%j', (input, estimate, low, high) => {
  expect(calculateCost(input)).toMatchObject({ estimate, low, high });
});

const everyChoice = Object.keys(roomMultipliers).flatMap((room) =>
  Object.keys(rates).flatMap((severity) =>
    Object.keys(rates.minor).map((source) => ({ room, severity, source }) as Omit<CostInput, 'area'>),
  ),
);

test('the estimate of every slider step and choice is the exact product', () => {
  for (const choice of everyChoice) {
    for (let area = 50; area <= 5000; area += 50) {
      const tenths = Math.round(roomMultipliers[choice.room] * 10);
      const { estimate } = calculateCost({ area, ...choice });
      expect(estimate).toBe((area / 10) * rates[choice.severity][choice.source] * tenths);
    }
  }
});

test('the parts of every choice add up to the estimate', () => {
  for (const choice of everyChoice) {
    const input = { area: 350, ...choice };
    const { area, severity, source, room } = costParts(input);
    expect(area + severity + source + room).toBeCloseTo(calculateCost(input).estimate, 6);
    expect(Math.min(area, severity, source, room)).toBeGreaterThanOrEqual(0);
  }
});

test('alternatives move the estimate by their difference', () => {
  const { severity, source, room } = costAlternatives(job);
  expect(severity.map(({ change }) => change)).toEqual([-1500, 0, 2500]);
  expect(source.map(({ change }) => change)).toEqual([-1000, 0, 1500]);
  expect(room.map(({ choice, change }) => [choice, change])).toContainEqual(['kitchen', 1400]);
});

test('published rates for the same area', () => {
  expect(publishedRange(job)).toEqual({ low: 2500, high: 3750, older: 2250 });
});

describe('validateCost', () => {
  const good = { area: '500', room: 'living', source: 'gray', severity: 'moderate' };
  test('takes good text', () => {
    expect(validateCost(good)).toEqual({ ok: true, value: job });
  });
  test.each(['', 'abc', '0', '-50', '49', '5001', '1e9', 'Infinity', 'NaN', '50.5'])('refuses the area %j', (area) => {
    expect(validateCost({ ...good, area })).toEqual({ ok: false, error: 'area-invalid', fields: ['area'] });
  });
  test.each([
    ['room', ''],
    ['room', 'garage'],
    ['source', 'rain'],
    ['severity', 'toString'],
  ])('refuses %s %j', (field, text) => {
    const refused = { ok: false, error: 'choices-missing', fields: [field] };
    expect(validateCost({ ...good, [field]: text })).toEqual(refused);
  });
});
