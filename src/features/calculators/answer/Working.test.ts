import { expect, test } from 'vitest';
import { words as dehumidification } from '#content/en/calculators/dehumidification.ts';
import { shell } from '#content/en/calculators/shell.ts';
import { units } from '#content/en/calculators/units.ts';
import { localeIn } from '#content/i18n/languages.ts';
import { definition } from '#core/calculators/dehumidification/definition.ts';
import { stepsOf } from '#core/calculators/shared/steps.ts';
import type { AnswerMessages, ShellMessages } from '../types.ts';
import { stepText } from './Working.tsx';

const words = { ...shell, units } as unknown as ShellMessages & AnswerMessages;

test.each([
  ['%', '60.5 = 60.5%'],
  ['°F', '60.5 = 60.5 °F'],
  ['unit', '60.5 = 60.5'],
])('a result in %s', (unit, text) => {
  const step = { id: 'x', rule: [60.5], value: 60.5, unit, decimals: 1 };
  expect(stepText(step, words, words, localeIn('en'))).toBe(text);
});

test.each([
  [3, '7,000 ÷ 30 = 233.3 pints/day'],
  [4, 'The chart doesn’t cover this type at Class 4.'],
] as const)('the capacity of a conventional unit at Class %d', (damageClass, text) => {
  const [ratedPints, ratedCfm, amps, volts, rate] = [70, 500, 7.5, 115, 0.15];
  const room = { length: 35, width: 25, height: 8, material: 'concrete', damageClass } as const;
  const machine = { machine: 'conventional', ratedPints, ratedCfm, volts, rate } as const;
  const input = { ...room, ...machine, dehumidifierAmps: amps, airMoverAmps: amps };
  const step = stepsOf(definition, input).find(({ id }) => id === 'conventionalPints');
  const { none } = dehumidification.quantities.conventionalPints;
  expect(step && stepText(step, words, words, localeIn('en'), none)).toBe(text);
});
