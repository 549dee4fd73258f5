import { describe, expect, test } from 'vitest';
import { wordsIn } from '#content/languages.ts';
import { newPageRecord } from '../../document/page/page-record.tsx';
import type { Block, NoteOf } from '../../document/tree/blocks.ts';
import { speaksOf } from '../../document/tree/speaks.ts';
import { printBlocks } from './print-blocks.ts';

const press = () => ({
  language: 'en' as const,
  speaks: speaksOf('en'),
  words: wordsIn('en').downloads,
  origin: 'https://example.com',
  record: newPageRecord(),
  withSources: true,
});
const blocks: readonly Block[] = [{ kind: 'paragraph', inlines: [{ kind: 'text', text: 'Go out.' }] }];

describe('what is set apart on a page is set apart on paper, in its tone; the two that warn have a filled box', () => {
  test.each<[look: NoteOf<Block>['look'], tone: NoteOf<Block>['tone'], isFilled: boolean]>([
    ['short', 'alarm', true],
    ['short', 'river', true],
    ['note', 'amber', true],
    ['level', 'go', false],
    ['category', 'alarm', false],
  ])('%s in %s', (look, tone, isFilled) => {
    expect(printBlocks(press(), [{ kind: 'note', look, tone, blocks }])).toMatchObject([
      { kind: 'note', tone, isFilled },
    ]);
  });
});
