import { describe, expect, test } from 'vitest';
import type { Category } from '../../job/severity.ts';
import { type Hazard, hazards, lifeHazards } from '../hazards/hazards.ts';
import { readText } from '../hazards/read.ts';
import { wantedSteps } from '../step-selection.ts';
import { compose } from './compose.ts';
import { forbiddings } from './forbidden-steps.ts';
import type { StepId } from './steps.ts';

const water = readText('water');
/** Every one, two or three dangers at once. */
const subsets = hazards.flatMap((one) =>
  hazards.flatMap((two) => hazards.map((three) => hazards.filter((hazard) => [one, two, three].includes(hazard)))),
);

describe('the first step', () => {
  test.each<[Hazard, string]>([
    ['person-in-danger', 'call-911-now'],
    ['fire', 'fire-leave'],
    ['downed-line', 'call-911-touch-nothing'],
    ['gas', 'gas-leave'],
    ['carbon-monoxide', 'air-go-out'],
    ['electrical', 'water-stay-out'],
    ['structural', 'ceiling-keep-out'],
    ['flood-water', 'higher-ground'],
    ['sewage', 'dirty-water-keep-out'],
  ])('%s: %s', (hazard, id) => {
    const steps = compose({
      hazards: [hazard],
      category: 1,
      deadline: 'one-hour',
      running: true,
      wanted: wantedSteps(water, [hazard], 1),
    });
    expect(steps[0]).toEqual({ id, phase: 'now' });
  });
});

test('everyone leaves first where they must, and the call for a person in danger comes next', () => {
  const leaving = { fire: 'fire-leave', gas: 'gas-leave', 'carbon-monoxide': 'air-go-out', fumes: 'fumes-call-911' };
  for (const present of subsets.filter((list) => list.includes('person-in-danger'))) {
    const isLive = present.includes('electrical') || present.includes('downed-line');
    const ways = Object.entries(leaving).flatMap(([hazard, step]) =>
      present.includes(hazard as Hazard) ? [step] : [],
    );
    const call = present.includes('flood-water') ? 'call-911-water' : 'call-911-now';
    const help = ways.length > 0 ? 'person-tell-911' : isLive ? 'call-911-touch-nothing' : call;
    const first = wantedSteps(water, present, 3).filter((id) => id !== 'gas-call-outside');
    expect(first.slice(0, ways.length + 1)).toEqual([...ways, help]);
  }
});

test('an answer that speaks of no running loss holds no deadline', () => {
  const steps = compose({
    hazards: [],
    category: 1,
    deadline: 'watch',
    running: false,
    wanted: ['valve-learn', 'call-if-worse'],
  });
  expect(steps).toEqual([{ id: 'valve-learn', phase: 'today' }]);
});

test('every danger to life has a row in the forbidding table, and no row is empty', () => {
  for (const hazard of lifeHazards) expect(forbiddings.some((row) => row.while === hazard)).toBe(true);
  expect(forbiddings.every(({ forbids }) => forbids.length > 0)).toBe(true);
});

test('a warning that is added after an act takes the act out', () => {
  const wanted = ['power-off-dry', 'child-go-out'] as const;
  const steps = compose({ hazards: [], category: 1, deadline: 'watch', running: false, wanted });
  expect(steps).toEqual([{ id: 'child-go-out', phase: 'now' }]);
});

describe('what a step needs', () => {
  test.each<[step: StepId, hazards: readonly Hazard[], category: Category, phase: string | undefined]>([
    ['dry-with-fans', [], 1, 'today'],
    ['dry-with-fans', [], 2, undefined],
    ['wood-dry-slowly', [], 2, undefined],
    ['wood-dry-slowly', ['sewage'], 1, undefined],
    ['wood-dry-slowly', ['flood-water'], 1, undefined],
    ['pictures-from-dry', [], 1, 'today'],
    ['pictures-from-dry', ['mold'], 1, 'today'],
    ['pictures-from-dry', ['flood-water'], 1, 'when-safe'],
    ['carpet-check', [], 1, 'today'],
    ['carpet-check', ['electrical'], 1, 'when-safe'],
  ])('%s with %j and category %i: %s', (step, present, category, phase) => {
    const steps = compose({ hazards: present, category, deadline: 'watch', running: false, wanted: [step] });
    expect(steps).toEqual(phase ? [{ id: step, phase }] : []);
  });
});

test('a step that is requested twice appears once', () => {
  const wanted: readonly StepId[] = ['valve-learn', 'valve-learn'];
  const steps = compose({ hazards: [], category: 1, deadline: 'watch', running: false, wanted });
  expect(steps).toEqual([{ id: 'valve-learn', phase: 'today' }]);
});
