import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { isWorse } from './assessment.ts';
import { questionsFor } from './questions.ts';
import { triage } from './triage.ts';
import { ruleBasedAssessment } from './verdicts.ts';

interface Scenario {
  readonly id: string;
  readonly text: string;
  readonly min_category: number;
  readonly hazards: readonly string[];
}

const scenarios: Scenario[] = JSON.parse(readFileSync(new URL('scenarios.json', import.meta.url), 'utf8'));

describe('the labelled scenarios', () => {
  test.each(scenarios)('$id is not triaged too low, and its hazards are found', ({ text, min_category, hazards }) => {
    const { assessment, findings } = triage(text);
    expect(assessment.category).toBeGreaterThanOrEqual(min_category);
    expect(findings.map(({ hazard }) => hazard)).toEqual(expect.arrayContaining([...hazards]));
  });

  test.each(scenarios)('$id never gets a milder answer than the specified rule gives', ({ text }) => {
    const rule = ruleBasedAssessment(text);
    const { assessment } = triage(text);
    expect(assessment.category).toBeGreaterThanOrEqual(rule.category);
    expect(isWorse(rule.severity, assessment.severity)).toBe(false);
    expect(assessment.professionals || !rule.professionals).toBe(true);
  });
});

describe('what raises the category', () => {
  test.each([
    ['supply line leak, an hour ago', 1],
    ['supply line leak, 3 days ago', 2],
    ['dishwasher drained on the floor 5 days ago', 3],
    ['hot tub leaked through the deck', 2],
    ['brown smelly water, source unknown', 2],
    ['green standing water with mosquitos for 3 weeks', 3],
    ['supply line leak onto the dog urine carpet', 2],
    ['diesel floating on the water', 3],
  ])('%s: %d', (text, category) => {
    expect(triage(text).assessment.category).toBe(category);
  });
});

describe('hazards', () => {
  test('put their steps first, deadliest first', () => {
    const { immediateActions, severity, timeline } = triage('outlets are wet and I smell gas, small leak').assessment;
    expect(immediateActions[0]).toMatch(/Leave now/);
    expect(immediateActions[2]).toMatch(/nothing electrical/);
    expect(severity).toBe('emergency');
    expect(timeline).toMatch(/^Call 911 or the gas company first, then contact professionals within 1 hour$/);
  });

  test('do not say the same step twice', () => {
    const { immediateActions } = triage('outlets are wet').assessment;
    expect(immediateActions.filter((step) => /panel/.test(step))).toHaveLength(1);
  });

  test('say the steps in Spanish to someone who writes Spanish', () => {
    expect(triage('huele a gas en la cocina y hay agua en el piso').actionsInSpanish[0]).toMatch(/Salga ya/);
    expect(triage('smell of gas in the kitchen').actionsInSpanish).toEqual([]);
  });
});

describe('why', () => {
  test('a denied keyword keeps its category and the text says so', () => {
    const { assessment, raises, changes } = triage('No sewage, just a dripping pot filler since lunch');
    expect(assessment.category).toBe(3);
    expect(raises).toEqual([]);
    expect(changes[0]).toMatch(/"sewage" even where you deny/);
  });

  test('a raise names its words', () => {
    const text = 'pipe leaked 4 days ago';
    const [raise] = triage(text).raises;
    expect(raise?.because).toMatch(/two days/);
    expect(raise?.spans.map(({ start, end }) => text.slice(start, end))).toEqual(['4 days']);
  });
});

describe('questions back', () => {
  const asked = (text: string, answered: Parameters<typeof questionsFor>[1] = []) =>
    questionsFor(triage(text).reading, answered);

  test.each([
    ['wet carpet', ['source', 'power', 'age']],
    ['a supply line burst an hour ago', ['power', 'people']],
    ['sewage at the outlets since yesterday, my baby is here', []],
  ])('%s: %j', (text, ids) => {
    expect(asked(text).map(({ id }) => id)).toEqual(ids);
  });

  test('never more than three in all', () => {
    expect(asked('wet carpet', ['source', 'power', 'age'])).toEqual([]);
  });

  test.each([
    ['source', 'A toilet or the sewer', 3],
    ['source', 'An appliance or a sink, tub or shower drain', 2],
    ['source', 'The roof', 2],
    ['source', 'Outside or the ground', 3],
    ['source', 'I do not know', 2],
    ['source', 'A supply pipe or faucet', 1],
    ['age', 'Less than a day', 1],
    ['age', 'One to two days', 2],
    ['age', 'Longer, or not sure', 2],
  ] as const)('%s, %s: category %d', (id, label, category) => {
    const question = asked('wet carpet').find((one) => one.id === id);
    const sentence = question?.answers.find((answer) => answer.label === label)?.sentence;
    expect(triage(`wet carpet\n${sentence}`).assessment.category).toBe(category);
  });

  test.each([
    ['power', 'Yes', 'electrical', true],
    ['power', 'No', 'electrical', false],
    ['power', 'Not sure', 'electrical', true],
    ['people', 'Yes', 'vulnerable-people', true],
    ['people', 'No', 'vulnerable-people', false],
  ] as const)('%s, %s: %s %s', (id, label, hazard, expected) => {
    const text = 'a supply line leaked an hour ago';
    const sentence = asked(text)
      .find((one) => one.id === id)
      ?.answers.find((answer) => answer.label === label)?.sentence;
    expect(sentence).toBeDefined();
    const { findings } = triage(`${text}\n${sentence}`);
    expect(findings.some((finding) => finding.hazard === hazard)).toBe(expected);
  });
});
