import { expect, test } from 'vitest';
import { pathOf } from './tags.ts';

test.each([
  ['en', '/', '/'],
  ['en', '/guides/mold-prevention', '/guides/mold-prevention'],
  ['es', '/', '/es'],
  ['es', '/guides/mold-prevention', '/es/guias/prevenir-moho'],
  ['es', '/newsletter/unsubscribe', '/es/boletin/cancelar'],
] as const)('in %s the page %s stands at %s', (language, name, path) => {
  expect(pathOf(language, name)).toBe(path);
});

test('a page that the list of a language lacks is a slip of ours', () => {
  expect(() => pathOf('es', '/no-such-page')).toThrow('content/es/addresses.ts lacks /no-such-page');
});
