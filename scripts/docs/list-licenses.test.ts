import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { licensePage, lockedPackages } from './list-licenses.ts';

const packages = lockedPackages(readFileSync('package-lock.json', 'utf8'));

test('docs/licenses.md lists the packages of the lock file', () => {
  expect(packages.length).toBeGreaterThan(300);
  expect(readFileSync('docs/licenses.md', 'utf8'), 'Run: npm run licenses').toBe(licensePage(packages));
});

test('every package names a license, and none asks for our own code in return', () => {
  const unfit = /^unknown$|\bA?GPL/;
  // Of a choice of licenses, one that fits is enough.
  const isUnfit = (license: string) => license.split(' OR ').every((one) => unfit.test(one.replaceAll('LGPL', '')));
  expect(packages.filter(({ license }) => isUnfit(license))).toEqual([]);
  expect(['GPL-3.0', '(GPL-2.0 OR AGPL-3.0)', 'unknown'].filter(isUnfit)).toHaveLength(3);
});

test('a package without a license is found', () => {
  const lock = JSON.stringify({ packages: { '': {}, 'node_modules/a': { version: '1.0.0' } } });
  expect(lockedPackages(lock)).toEqual([{ name: 'a', version: '1.0.0', license: 'unknown', dev: false }]);
});
