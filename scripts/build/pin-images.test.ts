import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { withDigests } from './pin-images.ts';

const digest = (letter: string) => `sha256:${letter.repeat(64)}`;

test.each([
  [
    'a tag',
    'FROM docker.io/library/node:24-slim AS packages',
    `FROM docker.io/library/node:24-slim@${digest('b')} AS packages`,
  ],
  [
    'an older digest',
    `image: docker.io/library/caddy:2@${digest('a')}`,
    `image: docker.io/library/caddy:2@${digest('b')}`,
  ],
  ['an image of our own', 'image: water-damage-manual', 'image: water-damage-manual'],
])('pins %s', async (_what, text, pinned) => {
  expect(await withDigests(text, async () => digest('b'))).toBe(pinned);
});

test('asks for every image of the files once', async () => {
  const asked: string[] = [];
  const both = ['Containerfile', 'compose.yaml'].map((name) => readFileSync(`deploy/${name}`, 'utf8')).join('\n');
  await withDigests(both, async (name, tag) => `${asked.push(`${name}:${tag}`)}`);
  expect([...new Set(asked)].toSorted().map((name) => name.split(':')[0])).toEqual([
    'library/caddy',
    'library/node',
    'library/postgres',
  ]);
});

test('a registry that does not answer changes nothing', async () => {
  await expect(withDigests('docker.io/library/node:24', () => Promise.reject(new Error('no line')))).rejects.toThrow();
});
