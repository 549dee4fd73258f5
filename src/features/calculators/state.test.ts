import { expect, test } from 'vitest';
import { localeIn } from '#content/i18n/languages.ts';
import { definition } from '#core/calculators/air-scrubber/definition.ts';
import { firstTexts } from '#core/calculators/shared/define.ts';
import { calculatorMessages } from './page/page-messages.ts';
import { evaluateForm, localizeCalculator } from './state.ts';

const evaluate = (language: 'en' | 'es', length: string) => {
  const { words, shell } = calculatorMessages(language, 'air-scrubber');
  const calculator = localizeCalculator({ definition, parts: {}, words, shell, locale: localeIn(language) });
  return evaluateForm(calculator, { ...firstTexts(definition), length, width: '10', height: '8' });
};

test.each([
  ['1.200', '«1.200» se puede leer de dos maneras. Escriba 1200 o 1.2.'],
  ['1.234', '«1.234» se puede leer de dos maneras. Escriba 1234 o 1.2340.'],
  ['1,200', '«1,200» se puede leer de dos maneras. Escriba 1200 o 1.2.'],
])('%s is ambiguous in Spanish', (length, message) => {
  expect(evaluate('es', length)).toEqual({ status: 'invalid', message, fields: ['length'] });
});

test.each([
  ['es', '1.2340'],
  ['es', '1.2'],
  ['en', '1.200'],
] as const)('%s: %s is unambiguous', (language, length) => {
  expect(evaluate(language, length).status).toBe('valid');
});

test.each(['9999999', '0.01'])('a side of %s feet is out of range', (length) => {
  expect(evaluate('en', length)).toMatchObject({
    message: 'Please enter a length, width, and height from 0.1 to 10,000 feet.',
  });
});
