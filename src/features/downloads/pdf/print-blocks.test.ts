import { describe, expect, test } from 'vitest';
import { messagesIn } from '#content/i18n/languages.ts';
import type { Block, NoteOf } from '../../../lib/content-renderer/ast/blocks.ts';
import { renderContext } from '../../../lib/content-renderer/ast/render-context.ts';
import { newPageRecord } from '../../../lib/content-renderer/components/page-record.tsx';
import { printBlocks } from './print-blocks.ts';

const context = () => ({
  language: 'en' as const,
  speaks: renderContext('en'),
  words: messagesIn('en').downloads,
  origin: 'https://example.com',
  record: newPageRecord(),
  withSources: true,
});
const blocks: readonly Block[] = [{ kind: 'paragraph', inlines: [{ kind: 'text', text: 'Go out.' }] }];

describe('a note is printed as a note in its tone; warnings have a filled box', () => {
  test.each<[look: NoteOf<Block>['look'], tone: NoteOf<Block>['tone'], isFilled: boolean]>([
    ['short', 'alarm', true],
    ['short', 'river', true],
    ['note', 'amber', true],
    ['level', 'go', false],
    ['category', 'alarm', false],
  ])('%s in %s', (look, tone, isFilled) => {
    expect(printBlocks(context(), [{ kind: 'note', look, tone, blocks }])).toMatchObject([
      { kind: 'note', tone, isFilled },
    ]);
  });
});
