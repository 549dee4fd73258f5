import { globSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';

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
