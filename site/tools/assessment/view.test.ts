import { describe, expect, test } from 'vitest';
import { assessmentExamples } from '#content/en/assessment/assessment-examples.ts';
import type { Assessment } from '#core/assessment/assessment.ts';
import { guard } from '#core/assessment/guard.ts';
import { triage } from '#core/assessment/triage.ts';
import type { ServerAnswer } from './engine.ts';
import { asText, viewOfAnswer, viewOfKeywords } from './view.ts';

const calm: Assessment = {
  category: 1,
  severity: 'low',
  timeline: 'No hurry',
  immediateActions: ['Mop it up.'],
  professionals: false,
  reasoning: 'All fine.',
  risks: [],
};
const text = 'sewage in the tub';
const viewOf = (answer: ServerAnswer) => viewOfAnswer(text, triage(text), answer, guard);

describe('whatever the server says, the visitor sees category 3', () => {
  test.each<[string, ServerAnswer, string, RegExp]>([
    ['a calm model', { kind: 'assessment', assessment: calm }, triage(text).assessment.reasoning, /AI service read/],
    [
      'a fallback',
      { kind: 'fallback', error: 'x', assessment: { ...calm, reasoning: 'AI analysis unavailable. x' } },
      'AI analysis unavailable. x',
      /comes from our rules/,
    ],
    [
      'an error alone',
      { kind: 'error', error: 'Busy.' },
      'AI analysis unavailable. Using basic rule-based assessment. Error: Busy.',
      /comes from our rules/,
    ],
    [
      'no network',
      { kind: 'no-network' },
      'AI analysis unavailable. Using basic rule-based assessment. Error: No network connection.',
      /this device assessed/,
    ],
    ['stopped', { kind: 'cancelled' }, triage(text).assessment.reasoning, /You stopped/],
  ])('%s', (_, answer, reasoning, note) => {
    const view = viewOf(answer);
    expect(view.assessment).toMatchObject({ category: 3, severity: 'emergency', professionals: true, reasoning });
    expect(view.note).toMatch(note);
  });

  test('keywords alone', () => {
    expect(viewOfKeywords(text).assessment).toMatchObject({ category: 3, severity: 'emergency' });
  });
});

test('what the server took out is named together with what the page took out', () => {
  const provenance = {
    byRulesAlone: false,
    origins: { category: 'rules', severity: 'rules', professionals: 'rules', reasoning: 'model' },
    removed: ['price'],
  } as const;
  const view = viewOf({
    kind: 'assessment',
    assessment: { ...triage(text).assessment, risks: ['Call 830-555-0199.'] },
    provenance: { ...provenance, removed: ['price'] },
  });
  expect(view.guarded?.removed).toEqual(['price', 'phone-number']);
  expect(view.guarded?.origins).toEqual(provenance.origins);
});

test('the copied text holds the description, the category and the steps', () => {
  const copied = asText(viewOf({ kind: 'no-network' }));
  expect(copied).toContain(text);
  expect(copied).toContain('Category 3: Black Water. Severity: EMERGENCY.');
  expect(copied).toMatch(/1\. Keep everyone out/);
});

describe('examples are read as what they are', () => {
  test.each([
    ['washing-machine', 2, []],
    ['ceiling-sags', 1, ['structural']],
    ['toilet-backup', 3, ['sewage']],
    ['wet-outlets', 1, ['electrical']],
    ['creek-water', 3, ['flood-water']],
    ['musty-smell', 2, ['mold']],
    ['carpet-wet-for-days', 2, ['mold']],
    ['generator-inside', 1, ['carbon-monoxide']],
  ] as const)('%s: category %d, %j', (id, category, hazards) => {
    const { assessment, findings } = triage(assessmentExamples[id].text);
    expect(assessment.category).toBe(category);
    expect(findings.map(({ hazard }) => hazard).filter((hazard) => hazard !== 'ongoing')).toEqual(hazards);
  });
});
