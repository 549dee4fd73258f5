import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

// What stands in for npm writes down what it was asked, and leaves what npm leaves.
const npm = `#!/bin/sh
echo "$@" >> asked
[ "$1" = ci ] && rm -rf node_modules
mkdir -p node_modules
[ -f offline ] && exit 1
exit 0
`;
const ownNode = `node_modules/node-linux-${process.arch}/bin/node`;

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'install-'));
  mkdirSync(path.join(folder, 'machine'));
  writeFileSync(path.join(folder, 'machine/npm'), npm, { mode: 0o755 });
  put('package-lock.json', '{}');
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

const put = (file: string, text: string) => writeFileSync(path.join(folder, file), text);

/** Runs the step as npm does, and tells what it asked of npm, without what keeps npm quiet. */
function asks(...parts: readonly string[]): readonly string[] {
  put('asked', '');
  spawnSync(process.execPath, [path.resolve('scripts/start/install.mjs'), ...parts], {
    cwd: folder,
    env: { PATH: [path.join(folder, 'machine'), path.dirname(process.execPath), '/usr/bin', '/bin'].join(':') },
  });
  const asked = readFileSync(path.join(folder, 'asked'), 'utf8').split('\n').filter(Boolean);
  return asked.map((line) => line.replace(' --no-fund --no-audit --loglevel=error', ''));
}

const forRunning = ['ci --omit=dev'];
const forAll = ['ci --include=dev'];
const theRest = ['install --no-save --include=dev'];

test('a start brings what running needs, the tests the rest, and neither anything twice', () => {
  expect([asks(), asks(), asks('tests'), asks('tests'), asks()]).toEqual([forRunning, [], theRest, [], []]);
});

test('a start after the tests has all it needs', () => {
  expect([asks('tests'), asks(), asks('tests')]).toEqual([forAll, [], []]);
});

test('another lock file is installed anew', () => {
  asks('tests');
  put('package-lock.json', '{ }');
  expect([asks(), asks('tests')]).toEqual([forRunning, theRest]);
});

test('an install that was broken off is begun anew, the first as well as the rest', () => {
  put('offline', '');
  expect(asks()).toEqual(forRunning);
  rmSync(path.join(folder, 'offline'));
  expect(asks()).toEqual(forRunning);
  put('offline', '');
  expect(asks('tests')).toEqual(theRest);
  rmSync(path.join(folder, 'offline'));
  expect([asks(), asks()]).toEqual([forRunning, []]);
});

test('the link to the own Node, which npm 10 forgets, is made', () => {
  const leavesNode = `mkdir -p ${path.dirname(ownNode)} && ln -s ${process.execPath} ${ownNode}\nexit 0\n`;
  writeFileSync(path.join(folder, 'machine/npm'), npm.replace('exit 0\n', leavesNode), { mode: 0o755 });
  asks();
  expect(readlinkSync(path.join(folder, 'node_modules/.bin/node'))).toBe(`../node-linux-${process.arch}/bin/node`);
});
