import { globSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
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

/** Ids of the records named `…Facts`, `…Sources` or `…Rules`, file by file: spreading them into one record hides a duplicate. */
async function idsOf(pattern: string): Promise<readonly string[]> {
  const files = globSync(pattern).filter((file) => !/\.test\.ts$|all-[\w-]+\.ts$/.test(file));
  const modules: object[] = await Promise.all(files.map((file) => import(/* @vite-ignore */ pathToFileURL(file).href)));
  return modules
    .flatMap((module) => Object.entries(module))
    .flatMap(([name, record]) => (/(?:Facts|Sources|Rules)$/.test(name) ? Object.keys(record) : []));
}

test.each([
  ['content/facts/*.ts', 100],
  ['content/facts/sources/*.ts', 100],
  ['content/facts/house-rules/*.ts', 30],
])('no id is defined twice in %s', async (pattern, atLeast) => {
  const ids = await idsOf(pattern);
  expect(ids.length).toBeGreaterThan(atLeast);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});
