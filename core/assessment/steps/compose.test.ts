import { describe, expect, test } from 'vitest';
import { type Hazard, hazards } from '../../hazards/hazards.ts';
import { lexica } from '../../hazards/lexicon/lexica.ts';
import type { Particular } from '../../hazards/particulars/particulars.ts';
import { lifeHazards, type Reading, readText } from '../../hazards/read.ts';
import type { Category } from '../../job/category.ts';
import type { Severity } from '../../job/severity.ts';
import { hazardRules } from '../rule/hazard-rules.ts';
import { deadlineFor } from '../triage.ts';
import { compose, mostLines, mostNow, type PlacedStep } from './compose.ts';
import { forbiddenBy, forbiddings } from './forbidding.ts';
import { stepIds, stepOf } from './steps.ts';
import { wantedSteps } from './wanted-steps.ts';

const water = readText('water');
const everything = new Set<Particular>(lexica.particulars.lists);
const readings: readonly Reading[] = [
  water,
  { ...water, particulars: everything },
  { ...water, particulars: everything, stopped: true, childWriter: true },
];
const severityOf = (present: readonly Hazard[], category: Category): Severity =>
  category === 3 || present.some((hazard) => hazardRules[hazard].severity === 'emergency')
    ? 'emergency'
    : category === 2
      ? 'high'
      : 'moderate';

const subsets = Array.from({ length: 2 ** hazards.length }, (_, bits) =>
  hazards.filter((_hazard, at) => bits & (1 << at)),
);

function faults(steps: readonly PlacedStep[], present: readonly Hazard[], category: Category): string[] {
  const { always, untilSafe } = forbiddenBy(present, category);
  const before = steps.filter(({ phase }) => phase !== 'when-safe');
  const doesAny = ({ id }: PlacedStep, acts: ReadonlySet<string>) => stepOf(id).does.some((act) => acts.has(act));
  const ids = steps.map(({ id }) => id);
  const lines = steps.length + (before.length < steps.length ? 1 : 0);
  const deadlines = steps.flatMap(({ id }) => stepOf(id).deadline ?? []);
  const checks: readonly (readonly [boolean, string])[] = [
    [steps.some((step) => doesAny(step, always)), 'does what is forbidden to the end'],
    [before.some((step) => doesAny(step, untilSafe)), 'does what is forbidden before the gate'],
    [
      before.some(({ id }) => before.some((other) => other.id !== id && doesAny(other, new Set(stepOf(id).forbids)))),
      'one step forbids another',
    ],
    [new Set(ids).size < ids.length, 'repeats a step'],
    [lines > mostLines, 'is too long'],
    [steps.filter(({ phase }) => phase === 'now').length > mostNow, 'has too many steps for now'],
    [deadlines.length !== 1, 'has not one deadline'],
    [
      steps.some(({ id }) =>
        ids.some(
          (other) =>
            stepOf(other).covers?.includes(id) &&
            ids.indexOf(other) < ids.indexOf(id) &&
            steps[ids.indexOf(other)]?.phase === 'now',
        ),
      ),
      'says a thing twice',
    ],
  ];
  return checks.flatMap(([holds, fault]) => (holds ? [fault] : []));
}

describe('over all combinations of hazards, categories and texts', () => {
  test.each([1, 2, 3] as const)('category %d', (category) => {
    const found: string[] = [];
    for (const present of subsets) {
      for (const reading of readings) {
        const deadline = deadlineFor(severityOf(present, category), present);
        const wanted = wantedSteps(reading, present, category);
        const steps = compose({ hazards: present, category, deadline, running: true, wanted });
        for (const fault of faults(steps, present, category)) found.push(`${present.join('+')}: ${fault}`);
      }
    }
    expect(found.slice(0, 5)).toEqual([]);
  });

  test('whatever steps are wanted, the table holds', () => {
    const found: string[] = [];
    for (const present of subsets) {
      const deadline = deadlineFor(severityOf(present, 2), present);
      const steps = compose({ hazards: present, category: 2, deadline, running: true, wanted: stepIds });
      for (const fault of faults(steps, present, 2)) {
        if (fault !== 'one step forbids another') found.push(`${present.join('+')}: ${fault}`);
      }
    }
    expect(found.slice(0, 5)).toEqual([]);
  });
});

describe('the first step', () => {
  test.each<[Hazard, string]>([
    ['person-in-danger', 'call-911-touch-nothing'],
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

test('a person in danger comes before everything else', () => {
  for (const present of subsets.filter((list) => list.includes('person-in-danger'))) {
    expect(wantedSteps(water, present, 3)[0]).toBe('call-911-touch-nothing');
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

test('every row of the forbidding table names its source, and every danger to life has one', () => {
  expect(forbiddings.every(({ source, forbids }) => source.length > 20 && forbids.length > 0)).toBe(true);
  for (const hazard of lifeHazards) expect(forbiddings.some((row) => row.while === hazard)).toBe(true);
});
