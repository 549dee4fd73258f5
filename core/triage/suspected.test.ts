import { describe, expect, test } from 'vitest';
import { headingOf } from './answer/answer.ts';
import { stepOf } from './answer/steps.ts';
import { isWorse } from './assessment.ts';
import type { Vote } from './classifier/classifier.ts';
import { triage } from './triage.ts';

const wanted: Vote = { dispatcher: true, kinds: ['person-in-danger'], quiet: false };

describe('a vote that a dispatcher would want the call', () => {
  const text = 'the supply line in the kitchen drips';
  const before = triage(text).answer;
  const { answer, asksFirst } = triage(text, { vote: wanted });

  test('the rules alone would say to watch it', () => {
    expect(before.deadline).toBe('watch');
  });

  test('opens the danger check on top and says that it is not sure', () => {
    expect(asksFirst).toBe(true);
    expect(answer.questions[0]).toMatchObject({ id: 'danger', multiple: true });
    expect(answer).toMatchObject({ unsure: true, suspected: ['person-in-danger'], deadline: 'unclear' });
    expect(answer.steps[0]?.id).toBe('check-danger');
  });

  test('holds back what people do themselves, and "monitor"', () => {
    expect(before.steps.some(({ id }) => stepOf(id).does.length > 0)).toBe(true);
    expect(answer.steps.flatMap(({ id }) => stepOf(id).does)).toEqual([]);
    expect(answer.steps.map(({ id }) => id)).not.toContain('call-if-worse');
    expect(answer.equipment).toEqual([]);
  });

  test('ends with the answer to the danger check, which alone decides', () => {
    expect(triage(text, { vote: wanted, answers: ['none-of-these'] }).answer).toEqual(
      triage(text, { answers: ['none-of-these'] }).answer,
    );
    expect(triage(text, { vote: wanted, answers: ['person-hurt'] }).answer.hazards).toContain('person-in-danger');
  });

  test('stays open while only another question is answered', () => {
    expect(triage(text, { vote: wanted, answers: ['source-pipe'] }).answer.questions[0]?.id).toBe('danger');
  });
});

describe('until the danger check is answered', () => {
  const ids = (text: string, vote: Vote) => triage(text, { vote }).answer.steps.map(({ id }) => id);

  test.each([
    'gotea poquito debajo del lavabo',
    'the hose of the fridge drips',
    'sewage in the hall',
    'rain comes through the roof',
  ])('%s: the check is the first step and the heading', (text) => {
    const { answer } = triage(text, { vote: wanted });
    expect([answer.steps[0]?.id, headingOf(answer)]).toEqual(['check-danger', 'check-first']);
  });

  test.each<[text: string, kinds: Vote['kinds'], step: string]>([
    ['The water heater is leaking in the attic', ['fire'], 'valve-if-safe'],
    ['El calentador de agua está goteando en el ático', ['electrical'], 'valve-if-safe'],
    ['The water heater is leaking in the attic', ['carbon-monoxide', 'battery'], 'valve-if-safe'],
    ['The water heater is leaking in the attic', ['fire', 'downed-line'], 'water-company-off'],
    ['The water heater is leaking in the attic', ['flood-water', 'electrical'], 'water-company-off'],
    ['The water heater is leaking in the attic', ['person-in-danger'], 'water-company-off'],
    ['The bathroom above leaks through the ceiling', ['gas'], 'water-company-off'],
    ['Rain is dripping in through the roof', ['electrical'], 'roof-stay-off'],
  ])('%s, with %j suspected: %s', (text, kinds, step) => {
    const steps: readonly string[] = ids(text, { ...wanted, kinds });
    expect(steps.filter((id) => /valve|company-off|fixture|roof|rain/.test(id))).toEqual([step]);
  });

  test('no one works a breaker where gas is suspected, and where none is, it stays', () => {
    const text = 'the outlet in the laundry room is wet';
    expect(ids(text, { ...wanted, kinds: ['gas'] })).not.toContain('power-off-dry');
    expect(ids(text, { ...wanted, kinds: [] })).toContain('power-off-dry');
  });
});

test('who asks for a price gets no danger check where the vote is quiet', () => {
  const text = 'How much does it cost to dry out one wet bedroom?';
  expect(triage(text, { vote: { dispatcher: false, kinds: [], quiet: true } }).asksFirst).toBe(false);
  expect(triage(text, { vote: wanted }).asksFirst).toBe(true);
});

test('a water heater under pressure calls 911 from outside, and nobody touches it', () => {
  const { answer, asksFirst } = triage('el boiler truena y echa vapor');
  expect(asksFirst).toBe(false);
  expect(answer).toMatchObject({ severity: 'emergency', deadline: 'call-first' });
  expect(answer.steps[0]?.id).toBe('heater-pressure');
});

describe('what a vote never does', () => {
  test.each([
    'sewage in the hall',
    'the ceiling sags over the bed',
    'the river is in the house',
    'what if a pipe bursts someday',
    'a pipe burst and every room is wet',
    'my son is trapped in the basement and the water is rising',
  ])('lower anything or take away the steps of a danger: %s', (text) => {
    const before = triage(text).answer;
    const { answer } = triage(text, { vote: wanted });
    expect(isWorse(before.severity, answer.severity)).toBe(false);
    expect(answer.category).toBe(before.category);
    expect(answer.hazards).toEqual(before.hazards);
    expect(answer.professionals || !before.professionals).toBe(true);
    const calls = before.steps.filter(({ id }) => stepOf(id).does.length === 0 && id !== 'call-if-worse');
    expect(answer.steps).toEqual(expect.arrayContaining(calls));
    expect(answer.deadline).not.toBe('watch');
  });

  test('are asked of a reader who is already told to call 911', () => {
    const text = 'my son is trapped in the basement and the water is rising';
    const before = triage(text).answer;
    expect(triage(text, { vote: wanted }).answer).toEqual({ ...before, suspected: [] });
  });

  test('hide an emergency behind "not sure"', () => {
    expect(triage('sewage in the hall', { vote: wanted }).answer).toMatchObject({
      severity: 'emergency',
      unsure: false,
    });
  });
});

describe('an answer says "monitor" only where the rules understood the text and the classifier is sure', () => {
  const sure: Vote = { dispatcher: false, kinds: [], quiet: true };
  const covered = 'the supply line under the kitchen sink drips a little';
  const uncovered = 'the supply line drips. Uncle tasted berries behind the chapel, giggles, sways, calls us sailors';
  test.each([
    [covered, sure, 'watch'],
    [covered, { ...sure, quiet: false }, 'unclear'],
    [uncovered, sure, 'unclear'],
    [uncovered, { ...sure, quiet: false }, 'unclear'],
    ['the kitchen is all weird', sure, 'unclear'],
  ] as const)('%s (%j): %s', (text, vote, deadline) => {
    const { answer, asksFirst } = triage(text, { vote });
    expect(answer).toMatchObject({ deadline, unsure: deadline === 'unclear' });
    expect(asksFirst).toBe(deadline === 'unclear');
  });

  test('whatever the answer, the danger check ends the doubt and keeps its place', () => {
    const { answer, asksFirst } = triage(uncovered, { answers: ['none-of-these'] });
    expect([answer.deadline, asksFirst]).toEqual(['watch', true]);
  });
});

describe('a danger that may be over or only imagined is asked about, and one that is here is not', () => {
  test.each([
    ['once the outlet by the tub sparked, the electrician replaced it', ['electrical']],
    ['once the outlet by the tub sparked, the electrician replaced it, it sparks again', []],
    ['the electrician replaced a switch once, the outlet by the tub sparked', []],
    ['that summer the ceiling fell in, they repaired it. Now the tub leaks', []],
    ['practicing my dictation, the house is on fire', ['fire']],
    ['the house is on fire', []],
    ['hace dos semanas salió humo del contacto, lo quitaron', ['electrical']],
    ['hace dos semanas salió humo del contacto, lo quitaron y sigue', []],
    ['the ceiling over the tub fell in five years ago. What paint hides a stain', ['structural']],
    ['the ceiling over the tub fell in five years ago. It is sagging', []],
    ['the furnace hissed gas, the gas company capped the line', ['gas']],
    ['the furnace hissed gas, the gas company capped the line, I smell it again', []],
    ['can a lithium battery that got wet catch fire', ['battery']],
    ['our electric car sits in flood water, can it catch fire', []],
    ['the subfloor is kinda soft at the fridge', ['structural']],
    ['the subfloor is soft at the fridge', []],
    ['how much is it to replace a panel that got wet', ['electrical']],
    ['how much is it to replace a panel that is wet', []],
    ['what does it cost, my son fell down the stairs and is bleeding', []],
    ['¿cuánto cuesta cambiar un contacto que se mojó?', ['electrical']],
    ['¿cuánto cuesta? el contacto que se mojó truena', []],
    ['¿qué se debe hacer si algún día huele a gas?', ['gas']],
  ])('%s: %j', (text, asked) => {
    const { answer, asksFirst } = triage(text);
    expect(answer.suspected).toEqual(asked);
    if (asked.length > 0) expect([asksFirst, answer.steps[0]?.id]).toEqual([true, 'check-danger']);
    else expect(answer.severity).toBe('emergency');
  });

  test('an answer that it happens now makes it a danger', () => {
    const text = 'once the outlet by the tub sparked, the electrician replaced it';
    expect(triage(text, { answers: ['happening-now'] }).answer.hazards).toContain('electrical');
    expect(triage(text, { answers: ['none-of-these'] }).answer.hazards).toEqual([]);
  });
});
