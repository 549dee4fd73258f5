import { expect, test } from 'vitest';
import { addressAgain, withoutAgain } from './again.ts';

test.each([0, 1, 12])('try %i leads to the same file', (tries) => {
  const address = '/_astro/late.B1.js';
  expect(withoutAgain(addressAgain(address, tries))).toBe(address);
  expect(new Set([0, 1, 12].map((other) => addressAgain(address, other))).size).toBe(3);
});

test.each(['/_astro/again.B1.js', '/_astro/again-x/late.B1.js', '/guides/_astro/again-1/late.js', '/about'])(
  '%s is an address of its own',
  (address) => expect(withoutAgain(address)).toBe(address),
);
