import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { stepIds, stepOf } from '../answer/steps.ts';
import { triage } from '../triage.ts';
import { cleanReasoning } from './clean-words.ts';
import { guard, type ModelAnswer } from './guard.ts';

const calm: ModelAnswer = {
  category: 1,
  severity: 'low',
  professionals: false,
  steps: ['water-out', 'dry-with-fans'],
  priorities: [],
  equipment: ['wet-vacuum'],
  risks: [],
  reasoning: 'You describe water under the sink.',
};
const grave: ModelAnswer = {
  ...calm,
  category: 3,
  severity: 'emergency',
  steps: ['pets-out'],
  reasoning: 'You describe sewage in the hall.',
};
const harmful: readonly string[] = JSON.parse(readFileSync(new URL('./harmful.json', import.meta.url), 'utf8'));

describe('the more cautious of the two wins', () => {
  test('a model that takes sewage lightly is overruled in every field', () => {
    const rules = triage('sewage in the tub');
    const { answer, reasoning, origins } = guard(rules, calm);
    expect(answer).toEqual(rules.answer);
    expect(reasoning).toBe('');
    expect(origins).toEqual({ category: 'rules', severity: 'rules', professionals: 'rules', reasoning: 'rules' });
  });

  test.each<[where: string, model: ModelAnswer]>([
    ['in its category alone', { ...grave, category: 1 }],
    ['in its severity alone', { ...grave, severity: 'low' }],
  ])('a model that takes sewage lightly %s adds nothing and keeps no reasoning', (_where, model) => {
    const rules = triage('sewage in the tub');
    const { answer, reasoning, removed } = guard(rules, { ...model, equipment: ['wet-vacuum'], risks: ['mold-soon'] });
    expect(answer).toEqual(rules.answer);
    expect({ reasoning, removed }).toEqual({ reasoning: '', removed: 0 });
  });

  test('each field says who decided it', () => {
    const origins = (model: ModelAnswer) => guard(triage('sewage in the tub'), model).origins;
    const same = { category: 'both', severity: 'both', professionals: 'rules', reasoning: 'model' };
    expect(origins(grave)).toEqual(same);
    expect(origins({ ...grave, professionals: true })).toEqual({ ...same, professionals: 'both' });
    const above = guard(triage('water'), { ...grave, professionals: true }).origins;
    expect(above).toMatchObject({ category: 'model', severity: 'model', professionals: 'model' });
  });

  test('a model that sees as much adds its own', () => {
    const rules = triage('sewage in the tub');
    const { answer, reasoning } = guard(rules, grave);
    expect(answer.steps.map(({ id }) => id)).toContain('pets-out');
    expect(rules.answer.steps.map(({ id }) => id)).not.toContain('pets-out');
    expect(reasoning).toBe(grave.reasoning);
  });

  test('a model that sees more danger than the rules is believed', () => {
    const { answer, reasoning, origins } = guard(triage('a small drip'), grave);
    expect(answer).toMatchObject({ category: 3, severity: 'emergency', professionals: true, deadline: 'one-hour' });
    expect(answer.steps.map(({ id }) => id)).toContain('pets-out');
    expect(reasoning).toBe('You describe sewage in the hall.');
    expect(origins).toEqual({ category: 'model', severity: 'model', professionals: 'both', reasoning: 'model' });
  });

  test.each(['high', 'emergency'] as const)(
    '%s always carries the advice to call, whatever the model wrote',
    (severity) => {
      const rules = triage('a small drip');
      expect(rules.answer.professionals).toBe(false);
      expect(guard(rules, { ...calm, severity }).answer).toMatchObject({ severity, professionals: true });
    },
  );

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
    expect(answer.steps[0]?.id).toBe('water-stay-out');
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
    const again = guard(rules, { ...answer, steps: answer.steps.map(({ id }) => id), reasoning: '' });
    expect(again.answer).toEqual(answer);
  });
});

describe('sentences that might be more than a description are left out', () => {
  test('from a list of sixty', () => expect(harmful).toHaveLength(60));
  test.each(harmful)('%s', (sentence) => expect(cleanReasoning(sentence)).toEqual({ text: '', removed: 1 }));

  test.each([
    'You describe sewage that came back out of a drain.',
    'Usted describe un techo colgado y agua que gotea por el foco.',
    'The water came from a washing machine.',
  ])('%s stays', (sentence) => expect(cleanReasoning(sentence)).toEqual({ text: sentence, removed: 0 }));

  test('one bad sentence does not take the good ones with it', () => {
    expect(cleanReasoning('You describe sewage. Wade in and mop it up. The water came out of the drain.')).toEqual({
      text: 'You describe sewage. The water came out of the drain.',
      removed: 1,
    });
  });

  const longest = `You describe ${'water '.repeat(37)}wall.`;
  const drain = 'The water came out of the drain.';
  test.each([
    ['the longest sentence', longest, longest, 0],
    ['one that is longer', longest.replace('wall', 'walls'), '', 1],
    ['one without an end', 'You describe walls', '', 1],
    ['one that shouts', 'You describe water!', '', 1],
    ['one that says nothing', 'You describe .', '', 1],
    ['three of four', Array(4).fill(drain).join(' '), Array(3).fill(drain).join(' '), 1],
    ['lines and blanks', `  ${drain}\n\n ${drain} `, `${drain} ${drain}`, 0],
    ['what stands far behind', `${drain}${' '.repeat(4000)}${drain}`, drain, 0],
  ])('%s', (_name, text, kept, removed) => expect(cleanReasoning(text)).toEqual({ text: kept, removed }));
});
