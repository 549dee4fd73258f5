import { expect, test } from 'vitest';
import { localeIn } from '#content/i18n/languages.ts';
import { fileSize } from './files.ts';

test.each([
  [0, '1 kB'],
  [499, '1 kB'],
  [48_400, '48 kB'],
  [999_499, '999 kB'],
  [999_500, '1.0 MB'],
  [3_240_000, '3.2 MB'],
  [1_240_000_000, '1,240.0 MB'],
])('a file of %d bytes has %s', (bytes, text) => {
  expect([fileSize(bytes, localeIn('en')), fileSize(bytes, localeIn('es'))]).toEqual([text, text]);
});
