import { describe, expect, test } from 'vitest';
import { completeLanguages, messagesIn } from '#content/i18n/languages.ts';
import type { Block, Inline } from '../../content-renderer/ast/blocks.ts';
import { renderContext } from '../../content-renderer/ast/render-context.ts';
import { documentIn } from '../../content-renderer/documents.ts';
import { addresses, isGuide } from '../../routes/addresses.ts';
import { pageOf } from '../../routes/page.ts';
import { guideMarkdown, llmsTxt } from './guide-markdown.ts';
import { markdownBlocks } from './markdown-blocks.ts';

const site = new URL('https://www.example.com');
const plain = { language: 'en', site, speaks: renderContext('en'), words: messagesIn('en').found.plain } as const;
const text = (words: string): readonly Inline[] => [{ kind: 'text', text: words }];
const paragraph = (words: string): Block => ({ kind: 'paragraph', inlines: text(words) });
const guides = addresses.map(({ path }) => path).filter(isGuide);

describe('a block in Markdown', () => {
  test.each<[string, Block, string]>([
    ['a section', { kind: 'section', id: 'a', title: 'Dry it', blocks: [paragraph('Now.')] }, '## Dry it\n\nNow.'],
    ['signs that mean something', paragraph('a_b * <c> | [d]'), 'a\\_b \\* \\<c\\> \\| \\[d\\]'],
    [
      'a note',
      { kind: 'note', look: 'note', tone: 'alarm', title: 'Out', blocks: [paragraph('Go.'), paragraph('Call.')] },
      '> **Out**\n>\n> Go.\n>\n> Call.',
    ],
    [
      'a numbered list in a list',
      {
        kind: 'list',
        look: 'numbers',
        isTight: true,
        items: [
          {
            blocks: [
              paragraph('One'),
              { kind: 'list', look: 'bullets', isTight: true, items: [{ blocks: [paragraph('In')] }] },
            ],
          },
          { blocks: [paragraph('Two')] },
        ],
      },
      '1. One\n\n   - In\n2. Two',
    ],
    [
      'a table with a cell over two columns',
      {
        kind: 'table',
        look: 'plain',
        head: [text('A'), text('B')],
        groups: [[[{ inlines: text('1'), span: 2 }], [{ inlines: text('2') }, { inlines: text('3') }]]],
      },
      '| A | B |\n| --- | --- |\n| 1 |  |\n| 2 | 3 |',
    ],
    [
      'a checklist',
      {
        kind: 'checklist',
        record: 'x',
        allMustHold: false,
        printsAlone: false,
        groups: [{ title: 'Water', tone: 'alarm', when: 'Now', checks: ['Close the valve'] }],
      },
      '### Now: Water\n\n- [ ] Close the valve',
    ],
    [
      'a link inside the site',
      { kind: 'paragraph', inlines: [{ kind: 'link', href: '/ask', inlines: text('Ask') }] },
      '[Ask](https://www.example.com/ask)',
    ],
  ])('%s', (_case, block, expected) => {
    expect(markdownBlocks(plain, [block])).toBe(expected);
  });
});

describe.each(completeLanguages())('guides as Markdown (%s)', (language) => {
  test.each(guides)('%s has its title, every section and its URL', (name) => {
    const markdown = guideMarkdown(language, name, site);
    expect(markdown.startsWith(`# ${pageOf(language, name).title}\n`)).toBe(true);
    const headings = [...markdown.matchAll(/^## (.+)$/gm)].map(([, title = '']) => title.replace(/\\(.)/g, '$1'));
    expect(headings).toEqual(documentIn(language, name.slice(1)).sections.map(({ title }) => title));
    expect(markdown).toContain(new URL(pageOf(language, name).path, site).href);
    expect(markdown).not.toMatch(/undefined|\[object|\{\w+\}/);
    expect(markdown).not.toMatch(/\]\(\//);
  });

  test('llms.txt lists the Markdown of each guide, and every other page', () => {
    const listed = [...llmsTxt(language, site).matchAll(/^- \[.+\]\((\S+)\): \S/gm)].map(([, address]) => address);
    const wanted = addresses.map(({ path }) => pageOf(language, path).path + (isGuide(path) ? '.md' : ''));
    expect(listed.toSorted()).toEqual(wanted.map((path) => new URL(path, site).href).toSorted());
  });
});

test('without a base URL links are paths', () => {
  expect(llmsTxt('en', undefined)).toContain('](/guides/mold-prevention.md)');
});
