import { expect, test } from 'vitest';
import { languageCodes, languageFromCode, nameOfLanguage, pathOf } from './i18n/languages.ts';

test('English is the first language', () => expect(languageCodes[0]).toBe('en'));

test.each([
  ['es', 'es'],
  ['en', 'en'],
  ['fr', 'en'],
  ['', 'en'],
  ['constructor', 'en'],
])('"%s" is answered in %s', (code, language) => {
  expect(languageFromCode(code)).toBe(language);
});

test.each([
  ['es', 'en', 'Spanish'],
  ['en', 'en', 'English'],
  ['es', 'es', 'español'],
  ['en', 'es', 'inglés'],
] as const)('%s is called in %s: %s', (language, spoken, name) => {
  expect(nameOfLanguage(language, spoken)).toBe(name);
});

test.each([
  ['en', '/', '/'],
  ['en', '/guides/mold-prevention', '/guides/mold-prevention'],
  ['es', '/', '/es'],
  ['es', '/guides/mold-prevention', '/es/guias/prevenir-moho'],
  ['es', '/newsletter/unsubscribe', '/es/boletin/cancelar'],
] as const)('in %s the page %s has the path %s', (language, name, path) => {
  expect(pathOf(language, name)).toBe(path);
});

test('a page that is missing in the list of a language is an error', () => {
  expect(() => pathOf('es', '/no-such-page')).toThrow('content/es/labels/addresses.ts lacks /no-such-page');
});
