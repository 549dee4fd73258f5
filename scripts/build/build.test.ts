import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { facts } from '#content/facts/all-facts.ts';
import { expiredFacts } from '#content/facts/fact-status.ts';
import { owner } from '#content/owner.ts';
import { samplesOf } from '#content/publication.ts';
import { folderOfTest } from '#server/test-folder.ts';
import { buildErrors, draftsBelow, withLine } from './build.ts';

const published = { SITE_URL: 'https://manual.wtr-restoration.com' };
const beforeAllFacts = '2000-01-01';
const afterAllFacts = '9999-12-31';

function folderWithDraft(): string {
  const folder = folderOfTest();
  writeFileSync(path.join(folder, 'begun.mdx'), '---\ntitle: Begun\ndraft: true\n---\n');
  return folder;
}

test('every sample and every draft stops a build for others', () => {
  const folder = folderWithDraft();
  expect(buildErrors(beforeAllFacts, published, folder)).toEqual([
    ...samplesOf(owner),
    expect.stringContaining(`${path.posix.join(folder, 'begun.mdx')} is a draft`),
  ]);
});

test('every fact that has run out stops a build, for this machine too', () => {
  const expired = expiredFacts(facts, afterAllFacts);
  expect(expired.length).toBeGreaterThan(0);
  expect(buildErrors(afterAllFacts, {}, folderWithDraft())).toEqual(expired);
});

test('a build for this machine has neither to fear on a day on which its facts hold', () => {
  expect(buildErrors(beforeAllFacts, {}, folderWithDraft())).toEqual([]);
});

test('a build that must not be published says why and does not start', () => {
  // There is nothing on the path to build with.
  const env = { ALLOW_SAMPLE: 'perhaps', PATH: '' };
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/build/build.ts'], { env, encoding: 'utf8' });
  expect(stderr).toMatch(/^Nothing is published:\nALLOW_SAMPLE is true or false\n/m);
  expect([status, stdout]).toEqual([1, '']);
});

test('a draft is known by its head alone', () => {
  const folder = folderOfTest();
  mkdirSync(path.join(folder, 'en'));
  const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);
  write('en/one.mdx', '---\ntitle: One\ndraft: true\n---\n\nWords.\n');
  write('en/two.mdx', '---\ntitle: Two\n---\n\ndraft: true\n');
  write('en/three.mdx', '---\ntitle: "draft: true"\n---\n');
  write('en/four.txt', '---\ndraft: true\n---\n');
  expect(draftsBelow(folder)).toEqual([path.posix.join(folder, 'en/one.mdx')]);
});

test.each([
  ["content/owner.ts: claims.story is an example: write 'true'", /^content\/owner\.ts, line \d+: claims\.story is/],
  ['content/owner.ts: phone "(512) 555-0177" is', /^content\/owner\.ts, line \d+: phone "/],
  ['content/blog/begun.mdx is a draft', /^content\/blog\/begun\.mdx is a draft$/],
])('an error about a value of the owner has the line: %s', (error, shown) => {
  expect(withLine(error)).toMatch(shown);
});
