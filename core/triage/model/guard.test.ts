import { describe, expect, test } from 'vitest';
import type { Additions } from '../answer/answer.ts';
import { stepIds, stepOf } from '../answer/steps.ts';
import { triage } from '../triage.ts';
import { guard } from './guard.ts';

const calm: Additions = {
  category: 1,
  severity: 'low',
  professionals: false,
  steps: ['water-out', 'dry-with-fans'],
  priorities: [],
  equipment: ['wet-vacuum'],
  risks: [],
  hazards: [],
};
const grave: Additions = {
  ...calm,
  category: 3,
  severity: 'emergency',
  steps: ['pets-out'],
};

describe('the more cautious of the two wins', () => {
  test('a model that takes sewage lightly is overruled in every field', () => {
    const rules = triage('sewage in the tub');
    const { answer, origins } = guard(rules, calm);
    expect(answer).toEqual(rules.answer);
    expect(origins).toEqual({ category: 'rules', severity: 'rules', professionals: 'rules' });
  });

  test.each<[where: string, model: Additions]>([
    ['in its category alone', { ...grave, category: 1 }],
    ['in its severity alone', { ...grave, severity: 'low' }],
  ])('a model that takes sewage lightly %s adds nothing', (_where, model) => {
    const rules = triage('sewage in the tub');
    const { answer } = guard(rules, { ...model, equipment: ['wet-vacuum'], risks: ['mold-soon'] });
    expect(answer).toEqual(rules.answer);
  });

  test('each field says who decided it', () => {
    const origins = (model: Additions) => guard(triage('sewage in the tub'), model).origins;
    const same = { category: 'both', severity: 'both', professionals: 'rules' };
    expect(origins(grave)).toEqual(same);
    expect(origins({ ...grave, professionals: true })).toEqual({ ...same, professionals: 'both' });
    const above = guard(triage('water'), { ...grave, professionals: true }).origins;
    expect(above).toMatchObject({ category: 'model', severity: 'model', professionals: 'model' });
  });

  test('a model that sees as much adds its own', () => {
    const rules = triage('sewage in the tub');
    const { answer } = guard(rules, grave);
    expect(answer.steps.map(({ id }) => id)).toContain('pets-out');
    expect(rules.answer.steps.map(({ id }) => id)).not.toContain('pets-out');
  });

  test('a model that sees more danger than the rules is believed', () => {
    const { answer, origins } = guard(triage('a small drip'), grave);
    expect(answer).toMatchObject({ category: 3, severity: 'emergency', professionals: true, deadline: 'one-hour' });
    expect(answer.steps.map(({ id }) => id)).toContain('pets-out');
    expect(origins).toEqual({ category: 'model', severity: 'model', professionals: 'both' });
  });

  test.each(['high', 'emergency'] as const)(
    '%s always carries the advice to call, whatever the model wrote',
    (severity) => {
      const rules = triage('a small drip');
      expect(rules.answer.professionals).toBe(false);
      expect(guard(rules, { ...calm, severity }).answer).toMatchObject({ severity, professionals: true });
    },
  );

  test('a danger that a model names counts like one of the danger check, also in an answer that is milder', () => {
    const rules = triage('everyone has the flu since the power went out, what does it cost');
    const { answer } = guard(rules, { ...calm, hazards: ['carbon-monoxide'] });
    expect(answer).toMatchObject({ severity: 'emergency', deadline: 'call-first', about: 'event' });
    expect(answer.steps[0]?.id).toBe('air-go-out');
  });

  test('a valve that a model names does not come in where no valve stops the water', () => {
    const { answer } = guard(triage('rain drips through the ceiling'), { ...grave, steps: ['main-valve-close'] });
    expect(answer.steps.map(({ id }) => id)).not.toContain('main-valve-close');
  });

  test('a step that a danger forbids does not come back in', () => {
    const { answer } = guard(triage('the outlets are wet and sparking'), {
      ...grave,
      steps: stepIds,
      equipment: ['wet-vacuum'],
    });
    const before = answer.steps.filter(({ phase }) => phase !== 'when-safe').flatMap(({ id }) => stepOf(id).does);
    expect(before).not.toContain('run-a-machine');
    expect(before).not.toContain('enter-water');
    expect(answer.equipment).not.toContain('wet-vacuum');
    expect(answer.steps[0]?.id).toBe('arcing-leave');
  });

  test('fans that a model names do not come back in where there is mold', () => {
    const { answer } = guard(triage('black mold on the wet wall'), {
      ...grave,
      equipment: ['air-movers', 'moisture-meter'],
    });
    expect(answer.equipment).toContain('moisture-meter');
    expect(answer.equipment).not.toContain('air-movers');
  });

  test('guarding twice changes nothing', () => {
    const rules = triage('sewage in the tub');
    const { answer } = guard(rules, grave);
    const again = guard(rules, { ...answer, steps: answer.steps.map(({ id }) => id) });
    expect(again.answer).toEqual(answer);
  });
});
