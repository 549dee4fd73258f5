import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { facts } from '#content/facts/all-facts.ts';
import { expiredFacts } from '#content/facts/fact-status.ts';
import { owner } from '#content/owner.ts';
import { samplesOf } from '#content/publication.ts';
import { buildFaults } from './build.ts';

const published = { SITE_URL: 'https://manual.wtr-restoration.com' };
const beforeAllFacts = '2000-01-01';
const afterAllFacts = '9999-12-31';

function folderWithDraft(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'content-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(path.join(folder, 'begun.mdx'), '---\ntitle: Begun\ndraft: true\n---\n');
  return folder;
}

test('every sample and every draft stops a build for others', () => {
  const folder = folderWithDraft();
  expect(buildFaults(beforeAllFacts, published, folder)).toEqual([
    ...samplesOf(owner),
    expect.stringContaining(`${path.posix.join(folder, 'begun.mdx')} is a draft`),
  ]);
});

test('every fact that has run out stops a build, for this machine too', () => {
  const expired = expiredFacts(facts, afterAllFacts);
  expect(expired.length).toBeGreaterThan(0);
  expect(buildFaults(afterAllFacts, {}, folderWithDraft())).toEqual(expired);
});

test('a build for this machine has neither to fear on a day on which its facts hold', () => {
  expect(buildFaults(beforeAllFacts, {}, folderWithDraft())).toEqual([]);
});

test('a build that may not publish says why, and begins nothing', () => {
  // There is nothing on the path to build with.
  const env = { ALLOW_SAMPLE: 'perhaps', PATH: '' };
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/build/build.ts'], { env, encoding: 'utf8' });
  expect(stderr).toMatch(/^Nothing is published:\nALLOW_SAMPLE is true or false\n/m);
  expect([status, stdout]).toEqual([1, '']);
});
