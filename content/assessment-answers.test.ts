import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { fallbackReasoning, render } from '#core/assessment/render.ts';
import { stepIds } from '#core/assessment/steps/steps.ts';
import { answerOf, type Triage, triage } from '#core/assessment/triage.ts';
import { hazards } from '#core/hazards/hazards.ts';
import { languages } from '#core/hazards/words/language.ts';
import { answerWordsIn } from './assessment-answers.ts';

const texts = [
  'core/assessment/cases/scenarios.json',
  'core/assessment/cases/dangers.json',
  'core/hazards/phrases.json',
  'scripts/evaluation/scenarios-blind.json',
]
  .flatMap((file): { text: string }[] => JSON.parse(readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')))
  .map(({ text }) => text);

const english = /\b(?:the|and|your|you|with|water|call|keep|from|that)\b/i;
const spanish = /\b(?:el|los|las|del|que|con|agua|llame|para|una|por)\b/i;

/** Every line of an answer in the words of both languages. */
function linesOf(rules: Triage, language: 'en' | 'es'): readonly string[] {
  const said = render({ ...answerOf(rules), language }, answerWordsIn[language]);
  const {
    timeline,
    immediateActions,
    risks,
    moistureDetectionPriorities = [],
    equipmentRecommendations = [],
    questions,
  } = said;
  const asked = questions.flatMap(({ question, answers }) => [question, ...answers.map(({ label }) => label)]);
  return [
    timeline,
    ...immediateActions,
    ...risks,
    ...moistureDetectionPriorities,
    ...equipmentRecommendations,
    ...asked,
  ];
}

function deadlinesIn(lines: readonly string[]): ReadonlySet<string> {
  return new Set(
    lines.flatMap((line) =>
      [...line.matchAll(/(?:within|menos de) (\d+) (?:hour|hora)/g)].map(([, hours]) => hours ?? ''),
    ),
  );
}

describe.each(languages)('in %s', (language) => {
  const other = language === 'en' ? spanish : english;

  test('no answer to any labelled text mixes languages, holds two deadlines or is longer than eight lines', () => {
    const faults: string[] = [];
    for (const text of texts) {
      const rules = triage(text);
      const { immediateActions } = render({ ...rules.answer, language }, answerWordsIn[language]);
      const lines = linesOf(rules, language);
      if (lines.some((line) => other.test(line))) faults.push(`mixes languages: ${text}`);
      if (deadlinesIn(lines).size > 1) faults.push(`two deadlines: ${text}`);
      if (immediateActions.length > 8) faults.push(`too long: ${text}`);
      if (new Set(immediateActions).size < immediateActions.length) faults.push(`repeats itself: ${text}`);
    }
    expect(faults).toEqual([]);
  });

  test('every place in the words is filled', () => {
    for (const text of texts) {
      const said = render({ ...triage(text).answer, language }, answerWordsIn[language]);
      expect(JSON.stringify(said)).not.toMatch(/[^{,:["]\{\w+\}/);
    }
  });
});

test('the gate line ends as decided', () => {
  expect(answerWordsIn.en.gate).toMatch(/says that it is safe:$/);
  expect(answerWordsIn.es.gate).toMatch(/diga que es seguro:$/);
});

test('the gate stands between what is done now and what waits', () => {
  const said = render(triage('the outlets are wet and sparking, supply line burst').answer, answerWordsIn.en);
  const at = said.immediateActions.indexOf(answerWordsIn.en.gate);
  const waiting = said.steps.filter(({ phase }) => phase === 'when-safe').map(({ text }) => text);
  expect(at).toBeGreaterThan(0);
  expect(waiting.length).toBeGreaterThan(0);
  expect(said.immediateActions.slice(at + 1)).toEqual(waiting);
});

test('a step names the thing that leaks in both languages', () => {
  const rules = triage('the dishwasher leaks on the floor');
  const lines = (language: 'en' | 'es') =>
    render({ ...rules.answer, language }, answerWordsIn[language]).immediateActions.join(' ');
  expect(lines('en')).toContain('Stop the dishwasher');
  expect(lines('es')).toContain('llave de paso del lavaplatos');
});

test('the specified sentence names what failed', () => {
  expect(fallbackReasoning('timeout', answerWordsIn.en)).toBe(
    'AI analysis unavailable. Using basic rule-based assessment. Error: timeout',
  );
  expect(fallbackReasoning('x', answerWordsIn.es)).toMatch(/^El análisis con IA no está disponible\. .* Error: x$/);
});

test('each language says every step in its own words', () => {
  for (const id of stepIds) expect(answerWordsIn.en.steps[id]).not.toBe(answerWordsIn.es.steps[id]);
  for (const language of languages)
    expect(Object.keys(answerWordsIn[language].hazards).sort()).toEqual([...hazards].sort());
});
