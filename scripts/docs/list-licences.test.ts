import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { licencePage, lockedPackages } from './list-licences.ts';

const packages = lockedPackages(readFileSync('package-lock.json', 'utf8'));

test('docs/licences.md lists the packages of the lock file', () => {
  expect(packages.length).toBeGreaterThan(300);
  expect(readFileSync('docs/licences.md', 'utf8'), 'Run: npm run licences').toBe(licencePage(packages));
});

test('every package names a licence, and none asks for our own code in return', () => {
  const unfit = /^unknown$|\bA?GPL/;
  // Of a choice of licences, one that fits is enough.
  const isUnfit = (licence: string) => licence.split(' OR ').every((one) => unfit.test(one.replaceAll('LGPL', '')));
  expect(packages.filter(({ licence }) => isUnfit(licence))).toEqual([]);
  expect(['GPL-3.0', '(GPL-2.0 OR AGPL-3.0)', 'unknown'].filter(isUnfit)).toHaveLength(3);
});

test('a package without a licence is found', () => {
  const lock = JSON.stringify({ packages: { '': {}, 'node_modules/a': { version: '1.0.0' } } });
  expect(lockedPackages(lock)).toEqual([{ name: 'a', version: '1.0.0', licence: 'unknown', dev: false }]);
});
