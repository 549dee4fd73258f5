import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { facts } from '#content/facts/all-facts.ts';

/** Words, records and code that may name a fact; the ledger's own lists of facts are left out. */
const texts = globSync('{content,core,src,server}/**/*.{ts,tsx,mdx}', {
  exclude: ['content/facts/**', '**/*.test.ts'],
}).map((file) => readFileSync(file, 'utf8'));
const named = new Set(texts.join(' ').match(/[a-z0-9]+(?:-[a-z0-9]+)+/g));

test('every fact that a page may state is stated somewhere', () => {
  const silent = Object.entries(facts).flatMap(([id, { status }]) => (status === 'C' || named.has(id) ? [] : [id]));
  expect(silent).toEqual([]);
});
