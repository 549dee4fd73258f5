import { describe, expect, test } from 'vitest';
import { triage } from '../triage.ts';
import type { AnswerId } from './questions.ts';

const asked = (text: string, answers: readonly AnswerId[] = []) =>
  triage(text, { answers }).answer.questions.map(({ id }) => id);

describe('questions that are still open', () => {
  test.each([
    ['wet carpet', ['danger', 'source', 'age']],
    ['a supply line burst an hour ago', ['danger']],
    ['hello', ['danger', 'source', 'age']],
    ['I smell gas', []],
    ['he is not breathing', []],
    ['what if a pipe breaks someday', ['now']],
  ])('%s: %j', (text, ids) => expect(asked(text)).toEqual(ids));

  test('what the text says is not asked again', () => {
    const [danger] = triage('sewage is coming up and the outlets are wet').answer.questions;
    expect(danger?.answers).not.toContain('from-drain');
    expect(danger?.answers).not.toContain('water-at-power');
    expect(danger?.answers).toContain('ceiling-sags');
  });

  test('water near power is asked about where the text leaves it open', () => {
    const dangersAsked = (text: string) => triage(text).answer.questions[0]?.answers;
    expect(dangersAsked('wet carpet by the outlet store')).toContain('water-at-power');
    expect(dangersAsked('wet carpet, the outlets are dry')).not.toContain('water-at-power');
  });

  test('"none of these" closes the danger check', () =>
    expect(asked('wet carpet', ['none-of-these'])).toEqual(['source', 'age']));
});

describe('answers raise and never lower', () => {
  const effects: Readonly<Record<AnswerId, readonly [number, string, string | null]>> = {
    'smoke-or-fire': [1, 'emergency', 'fire'],
    'person-hurt': [1, 'emergency', 'person-in-danger'],
    'line-down': [1, 'emergency', 'downed-line'],
    'gas-smell': [1, 'emergency', 'gas'],
    'alarm-or-engine': [1, 'emergency', 'carbon-monoxide'],
    'fumes-or-poison': [1, 'emergency', 'fumes'],
    'may-hurt-self': [1, 'emergency', 'crisis'],
    'about-to-burst': [1, 'emergency', 'fire'],
    'happening-now': [1, 'moderate', null],
    'water-at-power': [1, 'emergency', 'electrical'],
    'ceiling-sags': [1, 'emergency', 'structural'],
    'from-drain': [3, 'emergency', 'sewage'],
    'from-outside': [3, 'emergency', 'flood-water'],
    'cannot-stop': [1, 'high', 'ongoing'],
    'several-rooms': [1, 'high', null],
    'at-risk': [1, 'moderate', 'vulnerable-people'],
    'none-of-these': [1, 'moderate', null],
    'source-pipe': [1, 'moderate', null],
    'source-appliance': [2, 'high', null],
    'source-toilet': [3, 'emergency', 'sewage'],
    'source-roof': [2, 'high', null],
    'source-outside': [3, 'emergency', 'flood-water'],
    'source-unknown': [2, 'high', null],
    'age-under-a-day': [1, 'moderate', null],
    'age-one-to-two-days': [1, 'moderate', null],
    'age-longer': [2, 'high', 'mold'],
  };

  test.each(Object.entries(effects))('%s: %j', (answer, [category, severity, hazard]) => {
    const { answer: given } = triage('wet carpet', { answers: [answer as AnswerId] });
    expect({ category: given.category, severity: given.severity }).toEqual({ category, severity });
    expect(given.hazards).toEqual(hazard === null ? [] : [hazard]);
  });

  test.each<[AnswerId, text: string, reasons: readonly string[], isKnown: boolean]>([
    ['source-pipe', 'wet carpet', ['reads-clean', 'answered'], true],
    ['source-appliance', 'wet carpet', ['answered'], true],
    ['source-roof', 'wet carpet', ['answered'], true],
    ['source-outside', 'wet carpet', ['flood-water', 'answered'], true],
    ['source-unknown', 'wet carpet', ['source-not-known', 'answered'], false],
    ['none-of-these', 'wet carpet', ['source-not-known', 'answered'], false],
    ['age-longer', 'a pipe burst', ['mold', 'strong', 'answered'], true],
    ['age-longer', 'the dishwasher leaked', ['keywords-gray', 'answered'], true],
    ['age-under-a-day', 'a pipe burst', ['reads-clean', 'strong', 'answered'], true],
  ])('%s to "%s": because of %j', (answer, text, reasons, isKnown) => {
    const { answer: given } = triage(text, { answers: [answer] });
    expect(given.reasons.map(({ id }) => id)).toEqual(reasons);
    expect(given.sourceKnown).toBe(isKnown);
  });

  test('several answers count together', () => {
    const { answer } = triage('help', { answers: ['ceiling-sags', 'gas-smell', 'several-rooms'] });
    expect(answer.hazards).toEqual(['gas', 'structural']);
    expect(answer.deadline).toBe('call-first');
  });
});
