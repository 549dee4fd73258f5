import { describe, expect, test } from 'vitest';
import type { Block } from './blocks.ts';
import { readHtml } from './read-html.ts';

const options = { origin: 'https://manual.example', withSources: true };
const read = (html: string) => readHtml(html, options);
const paragraph = (text: string): Block => ({ kind: 'paragraph', runs: [{ text }], quiet: false });

describe('readHtml', () => {
  test.each([
    ['a heading and a paragraph', '<h2>Walls</h2><p>Press\n  gently.</p>', ['heading', 'paragraph']],
    ['loose words in a box', '<div>Loose <b>words</b><p>then a paragraph</p></div>', ['paragraph', 'paragraph']],
    ['no navigation, form or button', '<nav>Menu</nav><form>Ask</form><button>Go</button><p>Text</p>', ['paragraph']],
    [
      'nothing that print hides',
      '<p class="no-print">Screen</p><p class="hidden">Hidden</p><p>Text</p>',
      ['paragraph'],
    ],
    ['a note', '<div class="_note_1ab2c_3 _amber_1ab2c_9"><p>Careful</p></div>', ['note']],
    ['a disclosure, opened', '<details><summary>More</summary><p>Text</p></details>', ['heading', 'paragraph']],
    [
      'a table',
      '<section><table><thead><tr><th>A</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table></section>',
      ['table'],
    ],
    ['an empty paragraph away', '<p> </p><p>Text</p>', ['paragraph']],
  ])('keeps %s', (_, html, kinds) => {
    expect(read(html).map(({ kind }) => kind)).toEqual(kinds);
  });

  test('reads styles, links and sources of a paragraph', () => {
    const html =
      '<p>Stay <b>out</b>.<sup><a href="#source-1">1</a><a href="#source-2">2</a></sup> See <a href="/guides">guides</a>.</p>';
    expect(read(html)).toEqual([
      {
        kind: 'paragraph',
        quiet: false,
        runs: [
          { text: 'Stay ' },
          { text: 'out', bold: true },
          { text: '.' },
          { text: '1, 2', raised: true },
          { text: ' See ' },
          { text: 'guides', href: 'https://manual.example/guides' },
          { text: '.' },
        ],
      },
    ]);
  });

  test('leaves the numbers of sources out when asked', () => {
    expect(readHtml('<p>Stay out.<sup>1</sup></p>', { ...options, withSources: false })).toEqual([
      paragraph('Stay out.'),
    ]);
  });

  test.each([
    ['bullets', '<ul><li>One</li><li>Two</li></ul>', 'bullet'],
    ['numbers', '<ol><li>One</li><li>Two</li></ol>', 'number'],
    ['boxes', '<ul><li><label><input type="checkbox"/><span>One</span></label></li><li>Two</li></ul>', 'box'],
    ['a key that prints its own numbers', '<ol><li><span>1</span>One</li><li><span>2</span>Two</li></ol>', 'number'],
  ])('reads a list with %s', (_, html, mark) => {
    const [list] = read(html);
    expect(list).toMatchObject({ kind: 'list', mark });
    const texts =
      list?.kind === 'list' ? list.items.map(([block]) => (block?.kind === 'paragraph' ? block.runs : [])) : [];
    expect(texts).toEqual([[{ text: 'One' }], [{ text: 'Two' }]]);
  });

  test('reads a figure with its alternative and its key', () => {
    const html =
      '<figure><p class="hidden">A wet wall</p><svg viewBox="0 0 10 5"><path d="M0 0"/></svg><ol><li>Here</li></ol><figcaption><b>Fig. 1</b>The wall</figcaption></figure>';
    const [figure, key] = read(html);
    expect(figure).toMatchObject({ kind: 'figure', alt: 'A wet wall' });
    expect(figure?.kind === 'figure' && figure.caption.map(({ text }) => text).join('')).toBe('Fig. 1 The wall');
    expect(key).toMatchObject({ kind: 'list' });
  });
});
