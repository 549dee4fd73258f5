import { expect, test } from 'vitest';
import { absoluteUrl } from './absolute-url.ts';

test.each([
  ['a page', '/about', new URL('https://www.example.com'), 'https://www.example.com/about'],
  ['the front page', '/', new URL('https://www.example.com'), 'https://www.example.com/'],
  ['a site that knows no address', '/about', undefined, undefined],
])('%s', (_case, path, site, expected) => {
  expect(absoluteUrl(path, site)).toBe(expected);
});
