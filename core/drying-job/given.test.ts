import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { DryingJob } from '../job/drying-job.ts';
import { derive } from './derive.ts';

/** Three made-up jobs whose figures a program of its own worked out from the rules (PsychroLib 2.5.0 for air). */
const { jobs } = JSON.parse(readFileSync(new URL('./given.json', import.meta.url), 'utf8')) as {
  readonly jobs: readonly { readonly job: DryingJob & { readonly id: string }; readonly expected: Expected }[];
};

type Tree = { readonly [name: string]: unknown };
interface Expected extends Tree {
  readonly plan: Tree;
  readonly visits: readonly Tree[];
  readonly check: { readonly lines: readonly Tree[]; readonly questions: readonly Tree[] };
}

/** Figures are given with six decimals; everything else must be the same. What is given must be found, and may be less. */
function expectFound(found: unknown, given: unknown, place: string): void {
  if (typeof given === 'number' && typeof found === 'number') {
    expect(Math.abs(found - given), place).toBeLessThanOrEqual(1e-5 * Math.max(1, Math.abs(given) / 100));
  } else if (Array.isArray(given)) {
    expect(found, place).toHaveLength(given.length);
    for (const [index, each] of given.entries()) expectFound((found as unknown[])[index], each, `${place}[${index}]`);
  } else if (typeof given === 'object' && given !== null) {
    for (const [name, each] of Object.entries(given)) expectFound((found as Tree)?.[name], each, `${place}.${name}`);
  } else {
    expect(found, place).toEqual(given);
  }
}

describe.each(jobs.map(({ job, expected }) => [job.id, job, expected] as const))('%s', (_id, job, expected) => {
  // Each test works its job out anew, so that it fails by itself: what was remembered hangs on the objects of the job.
  const derived = () => derive(structuredClone(job));

  test('air pressure', () => expectFound(derived().pressurePa, expected.pressurePa, 'pressurePa'));
  test('rooms', () => expectFound(derived().plan.rooms, expected.rooms, 'rooms'));
  test('plan', () => {
    expectFound({ ...derived().plan, plannedDehumidifier: job.plannedDehumidifier }, expected.plan, 'plan');
  });
  test.each(expected.visits.map((visit, index) => [visit.at, index] as const))('visit of %s', (_at, index) => {
    const found = derived();
    expect(found.visits).toHaveLength(expected.visits.length);
    expectFound(found.visits[index], expected.visits[index], 'visit');
  });
  test('since when dry', () => {
    const found = derived();
    expect(found.drySince.rooms).toEqual(expected.roomsDryAt);
    expect(found.drySince.chambers).toEqual(expected.chambersDryAt);
  });
  test('equipment', () => expectFound(derived().equipment, expected.equipment, 'equipment'));
  test('lines of the invoice', () => expectFound(derived().check.lines, expected.check.lines, 'lines'));
  test('questions, as a set', () => {
    const texts = (questions: readonly unknown[]) => questions.map((question) => JSON.stringify(question)).sort();
    expect(texts(derived().check.questions)).toEqual(texts(expected.check.questions));
  });
});

/**
 * Three more made-up jobs, of edges that the given ones have not: the turn of a year and a leap day, stops that overlap and
 * one that lasts, a changed meter, a machine carried to another chamber, one that adds water, dry and wet again. Their
 * figures are of a program of its own that knows nothing of this code: vapor by the formula of ASHRAE, fractions for goals.
 */
const { jobs: edges } = JSON.parse(readFileSync(new URL('./own.json', import.meta.url), 'utf8')) as {
  readonly jobs: readonly { readonly job: DryingJob & { readonly id: string }; readonly expected: Tree }[];
};

test.each(edges.map(({ job, expected }) => [job.id, job, expected] as const))('%s', (_id, job, expected) => {
  const found = derive(job);
  expectFound({ ...found, rooms: found.plan.rooms }, expected, 'job');
});
