import { expect, test } from 'vitest';
import { shell } from '#content/en/calculators/shell.ts';
import { units } from '#content/en/calculators/units.ts';
import { localeIn } from '#content/i18n/languages.ts';
import type { AnswerMessages, ShellMessages } from '../types.ts';
import { stepText } from './Working.tsx';

test.each([
  ['%', '60.5 = 60.5%'],
  ['°F', '60.5 = 60.5 °F'],
  ['unit', '60.5 = 60.5'],
])('a result in %s', (unit, text) => {
  const words = { ...shell, units } as unknown as ShellMessages & AnswerMessages;
  const step = { id: 'x', rule: [60.5], value: 60.5, unit, decimals: 1 };
  expect(stepText(step, words, words, localeIn('en'))).toBe(text);
});
