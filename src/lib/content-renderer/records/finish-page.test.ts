import { expect, test } from 'vitest';
import { owner } from '#content/owner.ts';
import type { Written } from '../ast/blocks.ts';
import { isConfirmed } from '../ast/inlines.ts';
import { renderContext } from '../ast/render-context.ts';
import { textsOf } from '../ast/traverse.ts';
import { countWords, finishPage, minutesToRead, sample, wordsToRead } from './finish-page.ts';

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

test('lists its sections and its minutes', () => {
  const page = finish([section('a', paragraph('word '.repeat(600))), section('b')]);
  expect(page).toMatchObject({
    readMinutes: 3,
    sections: [
      { id: 'a', title: 'A' },
      { id: 'b', title: 'B' },
    ],
  });
});

test('puts the blocks of a record in place, wherever it is called', () => {
  const [block] = finish([section('a', part('Risks', { record: 'sleeping-risks' }))]).blocks;
  expect(block).toMatchObject({ kind: 'section', blocks: [{ kind: 'table', look: 'risks' }] });
});

test('leaves a part without a record to its page', () => {
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

test('marks are no words', () => {
  expect(countWords('Dry it – now.\n 24-48 hours')).toBe(5);
});

test('labels take no time', () => {
  expect(wordsToRead(['Wet wall', 'Dry it out', ''])).toBe(3);
});

test('a claim is marked exactly while the owner has not confirmed it', () => {
  const marked = owner.confirmed.caseStudy ? [] : ['Sample: the owner has not confirmed this yet'];
  expect(textsOf(sample(renderContext('en'), 'caseStudy'))).toEqual(marked);
});

test('one claim of several is enough for the mark', () => {
  expect(isConfirmed('phone,address')).toBe(owner.confirmed.phone && owner.confirmed.address);
});

test('refuses a claim that the owner’s file does not know', () => {
  expect(() => isConfirmed('phone,fax')).toThrow('<Sample of="fax">: content/owner.ts has no such claim');
});
