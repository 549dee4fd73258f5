import { globSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';

/** Spreading two records hides an id that both hold, so each file is read on its own. */
async function idsOf(pattern: string): Promise<readonly string[]> {
  const files = globSync(pattern).filter((file) => !/\.test\.ts$/.test(file));
  const modules = await Promise.all(files.map((file) => import(/* @vite-ignore */ pathToFileURL(file).href)));
  return modules.flatMap((module) => Object.values<object>(module)).flatMap((record) => Object.keys(record));
}

test.each([
  ['content/facts/*.ts', 100],
  ['content/facts/sources/*.ts', 100],
  ['content/facts/house-rules/*.ts', 30],
])('no id stands twice in %s', async (pattern, atLeast) => {
  const ids = await idsOf(pattern);
  expect(ids.length).toBeGreaterThan(atLeast);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});
