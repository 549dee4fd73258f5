import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { draftsBelow } from './build.ts';

test('a draft is known by its head alone', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'drafts-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(path.join(folder, 'en'));
  const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);
  write('en/one.mdx', '---\ntitle: One\ndraft: true\n---\n\nWords.\n');
  write('en/two.mdx', '---\ntitle: Two\n---\n\ndraft: true\n');
  write('en/three.mdx', '---\ntitle: "draft: true"\n---\n');
  write('en/four.txt', '---\ndraft: true\n---\n');
  expect(draftsBelow(folder)).toEqual([path.posix.join(folder, 'en/one.mdx')]);
});
