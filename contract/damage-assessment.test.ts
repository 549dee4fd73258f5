import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import {
  assessmentRequest,
  readAssessment,
  readAssessmentResponse,
  scenarioMaxCharacters,
} from './damage-assessment.ts';

const answer = {
  category: 2,
  severity: 'high',
  timeline: 'Contact professionals within 4 hours',
  immediateActions: ['Stop the water.'],
  professionals: true,
  reasoning: 'Used water.',
  risks: ['Mold'],
};

describe('the request', () => {
  test('trims the text and fills in the place', () => {
    expect(z.parse(assessmentRequest, { scenario: '  wet floor \n' })).toEqual({
      scenario: 'wet floor',
      userLocation: 'Central Texas',
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

  test('takes the longest text', () => {
    expect(z.safeParse(assessmentRequest, { scenario: 'x'.repeat(scenarioMaxCharacters) }).success).toBe(true);
  });
});

describe('a loose remote answer becomes regular', () => {
  test.each([
    ['as specified', answer, answer],
    ['category as text', { ...answer, category: '3' }, { ...answer, category: 3 }],
    ['severity in capitals', { ...answer, severity: ' HIGH' }, answer],
    ['the other flag', { ...answer, professionals: undefined, professionalHelp: true }, answer],
    ['flags that differ', { ...answer, professionals: false, professionalHelp: true }, answer],
    ['no flag', { ...answer, professionals: undefined }, { ...answer, professionals: false }],
    ['null for no list', { ...answer, moistureDetectionPriorities: null }, answer],
    ['more than asked', { ...answer, mood: 'fine' }, answer],
  ])('%s', (_, raw, expected) => {
    expect(readAssessment(raw)).toEqual(expected);
  });

  test.each([
    ['category out of range', { ...answer, category: 4 }],
    ['category in words', { ...answer, category: 'Category 1' }],
    ['unknown severity', { ...answer, severity: 'mild' }],
    ['no action', { ...answer, immediateActions: [] }],
    ['actions as text', { ...answer, immediateActions: 'Stop' }],
    ['a list', [answer]],
    ['text', 'all fine'],
    ['nothing', null],
  ])('%s is refused', (_, raw) => {
    expect(readAssessment(raw)).toBeNull();
  });
});

describe('the response', () => {
  test.each([
    ['an assessment', answer, { kind: 'assessment', assessment: answer }],
    [
      'error and fallback',
      { error: 'timeout', fallbackAssessment: answer },
      { kind: 'fallback', error: 'timeout', assessment: answer },
    ],
    ['an error alone', { error: 'timeout' }, { kind: 'error', error: 'timeout' }],
    ['error and broken fallback', { error: 'timeout', fallbackAssessment: {} }, { kind: 'error', error: 'timeout' }],
    ['a page', '<html>', { kind: 'malformed' }],
    ['nothing', null, { kind: 'malformed' }],
  ])('%s', (_, raw, expected) => {
    expect(readAssessmentResponse(raw)).toEqual(expected);
  });
});
