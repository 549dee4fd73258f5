import { describe, expect, test } from 'vitest';
import type { Vote } from './classifier/classifier.ts';
import { triage } from './triage.ts';

const quiet: Vote = { dispatcher: false, kinds: [], quiet: true };
const loud: Vote = { dispatcher: true, kinds: ['downed-line', 'flood-water'], quiet: false };

describe('a lesson, a test or homework is calm, even where the classifier suspects its subject', () => {
  test.each([
    'making a poster on flood safety for class',
    'I’m making a poster for my class about what to do if a power line falls in the water',
    'Studying for my citizenship test, what do you do if the house floods?',
    'For a school project, what should people do when there’s a gas leak in a flooded house?',
    'My teacher asked what happens when water touches an outlet',
    'estoy haciendo un cartel sobre qué hacer en una inundación para la clase',
    'estoy estudiando para el examen de ciudadanía y preguntan qué hacer si se cae un cable de luz',
    'Para una tarea de la escuela, ¿qué se hace si huele a gas después de una inundación?',
  ])('%s', (text) => {
    const { answer, asksFirst } = triage(text, { vote: loud });
    expect(answer).toMatchObject({
      deadline: 'calm',
      severity: 'low',
      about: 'hypothetical',
      hazards: [],
      unsure: false,
    });
    expect(asksFirst).toBe(false);
  });

  test.each([
    ['The basement flooded and ruined my son’s poster for class', 'flood-water'],
    ['I was doing homework and the ceiling fell in', 'structural'],
    ['My son is studying for his exam, and the kitchen is flooding now', 'flood-water'],
    ['I’m making a poster on flood safety for class. I smell gas', 'gas'],
    ['estoy estudiando para el examen y huele a gas', 'gas'],
  ])('a danger beside it is one: %s', (text, hazard) => expect(triage(text).answer.hazards).toContain(hazard));
});

describe('a price or a premium that is asked for', () => {
  test.each([
    'How much to dry a closet, musty, no leak?',
    'Estimate for a 10x12 bedroom carpet dry out?',
    '¿En cuánto me sale secar la alfombra de un cuarto?',
    '¿Presupuesto para secar una recámara con alfombra?',
    'My neighbor’s house flooded in 2019, does that affect my insurance?',
    'La casa de mi vecino se inundó en 2019, ¿eso afecta mi seguro?',
  ])('is a question: %s', (text) => {
    expect(triage(text, { vote: quiet }).answer).toMatchObject({ deadline: 'calm', about: 'question', unsure: false });
  });

  test.each([
    'How much to dry a bedroom with sewage in it?',
    'Our basement flooded last night, will it raise my insurance?',
    'Estimate for drying a wet bedroom, the outlet sparks',
  ])('is none beside a danger: %s', (text) => expect(triage(text, { vote: quiet }).answer.severity).toBe('emergency'));
});

test.each([
  'The flood took the house and it is rising, they would be better off with the life insurance, I’m tired',
  'Ya no quiero vivir, la creciente sigue subiendo',
])('a crisis sends no one to higher ground: %s', (text) => {
  const ids = triage(text).answer.steps.map(({ id }) => id);
  expect([ids[0], ids.includes('higher-ground')]).toEqual(['crisis-call', false]);
});

test.each([
  'Does life insurance cover a flood? I’m tired of the calls',
  '¿El seguro de vida paga más que el de la casa?',
])('life insurance alone is no crisis: %s', (text) => expect(triage(text).answer.hazards).not.toContain('crisis'));
