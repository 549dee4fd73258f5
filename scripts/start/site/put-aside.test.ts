import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { putAside } from './put-aside.ts';

let place = '';
beforeEach(() => {
  place = mkdtempSync(path.join(tmpdir(), 'aside-'));
});
afterEach(() => rmSync(place, { recursive: true }));

function write(...names: readonly string[]): void {
  for (const name of names) {
    mkdirSync(path.dirname(path.join(place, name)), { recursive: true });
    writeFileSync(path.join(place, name), name);
  }
}

test('its place is free at once, and all of it is gone at the end', async () => {
  write('site/index.html', 'site/guides/index.html', 'other/index.html');
  const gone = putAside(path.join(place, 'site'), path.join(place, 'aside'));
  expect(existsSync(path.join(place, 'site'))).toBe(false);
  write('site/new.html');
  await gone;
  expect(readdirSync(place)).toEqual(['other', 'site']);
  expect(readdirSync(path.join(place, 'site'))).toEqual(['new.html']);
});

test('what a build left aside that was broken off is deleted too', async () => {
  write('site/index.html', 'aside/old.html');
  await putAside(path.join(place, 'site'), path.join(place, 'aside'));
  expect(readdirSync(place)).toEqual([]);
});

test('a folder that is not there, or cannot be moved, stays as it is', async () => {
  await putAside(path.join(place, 'site'), path.join(place, 'aside'));
  write('site/index.html', 'file');
  await putAside(path.join(place, 'site'), path.join(place, 'file/aside'));
  expect(readdirSync(path.join(place, 'site'))).toEqual(['index.html']);
});
