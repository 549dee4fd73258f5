import { describe, expect, test } from 'vitest';
import type { StepId } from './answer/steps.ts';
import { timelineOf } from './answer/timeline.ts';
import { triage } from './triage.ts';

const stepsOf = (text: string) => triage(text).answer.steps.map(({ id }) => id);

describe('the first step fits the person', () => {
  test.each<[StepId, readonly string[]]>([
    [
      'stroke-call',
      [
        'My wife’s face is drooping and one arm is weak, she slurs her words',
        'His mouth is crooked and he can’t lift his arm',
        'Dad can’t talk right and his left side went weak while we dried the carpet',
        'A mi mamá se le hizo la boca chueca y no puede hablar bien',
        'Habla arrastrado y tiene la boca chueca mi abuela',
        'Her chest hurts, her face droops and her speech is slurred',
      ],
    ],
    [
      'pinned-call',
      [
        'A beam fell on my husband and his leg is pinned',
        'The scaffold collapsed and the worker is under it',
        'The refrigerator tipped over onto my mom and she is stuck under it',
        'The shed blew over on grandpa, he’s pinned',
        'Le cayó una viga a mi esposo y tiene la pierna atrapada',
        'Se cayó el andamio y el trabajador quedó abajo',
        'El refri se le vino encima a mi mamá y está atorada debajo',
        'El jacuzzi le cayó encima al trabajador',
      ],
    ],
    [
      'air-open-outside',
      [
        'My husband is sitting in the truck with the engine on inside the closed garage',
        'I’m warming up in the car in the shop with the doors shut and engine running',
        'the truck engine is running in the closed garage and my husband is inside',
        'Mi esposo está sentado en la troca prendida adentro del garaje cerrado',
        'La camioneta está andando adentro de la cochera cerrada y mi esposo está adentro',
      ],
    ],
    ['air-go-out', ['The generator is running in the garage', 'El generador está prendido en la cochera']],
    [
      'line-overhead-clear',
      [
        'The roofer’s ladder is up under the live power lines',
        'Guy on scaffold is right next to the overhead wires',
        'My husband is carrying the antenna under the power line to check the roof',
        'El andamio está pegado a los cables de luz',
        'Mi esposo anda moviendo la antena debajo de los cables de luz',
      ],
    ],
  ])('%s', (first, texts) => {
    expect(texts.filter((text) => stepsOf(text)[0] !== first)).toEqual([]);
  });

  test('a stroke gets no line on aspirin, whatever else hurts', () => {
    expect(stepsOf('His chest hurts and his mouth is crooked')).not.toContain('chest-sit-down');
  });

  test('lines overhead wet nothing: no power is cut at the panel, and the line of the deadline says not to go up', () => {
    const { answer } = triage('The roofer’s ladder is up under the live power lines');
    expect(answer.steps.filter(({ id }) => /power|electrician|water|pictures/.test(id))).toEqual([]);
    expect(timelineOf(answer)).toBe('call-power-line');
  });
});

test.each([
  'A tree fell on my neighbor’s house',
  'El árbol se cayó encima de la casa',
  'Se me cayó la barda',
  'My husband stuck a towel under the fridge',
  'The washer came on while my husband was out',
  'The left side of the beam is weak, he says',
  'The cabinet face is crooked',
  'The ladder in the garage leans by the water lines',
  'My car is in the garage, the washer is running and the valve is shut',
])('no person in danger, no line and no fumes: %s', (text) => {
  const { hazards } = triage(text).answer;
  expect(hazards.filter((id) => ['person-in-danger', 'electrical', 'carbon-monoxide'].includes(id))).toEqual([]);
});
