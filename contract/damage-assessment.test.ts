import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { assessmentRequest } from './assessment.ts';
import { readAssessmentResponse, readModelAnswer, scenarioMaxCharacters } from './damage-assessment.ts';

const answer = {
  category: 2,
  severity: 'high',
  professionals: true,
  steps: ['water-out'],
  priorities: ['baseboards'],
  equipment: ['extractor'],
  risks: ['mold'],
  hazards: ['mold'],
};

describe('the request', () => {
  test('trims the text and fills in the place', () => {
    expect(z.parse(assessmentRequest, { scenario: '  wet floor \n' })).toEqual({
      scenario: 'wet floor',
      userLocation: 'Central Texas',
      answers: [],
    });
  });

  test.each([
    ['blank', { scenario: ' \n' }, 'scenario-missing'],
    ['missing', {}, 'scenario-missing'],
    ['not text', { scenario: 7 }, 'scenario-missing'],
    ['too long', { scenario: 'x'.repeat(scenarioMaxCharacters + 1) }, 'scenario-long'],
  ])('refuses a text that is %s', (_, body, message) => {
    expect(z.safeParse(assessmentRequest, body).error?.issues[0]?.message).toBe(message);
  });

  test.each([
    ['an unknown language', { scenario: 'x', language: 'fr' }, 'language-unknown'],
    ['an unknown answer', { scenario: 'x', answers: ['nothing'] }, 'answers-unknown'],
    ['answers that are no list', { scenario: 'x', answers: 'yes' }, 'answers-unknown'],
    ['no object', 'x', 'scenario-unreadable'],
  ])('refuses %s with a code', (_, body, code) => {
    expect(z.safeParse(assessmentRequest, body).error?.issues[0]?.message).toBe(code);
  });

  test('takes a language and answers', () => {
    const body = { scenario: 'x', language: 'es', answers: ['gas-smell'] };
    expect(z.parse(assessmentRequest, body)).toMatchObject(body);
  });

  test('takes the longest text', () => {
    expect(z.safeParse(assessmentRequest, { scenario: 'x'.repeat(scenarioMaxCharacters) }).success).toBe(true);
  });
});

describe('a loose remote answer becomes regular', () => {
  test.each([
    ['as asked', answer, answer],
    ['category as text', { ...answer, category: '2' }, answer],
    ['severity in capitals', { ...answer, severity: ' HIGH' }, answer],
    ['the other flag', { ...answer, professionals: undefined, professionalHelp: true }, answer],
    ['flags that differ', { ...answer, professionals: false, professionalHelp: true }, answer],
    ['no flag', { ...answer, professionals: undefined }, { ...answer, professionals: false }],
    ['null for no list', { ...answer, equipment: null }, { ...answer, equipment: [] }],
    ['steps as records', { ...answer, steps: [{ id: 'water-out', phase: 'now', text: 'Wade in.' }] }, answer],
    ['ids that we do not know', { ...answer, steps: ['wade-in', 'water-out', 7] }, answer],
    ['free text beside', { ...answer, immediateActions: ['Wade in.'] }, answer],
    ['no hazards', { ...answer, hazards: undefined }, { ...answer, hazards: [] }],
    ['free text', { ...answer, reasoning: 'Wade in.', hazards: ['mold', 'Wade in.'] }, answer],
  ])('%s', (_, raw, expected) => {
    expect(readModelAnswer(raw)).toEqual(expected);
  });

  test.each([
    ['category out of range', { ...answer, category: 4 }],
    ['category in words', { ...answer, category: 'Category 1' }],
    ['unknown severity', { ...answer, severity: 'mild' }],
    ['a list', [answer]],
    ['text', 'all fine'],
    ['nothing', null],
  ])('%s is refused', (_, raw) => {
    expect(readModelAnswer(raw)).toBeNull();
  });
});

describe('the response', () => {
  test.each([
    ['an assessment', answer, { kind: 'assessment', answer, named: [] }],
    [
      'error and fallback',
      { error: 'timeout', fallbackAssessment: answer },
      { kind: 'fallback', error: 'timeout', answer, named: [] },
    ],
    ['an error alone', { error: 'timeout' }, { kind: 'error', error: 'timeout' }],
    ['error and broken fallback', { error: 'timeout', fallbackAssessment: {} }, { kind: 'error', error: 'timeout' }],
    [
      'the specified shape',
      {
        category: 2,
        severity: 'high',
        professionalHelp: true,
        immediateActions: ['Move rugs', 7],
        reasoning: 'The wall is wet.',
        risks: null,
      },
      {
        kind: 'assessment',
        answer: { ...answer, hazards: [], steps: [], priorities: [], equipment: [], risks: [] },
        named: ['carpet', 'wall'],
      },
    ],
    ['a page', '<html>', { kind: 'malformed' }],
    ['nothing', null, { kind: 'malformed' }],
  ])('%s', (_, raw, expected) => {
    expect(readAssessmentResponse(raw)).toEqual(expected);
  });
});
