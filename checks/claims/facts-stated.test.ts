import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { facts } from '#content/facts/all-facts.ts';

/** Pages, house rules and code that may cite a fact; the files that define facts are left out. */
const texts = globSync('{content,core,src,server}/**/*.{ts,tsx,mdx}', {
  exclude: ['content/facts/*.ts', '**/*.test.ts'],
}).map((file) => readFileSync(file, 'utf8'));
const cited = new Set(texts.join(' ').match(/[a-z0-9]+(?:-[a-z0-9]+)+/g));

test('every citable fact is cited somewhere', () => {
  const uncited = Object.entries(facts).flatMap(([id, { status }]) => (status === 'C' || cited.has(id) ? [] : [id]));
  expect(uncited).toEqual([]);
});
