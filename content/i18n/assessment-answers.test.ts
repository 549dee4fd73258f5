import { expect, test } from 'vitest';
import { fallbackReasoning, render } from '#core/triage/answer/render.ts';
import { stepIds } from '#core/triage/answer/steps.ts';
import { hazards } from '#core/triage/hazards/hazards.ts';
import { forChildren } from '#core/triage/person-calls.ts';
import { triage } from '#core/triage/triage.ts';
import { answerMessagesIn } from './assessment-answers.ts';
import { languageCodes } from './languages.ts';

/** Words that only one of the two languages has. */
const telltale = {
  en: /\b(?:the|and|your|you|with|water|call|keep|from|that)\b/i,
  es: /\b(?:el|los|las|del|que|con|agua|llame|para|una|por)\b/i,
} as const;

function sentencesIn(words: unknown): readonly string[] {
  if (typeof words === 'string') return [words];
  return typeof words === 'object' && words !== null ? Object.values(words).flatMap(sentencesIn) : [];
}

test.each([
  ['en', 'es'],
  ['es', 'en'],
] as const)('no word of %s is left in %s', (language, other) => {
  const foreign = sentencesIn(answerMessagesIn[language]).filter((sentence) => telltale[other].test(sentence));
  expect(foreign).toEqual([]);
});

test('the gate line ends as decided', () => {
  expect(answerMessagesIn.en.gate).toMatch(/says that it is safe:$/);
  expect(answerMessagesIn.es.gate).toMatch(/diga que es seguro:$/);
});

test('the safety gate is between immediate and later steps', () => {
  const said = render(triage('the outlets are wet and sparking, supply line burst').answer, answerMessagesIn.en);
  const at = said.immediateActions.indexOf(answerMessagesIn.en.gate);
  const waiting = said.steps.filter(({ phase }) => phase === 'when-safe').map(({ text }) => text);
  expect(at).toBeGreaterThan(0);
  expect(waiting.length).toBeGreaterThan(0);
  expect(said.immediateActions.slice(at + 1)).toEqual(waiting);
});

test('a step names the thing that leaks in both languages', () => {
  const rules = triage('the dishwasher leaks on the floor');
  const lines = (language: 'en' | 'es') =>
    render({ ...rules.answer, language }, answerMessagesIn[language]).immediateActions.join(' ');
  expect(lines('en')).toContain('water valve at the dishwasher');
  expect(lines('es')).toContain('llave de paso del lavaplatos');
});

test('a child who calls reads “call 911 now” once', () => {
  const { answer } = triage('im 9 and theres water coming out of the ceiling light and my mom is at work');
  for (const language of languageCodes) {
    const { steps } = render({ ...answer, language }, answerMessagesIn[language]);
    expect(steps.filter(({ text }) => /^(?:Call 911 now|Llama al 911 ya)/.test(text)).length).toBe(1);
    expect(steps.map(({ id }) => id)).toContain('child-call');
  }
});

test('behind a child’s own call, no step begins with another', () => {
  const { answer } = triage('I am 8 my mom fell in the bathroom there is water and blood and she wont talk to me');
  for (const language of languageCodes) {
    const { steps } = render({ ...answer, language }, answerMessagesIn[language]);
    expect(steps[0]?.id).toBe('child-call');
    expect(steps.slice(1).filter(({ text }) => /^(?:Call 911 now|Llama al 911 ya)/.test(text))).toEqual([]);
  }
});

test('every step that a child can get is in words for a child, with «tú» in Spanish', () => {
  const ids = [...forChildren, 'child-grown-up'].toSorted();
  for (const language of languageCodes)
    expect(Object.keys(answerMessagesIn[language].childSteps).toSorted()).toEqual(ids);
  const usted = /(?:^|[.:] )(?:Llame|Diga|Salga|Quédese|Haga|Aléjese)\b|\busted\b/;
  for (const text of Object.values(answerMessagesIn.es.childSteps)) expect(text).not.toMatch(usted);
});

test('the specified sentence names what failed', () => {
  expect(fallbackReasoning('timeout', answerMessagesIn.en)).toBe(
    'AI analysis unavailable. Using basic rule-based assessment. Error: timeout',
  );
  expect(fallbackReasoning('x', answerMessagesIn.es)).toMatch(/^El análisis con IA no está disponible\. .* Error: x$/);
});

test('each language has its own text for every step', () => {
  for (const id of stepIds) expect(answerMessagesIn.en.steps[id]).not.toBe(answerMessagesIn.es.steps[id]);
  for (const language of languageCodes)
    expect(Object.keys(answerMessagesIn[language].hazards).sort()).toEqual([...hazards].sort());
});

test.each([
  '',
  'hello',
  'the sink drips',
  'I smell gas',
  'aguas negras en la tina',
  'what if a hurricane comes someday?',
])('an answer to "%s" starts with the 911 line of its language', (text) => {
  for (const language of languageCodes) {
    const said = render(triage(text, { language }).answer, answerMessagesIn[language]);
    expect(Object.keys(said)[0]).toBe('emergencyLine');
    expect(said.emergencyLine).toBe(answerMessagesIn[language].emergencyLine);
    expect(said.emergencyLine.match(/911/g)).toHaveLength(2);
  }
});

test.each(languageCodes)('water that still runs gets no hours in its line or its steps (%s)', (language) => {
  const { answer } = triage('the dishwasher leaks and the water won’t stop', { language });
  const { severity, timeline, immediateActions } = render(answer, answerMessagesIn[language]);
  expect(severity).toBe('high');
  expect([timeline, ...immediateActions].join(' ')).not.toMatch(/\d (?:hours|horas)/);
});
