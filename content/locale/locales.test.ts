import { expect, test } from 'vitest';
import { nameOfLanguage } from './locales.ts';

test.each([
  ['es', 'en', 'Spanish'],
  ['en', 'en', 'English'],
  ['es', 'es', 'español'],
  ['en', 'es', 'inglés'],
] as const)('%s is called in %s: %s', (language, spoken, name) => {
  expect(nameOfLanguage(language, spoken)).toBe(name);
});
