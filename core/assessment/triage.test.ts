import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Hazard } from '../hazards/hazards.ts';
import type { Severity } from '../job/severity.ts';
import { noAdditions } from './answer/answer.ts';
import { isWorse } from './assessment.ts';
import { classifyByKeywords } from './rule/classify.ts';
import { type StepId, stepOf } from './steps/steps.ts';
import { answerOf, deadlineFor, triage } from './triage.ts';

function read<Rows>(file: string): Rows {
  return JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'));
}

interface Scenario {
  readonly id: string;
  readonly text: string;
  readonly min_category: number;
  readonly hazards: readonly Hazard[];
}

const scenarios = read<Scenario[]>('cases/scenarios.json');
const dangers = read<{ text: string; hazards: readonly Hazard[] }[]>('cases/dangers.json');
const extents = read<{ text: string; severity: Severity; category: number }[]>('cases/extents.json');
const traps = read<string[]>('cases/traps.json');
const hazardsOf = (text: string) => triage(text).answer.hazards;

describe('the labelled scenarios', () => {
  test.each(scenarios)('$id is not triaged too low, and its hazards are found', ({ text, min_category, hazards }) => {
    const { category, hazards: found } = triage(text).answer;
    expect(category).toBeGreaterThanOrEqual(min_category);
    expect(found).toEqual(expect.arrayContaining([...hazards]));
  });

  test.each(scenarios)('$id never gets a milder answer than the specified rule gives', ({ text }) => {
    const rule = classifyByKeywords(text);
    const { category, severity, professionals } = triage(text).answer;
    expect(category).toBeGreaterThanOrEqual(rule.category);
    expect(isWorse(rule.severity, severity)).toBe(false);
    expect(professionals || !rule.professionals).toBe(true);
  });
});

/** The step that a fire, a person in danger or a line begins with: where current may be in the way nobody touches anybody. */
function firstOf(hazards: readonly Hazard[]): StepId | undefined {
  if (hazards.includes('fire')) return 'fire-leave';
  if (hazards.includes('downed-line')) return 'call-911-touch-nothing';
  if (!hazards.includes('person-in-danger')) return undefined;
  return hazards.includes('electrical') ? 'call-911-touch-nothing' : 'call-911-now';
}

describe('dangers to life, in many wordings', () => {
  test('there are the reviewer’s eleven and sixty more', () => expect(dangers.length).toBeGreaterThanOrEqual(71));

  test.each(dangers)('$text', ({ text, hazards }) => {
    const { answer } = triage(text);
    expect(answer.hazards).toEqual(expect.arrayContaining([...hazards]));
    expect(answer.severity).toBe('emergency');
    expect(answer.steps[0]?.id).toBe(firstOf(answer.hazards) ?? answer.steps[0]?.id);
    expect(answer.steps[0]?.phase).toBe('now');
    const aboveTheGate = answer.steps.filter(({ phase }) => phase !== 'when-safe').flatMap(({ id }) => stepOf(id).does);
    expect(aboveTheGate.filter((act) => act !== 'work-a-switch')).toEqual([]);
  });
});

describe('how much, how deep, and whether it can be stopped', () => {
  test.each(extents)('$text: at least $severity, category $category', ({ text, severity, category }) => {
    const { answer } = triage(text);
    expect(isWorse(severity, answer.severity)).toBe(false);
    expect(answer.category).toBeGreaterThanOrEqual(category);
  });
});

describe('what only sounds like a danger', () => {
  test.each(traps)('%s', (text) => {
    expect(triage(text).answer.steps.map(({ id }) => id)).not.toContain('call-911-touch-nothing');
    expect(hazardsOf(text).filter((hazard) => !['ongoing', 'contents-only'].includes(hazard))).toEqual([]);
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
    ['a dead raccoon lies in the wet crawl space', 3],
  ])('%s: %d', (text, category) => {
    expect(triage(text).answer.category).toBe(category);
  });

  test('a category that someone names brings its severity, and the advice to call', () => {
    expect(triage('The plumber said it is category 3').answer).toMatchObject({
      category: 3,
      severity: 'emergency',
      professionals: true,
      deadline: 'one-hour',
    });
  });
});

describe('what someone writes for', () => {
  test.each([
    ['hace tres años se inundó y ya está arreglado', 'past', 'old-damp-look'],
    ['¿qué hago si un día se inunda?', 'possible', 'valve-learn'],
    ['how long does carpet take to dry', 'question', 'tell-more'],
    ['hello', 'question', 'tell-more'],
    ['the kitchen is wet', 'loss', 'call-if-worse'],
  ] as const)('%s: %s', (text, intent, step) => {
    const { reading, answer } = triage(text);
    expect(reading.intent).toBe(intent);
    expect(answer.steps.map(({ id }) => id)).toContain(step);
    expect(answer.steps.some(({ id }) => stepOf(id).deadline !== undefined)).toBe(intent === 'loss');
  });

  test('a question about the future keeps the floor of the keyword rule', () => {
    expect(triage('What if a hurricane comes someday?').answer).toMatchObject({ category: 3, severity: 'emergency' });
  });
});

describe('why', () => {
  test('a denied keyword keeps its category and the answer says so', () => {
    const { answer, raises } = triage('No sewage, just a dripping pot filler since lunch');
    expect(answer.category).toBe(3);
    expect(raises).toEqual([]);
    expect(answer.changes[0]).toBe('words-count-anyway');
  });

  test('a raise names its words', () => {
    expect(triage('pipe leaked 4 days ago').answer.reasons[0]).toEqual({ id: 'clean-for-days', words: ['4 days'] });
  });

  test.each([
    ['help', false],
    ['wet carpet', false],
    ['a pipe burst', true],
    ['sewage', true],
  ])('%s: the source is known: %s', (text, known) => {
    const { answer } = triage(text);
    expect(answer.sourceKnown).toBe(known);
    expect(answer.reasons.some(({ id }) => id === 'source-not-known')).toBe(!known);
  });
});

describe('who lives with the water', () => {
  test.each([
    ['my mother is on an oxygen machine and the sink leaks', 'high', true],
    ['the sink leaks in our nursing home', 'high', true],
    ['the sink leaks and my baby sleeps here', 'moderate', false],
    ['the sink leaks', 'moderate', false],
    ['the water has spread', 'moderate', true],
    ['hace dos años había agua en todos los cuartos, ya lo arreglaron', 'moderate', false],
  ] as const)('%s: %s', (text, severity, professionals) => {
    expect(triage(text).answer).toMatchObject({ category: 1, severity, professionals });
  });
});

describe('how soon professionals hear of it', () => {
  test.each<[severity: Severity, hazards: readonly Hazard[], deadline: ReturnType<typeof deadlineFor>]>([
    ['low', [], 'watch'],
    ['moderate', ['mold'], 'watch'],
    ['high', ['mold'], 'four-hours'],
    ['emergency', ['electrical'], 'one-hour'],
    ['low', ['mold', 'gas'], 'call-first'],
  ])('%s, %j: %s', (severity, hazards, deadline) => expect(deadlineFor(severity, hazards)).toBe(deadline));

  test('whoever adds the advice to call is heard, and nobody takes it back', () => {
    const mild = triage('the sink leaks');
    expect(answerOf(mild).professionals).toBe(false);
    expect(answerOf(mild, { ...noAdditions, professionals: true }).professionals).toBe(true);
    expect(answerOf(mild, { ...noAdditions, category: 2 })).toMatchObject({ professionals: true, sourceKnown: true });
    expect(answerOf(triage('the water has spread'), noAdditions).professionals).toBe(true);
    const unknown = triage('wet carpet');
    expect([answerOf(unknown), answerOf(unknown, { ...noAdditions, category: 2 })]).toMatchObject([
      { sourceKnown: false },
      { sourceKnown: true },
    ]);
  });
});

describe('the risks of the dangers first, then those of the category that they leave unsaid, and where to look', () => {
  const clean = ['other-side-of-walls', 'baseboards', 'under-floors'];
  const gray = ['behind-the-appliance', 'pad-and-subfloor', 'cavities-and-ceiling-below'];
  const black = ['height-of-the-water', 'cavities-below-the-line', 'ducts-and-crawl-space'];
  test.each<[text: string, risks: readonly string[], priorities: readonly string[]]>([
    ['the sink leaks', ['mold-in-two-days', 'clean-gets-dirty', 'water-hides', 'wood-swells'], clean],
    ['mold under the leaking sink', ['mold', 'used-water-germs', 'used-water-turns-black', 'water-runs-on'], gray],
    ['sewage in the tub', ['sewage', 'soaked-is-lost', 'shock', 'mold-soon'], black],
    ['the river is in the living room', ['flood-water', 'soaked-is-lost', 'shock', 'mold-soon'], black],
    [
      'pipe leaked 4 days ago, there is a dead raccoon in it',
      ['germs-and-chemicals', 'soaked-is-lost', 'shock', 'mold-soon'],
      black,
    ],
  ])('%s', (text, risks, priorities) => expect(triage(text).answer).toMatchObject({ risks, priorities }));

  test('what a model adds comes behind, each once', () => {
    const { risks, priorities } = answerOf(triage('the sink leaks'), {
      ...noAdditions,
      risks: ['mold-soon', 'water-hides'],
      priorities: ['baseboards', 'pad-and-subfloor'],
    });
    expect(risks).toEqual(['mold-in-two-days', 'clean-gets-dirty', 'water-hides', 'wood-swells', 'mold-soon']);
    expect(priorities).toEqual([...clean, 'pad-and-subfloor']);
  });
});

describe('equipment that a danger forbids is not named', () => {
  test.each<[text: string, equipment: readonly string[]]>([
    ['the sink leaks', ['wet-vacuum', 'air-movers', 'dehumidifier', 'moisture-meter']],
    ['the outlets are sparking, supply line burst', ['moisture-meter']],
    ['I smell gas and a pipe burst', ['moisture-meter']],
  ])('%s', (text, equipment) => expect(triage(text).answer.equipment).toEqual(equipment));
});

describe('the reasons of an answer, and what would change it', () => {
  test.each<[text: string, reasons: readonly string[], changes: readonly string[]]>([
    ['the sink leaks', ['reads-clean'], ['gray-if', 'emergency-if']],
    ['the dishwasher leaked', ['keywords-gray'], ['words-count-anyway', 'black-if', 'emergency-if']],
    ['sewage in the tub', ['keywords-black'], ['only-on-site']],
    ['the river is in the living room', ['keywords-black'], ['only-on-site']],
    ['dishwasher drained on the floor 5 days ago', ['used-for-days'], ['only-on-site', 'emergency-if']],
    ['pipe leaked 4 days ago, there is a dead raccoon in it', ['remains'], ['only-on-site', 'emergency-if']],
    [
      'hace dos años había agua en todos los cuartos, ya lo arreglaron',
      ['past', 'source-not-known'],
      ['gray-if', 'emergency-if'],
    ],
    ['how do I prevent mold in my basement', ['possible', 'source-not-known'], ['gray-if', 'emergency-if']],
    [
      'what if the whole house floods',
      ['possible', 'keywords-black'],
      ['words-count-anyway', 'only-on-site', 'emergency-if'],
    ],
    [
      'water everywhere in every room and it keeps rising',
      ['source-not-known', 'wide', 'rising'],
      ['gray-if', 'emergency-if'],
    ],
  ])('%s', (text, reasons, changes) => {
    const { answer } = triage(text);
    expect(answer.reasons.map(({ id }) => id)).toEqual(reasons);
    expect(answer.changes).toEqual(changes);
  });

  test('an answer to a question is the last of them', () => {
    const { reasons } = triage('the sink leaks', { answers: ['none-of-these'] }).answer;
    expect(reasons.map(({ id }) => id)).toEqual(['reads-clean', 'answered']);
  });
});

describe('the language of the answer', () => {
  test.each([
    ['huele a gas en la cocina', undefined, 'es'],
    ['smell of gas in the kitchen', undefined, 'en'],
    ['el toilet se overfloweo y hay water por todo el hallway', undefined, 'es'],
    ['smell of gas in the kitchen', 'es', 'es'],
    ['xyz', undefined, 'en'],
  ] as const)('%s, wish %s: %s', (text, language, expected) => {
    expect(triage(text, { language }).answer.language).toBe(expected);
  });
});

test('an alarm for carbon monoxide sends people out first, and keeps them out', () => {
  const steps = triage('the CO alarm is going off').answer.steps.map(({ id }) => id);
  expect(steps.slice(0, 2)).toEqual(['air-go-out', 'air-stay-out']);
});
