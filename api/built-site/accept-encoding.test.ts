import { expect, test } from 'vitest';
import { chooseEncoding, type Encoding, encodings } from './accept-encoding.ts';

test.each<[string | undefined, Encoding]>([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0', 'identity'],
  ['br;q=0.5, gzip;q=0.8', 'gzip'],
  ['BR', 'br'],
  ['*', 'br'],
  ['*;q=0', 'identity'],
  ['br;q=0, *', 'gzip'],
  ['identity;q=0, gzip;q=0.1', 'gzip'],
  ['identity, gzip;q=0.5', 'identity'],
  ['brotli, compress', 'identity'],
  ['br;q=abc', 'identity'],
  [' gzip ; q=1.0 , br ; q=0.9', 'gzip'],
])('Accept-Encoding: %s -> %s', (header, expected) => {
  expect(chooseEncoding(header, encodings)).toBe(expected);
});

test('an encoding that we do not hold is never chosen', () => {
  expect(chooseEncoding('br, gzip', ['identity'])).toBe('identity');
  expect(chooseEncoding('br, gzip', ['gzip', 'identity'])).toBe('gzip');
});
