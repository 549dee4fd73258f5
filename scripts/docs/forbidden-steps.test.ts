import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { facts } from '#content/facts/all-facts.ts';
import { houseRules } from '#content/facts/house-rules/all-house-rules.ts';
import { forbiddings } from '#core/triage/answer/forbidden-steps.ts';
import { gravestHazards } from '#core/triage/hazards/hazards.ts';
import { forbiddenStepsTable } from './forbidden-steps.ts';

test('docs/forbidden-steps.md lists the rules of today', () => {
  const page = readFileSync(new URL('../../docs/forbidden-steps.md', import.meta.url), 'utf8');
  expect(page, 'Run: npm run forbidden-steps').toBe(forbiddenStepsTable());
});

test('each row is based on confirmed safety facts, or on a house rule that quotes its sources', () => {
  const known = new Map<string, { status: string; matter: string }>(Object.entries(facts));
  const rules = new Map<string, { sourcesSay: string; facts: readonly string[] }>(Object.entries(houseRules));
  const weak = forbiddings.filter(({ because }) =>
    'facts' in because
      ? because.facts.every((id) => known.get(id)?.matter !== 'safety') ||
        because.facts.some((id) => !['A', 'B'].includes(known.get(id)?.status ?? ''))
      : !rules.get(because.rule)?.sourcesSay || rules.get(because.rule)?.facts.length === 0,
  );
  expect(weak.map((row) => row.while)).toEqual([]);
});

test('every danger to life has a row based on a source that was read directly', () => {
  const read = new Set(
    Object.entries(facts)
      .filter(([, { status }]) => status === 'A')
      .map(([id]) => id),
  );
  const rested = new Set<string>(
    forbiddings
      .filter(({ because }) => 'facts' in because && because.facts.some((id) => read.has(id)))
      .map((row) => row.while),
  );
  expect(gravestHazards.filter((danger) => !rested.has(danger))).toEqual([]);
});
