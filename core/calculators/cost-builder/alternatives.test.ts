import { describe, expect, test } from 'vitest';
import { alternativesTo, questions } from './alternatives.ts';
import { additionalForJob } from './factors.ts';

const job = { area: 500, roomType: 'living', source: 'gray', severity: 'moderate' } as const;

describe('a gray loss of 500 square feet in a living room, $3,500', () => {
  test.each([
    ['severity', { minor: 2000, moderate: 3500, severe: 6000 }],
    ['source', { clean: 2500, gray: 3500, black: 5000 }],
    ['roomType', { basement: 4550, bathroom: 4200, kitchen: 4900, living: 3500, bedroom: 3500, attic: 3850 }],
  ] as const)('other answers to %s', (question, estimates) => {
    const found = alternativesTo(question, job);
    expect(Object.fromEntries(found.map(({ choice, estimate }) => [choice, estimate]))).toEqual(estimates);
    expect(found.every(({ estimate, change }) => change === estimate - 3500)).toBe(true);
  });

  test('the given answer never changes the estimate', () => {
    const given = questions.map((question) =>
      alternativesTo(question, job).find(({ choice }) => choice === job[question]),
    );
    expect(given.map((one) => one?.change)).toEqual([0, 0, 0]);
  });
});

test.each([
  [
    { id: 'hardwood', low: 3, high: 8, unit: 'dollars a square foot' },
    { low: 150_000, high: 400_000 },
  ],
  [
    { id: 'contents', low: 10, high: 20, unit: 'percent' },
    { low: 35_000, high: 70_000 },
  ],
  [{ id: 'mold', low: 500, high: 3000, unit: 'dollars' }, undefined],
] as const)('%o comes to %o cents', (cost, cents) => {
  expect(additionalForJob(cost, { area: 500, estimate: 3500 })).toEqual(cents);
});
