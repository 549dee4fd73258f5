import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { assessmentExamples } from '#content/en/assessment/assessment-examples.ts';
import { answerMessagesIn } from '#content/i18n/assessment-answers.ts';
import { pageMessagesIn } from '#content/i18n/assessment-messages.ts';
import type { Language } from '#content/i18n/languages.ts';
import { readAssessmentResponse } from '#contract/damage-assessment.ts';
import type { Additions } from '#core/triage/answer/answer.ts';
import { fallbackReasoning, render } from '#core/triage/answer/render.ts';
import { guard } from '#core/triage/model/guard.ts';
import { triage } from '#core/triage/triage.ts';
import type { ServerAnswer } from './engine.ts';
import { callsFor911, gateLine, isInDanger, quotesOf, resultAsText, viewOfAnswer, viewOfRules } from './result-view.ts';

const calm: Additions = {
  category: 1,
  severity: 'low',
  professionals: false,
  steps: ['water-out'],
  priorities: [],
  equipment: [],
  risks: [],
  hazards: [],
};
const text = 'sewage in the tub';
const engine = { guard, serviceName: () => 'ai.example', render, fallbackReasoning };
const messagesFor = (language: Language) => ({ answer: answerMessagesIn[language], page: pageMessagesIn[language] });
const t = messagesFor('en');
const viewOf = (answer: ServerAnswer) => viewOfAnswer(triage(text), t, engine, answer);
const ownReasoning = render(triage(text).answer, t.answer).reasoning;
const { busy } = t.answer.failures;
const failed = (why: string) => `AI analysis unavailable. Using basic rule-based assessment. Error: ${why}`;

describe('the rules’ category 3 holds against any server answer', () => {
  test.each<[string, ServerAnswer, string, string]>([
    ['a calm model', { kind: 'assessment', answer: calm, named: [] }, ownReasoning, 'milder'],
    ['a fallback', { kind: 'fallback', error: busy, answer: calm, named: [] }, failed(busy), 'failed'],
    ['an error alone', { kind: 'error', error: busy }, failed(busy), 'failed'],
    [
      'an error in words that are not ours',
      { kind: 'error', error: 'Busy.' },
      failed('The server had an error.'),
      'failed',
    ],
    ['a limit', { kind: 'failed', why: 'tooMany' }, failed('Too many requests. Try again in a few minutes.'), 'failed'],
    [
      'an unusable answer',
      { kind: 'failed', why: 'unusable' },
      failed('The server sent an answer we couldn’t use.'),
      'failed',
    ],
    ['no network', { kind: 'no-network' }, failed('No network connection.'), 'noNetwork'],
    ['stopped', { kind: 'cancelled' }, ownReasoning, 'stopped'],
  ])('%s', (_, answer, reasoning, note) => {
    const view = viewOf(answer);
    expect(view.assessment).toMatchObject({ category: 3, severity: 'emergency', professionals: true, reasoning });
    expect(view.note).toBe(note);
  });
});

describe('a hosted function in the specified shape', () => {
  const leak = 'The dishwasher leaked on the kitchen floor';
  const own = triage(leak).answer;
  const inShape = (line: string, part: object = {}) => ({
    ...{ category: 2, severity: 'high', professionalHelp: true, ...part },
    ...{ immediateActions: [line], reasoning: line, risks: [line] },
    ...{ moistureDetectionPriorities: [line], equipmentRecommendations: [line] },
  });
  const ask = (described: string, raw: unknown, words = t) =>
    viewOfAnswer(triage(described), words, engine, readAssessmentResponse(raw) as ServerAnswer);
  const asFallback = (part: object, error = busy) => ({
    error,
    fallbackAssessment: inShape('', part),
  });
  const grave = { category: 3, severity: 'emergency' };

  test.each([
    ['an assessment', inShape('', grave), 'raised'],
    ['a fallback', asFallback(grave), 'failedRaised'],
  ] as const)('raises the answer to a neutral text as %s', (_, raw, note) => {
    const view = ask(leak, raw);
    expect(view.assessment).toMatchObject({ category: 3, severity: 'emergency', professionals: true });
    expect(view.note).toBe(note);
    expect(view.provenance?.origins.category).toBe('model');
  });

  test.each([
    ['milder', { category: 1, severity: 'low' }],
    ['alike', { category: own.category, severity: own.severity, professionalHelp: own.professionals }],
  ])('a fallback that is %s leaves our answer, with the error as the reasoning', (_, part) => {
    const view = ask(leak, asFallback(part));
    expect(view.assessment).toMatchObject({ category: own.category, severity: own.severity });
    expect(view.assessment.reasoning).toBe(failed(busy));
    expect(view.note).toBe('failed');
  });

  test('what its text names is shown, under its host name', () => {
    const view = ask(leak, inShape('Wade to the panel behind the kitchen cabinets.'));
    expect(view.service).toEqual({ name: 'ai.example', named: ['kitchen', 'cabinets'] });
  });

  test.each([
    ['a danger to life', 'The dishwasher leaked and I smell gas', inShape('kitchen', grave)],
    ['a milder answer', leak, inShape('kitchen', { category: 1, severity: 'low' })],
    ['a text that names nothing of ours', leak, inShape('Water drain the panel')],
  ])('%s leaves it out', (_, described, raw) => expect(ask(described, raw).service).toBeUndefined());

  const harmful: readonly string[] = JSON.parse(
    readFileSync(new URL('../../../core/triage/model/harmful.json', import.meta.url), 'utf8'),
  );
  test.each(['en', 'es'] as const)('in %s none of 186 harmful sentences reaches the view, in any field', (language) => {
    expect(harmful).toHaveLength(186);
    const words = messagesFor(language);
    const assessmentWith = (line: string) => {
      const { service: _, ...rest } = ask(leak, inShape(line), words);
      return [
        rest,
        ask(leak, { error: line }, words),
        ask(leak, { error: line, fallbackAssessment: inShape('') }, words),
      ];
    };
    const expected = assessmentWith('Nothing.');
    for (const line of harmful) expect(assessmentWith(line)).toEqual(expected);
  });
});

test('who decided comes from the server, which knows the model’s own answer', () => {
  const origins = { category: 'both', severity: 'both', professionals: 'both' } as const;
  const grave = { ...calm, category: 3, severity: 'emergency' } as const;
  const view = viewOf({ kind: 'assessment', answer: grave, named: [], provenance: { byRulesAlone: false, origins } });
  expect(view.provenance).toEqual({ origins });
});

test('an answer of a server without a model is marked as the rules’', () => {
  const origins = { category: 'rules', severity: 'rules', professionals: 'rules' } as const;
  const provenance = { byRulesAlone: true, origins };
  expect(viewOf({ kind: 'assessment', answer: calm, named: [], provenance }).note).toBe('rules');
});

describe('the copied text', () => {
  test('has the description, the answers, the category and the steps', () => {
    const copied = resultAsText(viewOf({ kind: 'no-network' }), ['ceiling-sags']);
    expect(copied.startsWith(`${t.answer.emergencyLine}\n`)).toBe(true);
    expect(copied).toContain(text);
    expect(copied).toContain('1. A ceiling is sagging, or a floor gives when you step on it');
    expect(copied).toContain('Category 3: Black Water. Severity: EMERGENCY.');
    expect(copied).toMatch(/1\. Keep everyone out/);
  });

  test('is Spanish for a Spanish description', () => {
    const rules = triage('aguas negras en la tina');
    const copied = resultAsText(viewOfRules(rules, messagesFor('es'), engine, 'rules'));
    expect(copied.startsWith(`${answerMessagesIn.es.emergencyLine}\n`)).toBe(true);
    expect(copied).toContain('Categoría 3: Agua negra. Gravedad: EMERGENCIA.');
    expect(copied).not.toMatch(/\b(?:the|water|Category)\b/);
  });
});

test.each([
  ['the sink drips', false, false],
  ['sewage in the tub', false, false],
  ['the outlets are wet', true, false],
  ['the outlets are wet and sparking', true, true],
  ['he is not breathing', true, true],
  ['I smell gas', true, true],
  ['the creek is rising in the house', true, true],
])('%s: in danger %s, the steps say 911 %s', (described, danger, calls) => {
  const { assessment } = viewOfRules(triage(described), t, engine, 'rules');
  expect([isInDanger(assessment), callsFor911(assessment)]).toEqual([danger, calls]);
});

test('the gate line is found if steps have to wait', () => {
  const gated = viewOfRules(triage('the outlets are wet, supply line burst'), t, engine, 'rules');
  expect(gateLine(gated.assessment)).toBe(t.answer.gate);
  expect(gateLine(viewOf({ kind: 'cancelled' }).assessment)).toBeNull();
});

describe('examples are understood', () => {
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
    const { answer } = triage(assessmentExamples[id].text);
    expect(answer.category).toBe(category);
    expect(answer.hazards.filter((hazard) => hazard !== 'ongoing')).toEqual(hazards);
  });
});

test.each([
  ['en', 'grandma hit her head, is bleeding and cant breathe', /Call 911 now/g],
  ['es', 'mi abuela se pegó en la cabeza, está sangrando y no puede respirar', /Llame al 911 ya/g],
] as const)('two kinds of danger to a person open with one call: %s', (language, written, call) => {
  const { immediateActions } = render(triage(written).answer, messagesFor(language).answer);
  expect(immediateActions.join(' ').match(call)).toHaveLength(1);
  expect(immediateActions.every((line) => /^[¿¡]?\p{Lu}/u.test(line))).toBe(true);
});

test.each([
  [
    'The ceiling is sagging and drips since Monday',
    ['ceiling', 'is', 'drips', 'since'],
    ['ceiling is sagging and drips since'],
  ],
  ['Mold in the bath. Wet in the hall', ['Mold', 'hall'], ['Mold', 'hall']],
  ['se tapa el excusado y con eso tira agua', ['tapa el excusado', 'tira'], ['tapa el excusado y con eso tira']],
  [`wet ${'x'.repeat(38)} wall`, ['wet', 'wall'], [`wet ${'x'.repeat(38)} wall`]],
  [`wet ${'x'.repeat(39)} wall`, ['wet', 'wall'], ['wet', 'wall']],
  ['gas! gas!', ['gas'], ['gas']],
])('quotes of one clause are joined: %s', (words, found, quotes) => {
  const spans = found.flatMap((word) =>
    [...words.matchAll(new RegExp(`\\b${word}\\b`, 'g'))].map(({ index }) => ({
      start: index,
      end: index + word.length,
    })),
  );
  expect(quotesOf(words, spans)).toEqual(quotes);
});
