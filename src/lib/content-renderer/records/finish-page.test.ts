import { expect, test } from 'vitest';
import { owner } from '#content/owner.ts';
import type { Written } from '../ast/blocks.ts';
import { isConfirmed } from '../ast/inlines.ts';
import { renderContext } from '../ast/render-context.ts';
import { textsOf } from '../ast/traverse.ts';
import { countWords, finishPage, minutesToRead, wordsToRead } from './finish-page.ts';

const paragraph = (text: string): Written => ({ kind: 'paragraph', inlines: [{ kind: 'text', text }] });
const section = (id: string, ...blocks: Written[]): Written => ({
  kind: 'section',
  id,
  title: id.toUpperCase(),
  blocks,
});
const part = (name: string, props = {}): Written => ({ kind: 'part', name, props, blocks: [], inlines: [] });
const finish = (blocks: readonly Written[], readMinutes?: number) =>
  finishPage('x.mdx', { frontmatter: { readMinutes }, blocks: () => blocks }, renderContext('en'));

test('returns sections and reading time', () => {
  const page = finish([section('a', paragraph('word '.repeat(600))), section('b')]);
  expect(page).toMatchObject({
    readMinutes: 3,
    sections: [
      { id: 'a', title: 'A' },
      { id: 'b', title: 'B' },
    ],
  });
});

test('expands records at any depth', () => {
  const [block] = finish([section('a', part('Risks', { record: 'sleeping-risks' }))]).blocks;
  expect(block).toMatchObject({ kind: 'section', blocks: [{ kind: 'table', look: 'risks' }] });
});

test('keeps parts without a record as custom blocks', () => {
  expect(finish([part('Hero')]).blocks).toMatchObject([{ kind: 'custom', name: 'Hero' }]);
});

test.each([
  [
    'a promise that the words do not keep',
    [paragraph('Three words only')],
    9,
    'promises 9 minutes, and its 3 words come to 1',
  ],
  ['an id used twice', [section('a'), section('a')], undefined, 'two sections have the id "a"'],
  ['a list that does not exist', [part('Checklist', { record: 'x' })], undefined, '<Checklist record="x">'],
] as const)('stops on %s', (_, blocks, minutes, message) => {
  expect(() => finish(blocks, minutes)).toThrow(message);
});

test.each([
  [0, 1],
  [299, 1],
  [300, 2],
  [1600, 8],
  [1699, 8],
  [1700, 9],
])('%i words take %i minutes', (words, minutes) => {
  expect(minutesToRead(words)).toBe(minutes);
});

test('punctuation does not count as words', () => {
  expect(countWords('Dry it – now.\n 24-48 hours')).toBe(5);
});

test('labels do not count as reading', () => {
  expect(wordsToRead(['Wet wall', 'Dry it out', ''])).toBe(3);
});

test.each(['Confirmed', 'Unconfirmed'])('<%s> has its blocks by what the owner has confirmed', (name) => {
  const block: Written = { kind: 'part', name, props: { of: 'caseStudy' }, blocks: [paragraph('Words')], inlines: [] };
  const isShown = (owner.claims.caseStudy === 'true') === (name === 'Confirmed');
  expect(textsOf(finish([section('a', block)]).blocks)).toEqual(isShown ? ['A', 'Words'] : ['A']);
});

test('one unconfirmed claim of several is enough', () => {
  expect(isConfirmed('phone,address')).toBe(owner.claims.phone === 'true' && owner.claims.address === 'true');
});

test('an unknown claim throws', () => {
  expect(() => isConfirmed('phone,fax')).toThrow('content/owner.ts has no claim "fax"');
});
