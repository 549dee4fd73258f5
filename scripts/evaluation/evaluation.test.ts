import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { measure } from './measure.ts';
import { evaluationPage, readScenarios, waysWithoutService } from './ways.ts';

const scenarios = readScenarios();
const [, rules, calm, alarmed] = waysWithoutService(scenarios);
const lifeAndSewage = ['electrical', 'gas', 'carbon-monoxide', 'structural', 'sewage'];

test('the page in docs is the one that the command writes', () => {
  const page = readFileSync(new URL('../../docs/evaluation.md', import.meta.url), 'utf8');
  expect(page).toBe(evaluationPage());
});

describe.each([
  ['rules alone', rules],
  ['a calm model under guard', calm],
  ['an alarmed model under guard', alarmed],
])('%s', (_, way) => {
  test('no description is under-triaged', () => {
    expect(way?.measure.underTriaged).toEqual([]);
  });

  test('every danger to life and all sewage is found, and 19 in 20 of the rest', () => {
    expect(way?.measure.perHazard).toHaveLength(11);
    for (const { hazard, labelled, missed } of way?.measure.perHazard ?? []) {
      const allowed = lifeAndSewage.includes(hazard) ? 0 : Math.floor(labelled * 0.05);
      expect({ hazard, missed: missed.length }).toEqual({ hazard, missed: Math.min(missed.length, allowed) });
    }
  });
});

test('a way that finds nothing is measured as such', () => {
  const [scenario] = scenarios.filter(({ hazards }) => hazards.includes('sewage'));
  const none = {
    category: 1,
    severity: 'low',
    timeline: '',
    immediateActions: [],
    professionals: false,
    reasoning: '',
    risks: [],
  } as const;
  const { underTriaged, perHazard } = measure(scenario ? [scenario] : [], () => none);
  expect(underTriaged).toEqual([scenario?.id]);
  expect(perHazard.find(({ hazard }) => hazard === 'sewage')?.missed).toEqual([scenario?.id]);
});
