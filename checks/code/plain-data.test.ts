import { globSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

/** Where a value holds anything but texts, numbers, yes or no, and nothing. */
function notPlain(value: unknown, place: string): readonly string[] {
  if (value === null || /^(string|number|boolean)$/.test(typeof value)) return [];
  if (typeof value !== 'object') return [place];
  const isPlain = Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
  return isPlain ? Object.entries(value).flatMap(([key, inner]) => notPlain(inner, `${place}.${key}`)) : [place];
}

test.each([
  [{ a: ['b', 1, true, null] }, []],
  [{ a: { b: () => 'c' } }, ['x.a.b']],
  [{ a: new Map() }, ['x.a']],
  [{ a: undefined }, ['x.a']],
])('%j', (value, expected) => {
  expect(notPlain(value, 'x')).toEqual(expected);
});

const files = globSync('content/[a-z][a-z]/**/*.ts').filter((file) => !file.endsWith('.test.ts'));

test.each(files)(
  '%s exports plain data: it is serialized for the browser, and translators read no code',
  async (file) => {
    const words: object = await import(path.resolve(file));
    expect(Object.entries(words).flatMap(([name, value]) => notPlain(value, name))).toEqual([]);
  },
);
