import { expect, test } from 'vitest';
import { localeIn } from '#content/i18n/languages.ts';
import { definition } from '#core/calculators/air-scrubber/definition.ts';
import { firstTexts } from '#core/calculators/shared/define.ts';
import { wordsOf } from './page/page-messages.ts';
import { inWordsOf, outcomeOf } from './state.ts';

const given = (language: 'en' | 'es', length: string) => {
  const { words, shell } = wordsOf(language, 'air-scrubber');
  const calculator = inWordsOf({ definition, parts: {}, words, shell, locale: localeIn(language) });
  return outcomeOf(calculator, { ...firstTexts(definition), length, width: '10', height: '8' });
};

test.each([
  ['1.200', '«1.200» puede ser dos números. Escriba 1200 o 1.2.'],
  ['1.234', '«1.234» puede ser dos números. Escriba 1234 o 1.2340.'],
  ['1,200', '«1,200» puede ser dos números. Escriba 1200 o 1.2.'],
])('in Spanish %s is asked back', (length, message) => {
  expect(given('es', length)).toEqual({ status: 'refused', message, fields: ['length'] });
});

test.each([
  ['es', '1.2340'],
  ['es', '1.2'],
  ['en', '1.200'],
] as const)('in the language %s, %s is one number', (language, length) => {
  expect(given(language, length).status).toBe('shown');
});

test.each(['9999999', '0.01'])('a side of %s feet is told its limits', (length) => {
  expect(given('en', length)).toMatchObject({ message: 'Please enter sides from 0.1 to 10,000 feet.' });
});
