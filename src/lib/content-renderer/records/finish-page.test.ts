import { expect, test } from 'vitest';
import type { Written } from '../ast/blocks.ts';
import { speaksOf } from '../ast/speaker.ts';
import { finishPage } from './finish-page.ts';

const paragraph = (text: string): Written => ({ kind: 'paragraph', inlines: [{ kind: 'text', text }] });
const section = (id: string, ...blocks: Written[]): Written => ({
  kind: 'section',
  id,
  title: id.toUpperCase(),
  blocks,
});
const part = (name: string, props = {}): Written => ({ kind: 'part', name, props, blocks: [], inlines: [] });
const finish = (blocks: readonly Written[], readMinutes?: number) =>
  finishPage('x.mdx', { frontmatter: { readMinutes }, blocks: () => blocks }, speaksOf('en'));

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
