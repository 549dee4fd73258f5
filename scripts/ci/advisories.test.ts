import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Answer, reportOf, versionsIn } from './advisories.ts';

const versions = { fastify: ['5.12.8'], zod: ['4.6.7'] };
const clean: Answer = { askedOn: '2026-11-28', asked: versions, advisories: {} };
const weakness = { severity: 'high', title: 'Denial of service', url: 'https://example.com/1' };

test.each<[string, Answer | undefined, number, RegExp]>([
  ['nobody could be asked', undefined, 2, /^NOT CHECKED: the registry did not answer/],
  ['nothing is known', clean, 0, /^2 packages checked by an answer of 2026-11-28\.$/],
  ['a weakness', { ...clean, advisories: { zod: [weakness] } }, 1, /^high: zod: Denial of service/],
  [
    'an answer about another version',
    { ...clean, asked: { ...versions, zod: ['4.0.0'] } },
    2,
    /^NOT CHECKED: zod 4\.6\.7/,
  ],
  ['an answer without a package', { ...clean, asked: { zod: ['4.6.7'] } }, 2, /^NOT CHECKED: fastify/],
])('%s', (_case, answer, exitCode, first) => {
  const report = reportOf(versions, answer);
  expect(report.exitCode).toBe(exitCode);
  expect(report.lines[0]).toMatch(first);
});

test('asks about every package that a server runs, and no other', () => {
  const asked = versionsIn(readFileSync('package-lock.json', 'utf8'));
  expect(asked).toMatchObject({ fastify: [expect.any(String)], sharp: [expect.any(String)] });
  expect(asked.vitest).toBeUndefined();
});
