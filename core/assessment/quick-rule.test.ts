import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { isWorse } from './assessment.ts';
import { quickRule } from './quick-rule.ts';
import { classifyByKeywords } from './rule/classify.ts';

const scenarios: { text: string }[] = JSON.parse(
  readFileSync(new URL('cases/scenarios.json', import.meta.url), 'utf8'),
);

describe('the small rule of the page', () => {
  test.each([
    ['I got shocked by the washer', 'call-first', 'call-911-touch-nothing'],
    ['a power line is down in the water', 'call-first', 'call-911-touch-nothing'],
    ['it smells of gas', 'call-first', 'gas-leave'],
    ['the generator is in the garage', 'call-first', 'air-go-out'],
    ['huele mucho a gas', 'call-first', 'gas-leave'],
    ['mi esposo no respira', 'call-first', 'call-911-now'],
    ['my child is not breathing, fell in water', 'call-first', 'call-911-now'],
    ['he was electrocuted and is not breathing', 'call-first', 'call-911-touch-nothing'],
    ['the house is on fire', 'call-first', 'fire-leave'],
    ['I smell smoke from the panel', 'call-first', 'fire-leave'],
    ['la casa se está quemando', 'call-first', 'fire-leave'],
    ['hay lumbre en la cocina', 'call-first', 'fire-leave'],
    ['my house is burning', 'call-first', 'fire-leave'],
    ['fire in my apartment', 'call-first', 'fire-leave'],
    ['se prendió fuego la cocina', 'call-first', 'fire-leave'],
    ['hay humo en la casa', 'call-first', 'fire-leave'],
    ['I see smoke in the hallway', 'call-first', 'fire-leave'],
    ['the dryer is smoking', 'call-first', 'fire-leave'],
    ['el refri está humeando', 'call-first', 'fire-leave'],
    ['veo humo', 'call-first', 'fire-leave'],
    ['my dad cant breath', 'call-first', 'call-911-now'],
    ['not breathing, cord in the water', 'call-first', 'call-911-touch-nothing'],
    ['unconscious in standing water next to the outlet', 'call-first', 'call-911-touch-nothing'],
    ['dishwasher leaked and the outlets are wet', 'one-hour', 'water-stay-out'],
    ['the ceiling is sagging', 'one-hour', 'ceiling-keep-out'],
    ['the ceiling is giving way', 'one-hour', 'ceiling-keep-out'],
    ['se metió el arroyo', 'one-hour', 'higher-ground'],
    ['sewage in the tub', 'one-hour', 'dirty-water-keep-out'],
    ['the dishwasher leaked', 'four-hours', 'power-keep-away'],
    ['a drip', 'watch', 'power-keep-away'],
  ] as const)('%s: %s, %s first', (text, deadline, first) => {
    const answer = quickRule(text);
    expect(answer.deadline).toBe(deadline);
    expect(answer.steps[0]).toBe(first);
    expect(answer.professionals).toBe(deadline !== 'watch');
  });

  test.each(scenarios)('is never milder than the specified rule: $text', ({ text }) => {
    const { category, severity } = quickRule(text);
    expect(category).toBe(classifyByKeywords(text).category);
    expect(isWorse(classifyByKeywords(text).severity, severity)).toBe(false);
  });

  test.each([
    ['hay agua en la cocina', 'es'],
    ['the water is in the hall', 'en'],
    ['xyz', null],
  ] as const)('%s is written in %s', (text, language) => expect(quickRule(text).language).toBe(language));

  test('gives four steps at most', () => {
    const everything = 'shocked, power line down, gas leak, generator, outlet, ceiling fell, flood, sewage';
    expect(quickRule(everything).steps).toHaveLength(4);
  });
});
