import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { type PageSources, pageSources } from './page-sources.ts';

const nothing: PageSources = { scripts: [], styles: [], frames: [], workers: [], framed: false, private: false };
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test.each<[string, string, Partial<PageSources>]>([
  ['a page of words', '<html lang="en"><p>Dry it</p></html>', {}],
  ['an inline script', '<script>a()</script>', { scripts: [hash('a()')] }],
  ['a script in capitals, with space at its end', '<SCRIPT>a()</SCRIPT >', { scripts: [hash('a()')] }],
  ['the same script twice', '<script>a()</script><script>a()</script>', { scripts: [hash('a()')] }],
  ['a script over lines', '<script>\r\na()\rb()</script>', { scripts: [hash('\na()\nb()')] }],
  ['a script of its own file', '<script src="/a.js"></script><script async SRC = "/b.js"></script>', {}],
  ['a module that is inline', '<script type="module">a()</script>', { scripts: [hash('a()')] }],
  ['data', '<script type="application/json">{}</script><script type="application/ld+json">{}</script>', {}],
  ['data in other spellings', "<script TYPE = 'text/plain'>a</script><script type=application/json>{}</script>", {}],
  ['what a comment holds', '<!-- <script>a()</script>\n<style>p{}</style> -->', {}],
  ['a style', '<style>p{margin:0}</style>', { styles: [hash('p{margin:0}')] }],
  [
    'a style beside a script',
    '<style>p{}</style><script>a()</script>',
    { styles: [hash('p{}')], scripts: [hash('a()')] },
  ],
  [
    'players, each host once',
    '<b data-player="https://www.youtube-nocookie.com/embed/a"></b><b data-player="https://www.youtube-nocookie.com/embed/b"></b>',
    { frames: ['https://www.youtube-nocookie.com'] },
  ],
  ['a player without https', '<b data-player="http://example.com/a"></b>', {}],
  ['a page that shows a frame of this site', '<p data-shows-embeds></p>', { frames: ["'self'"] }],
  [
    'threads',
    '<i data-worker="photos"></i><i data-worker="plan-a"></i><i data-worker="photos"></i>',
    { workers: ['photos', 'plan-a'] },
  ],
  ['a page for frames of others', '<html lang="en" data-framed><p></p></html>', { framed: true }],
  ['a page of what a device keeps', '<html data-private lang="en"><p></p></html>', { private: true }],
  ['the same words on another element', '<html><p data-framed data-private></p></html>', {}],
  ['words that only begin like them', '<html data-framedness><p data-shows-embedsome></p></html>', {}],
])('%s', (_title, html, expected) => {
  expect(pageSources(html)).toEqual({ ...nothing, ...expected });
});
