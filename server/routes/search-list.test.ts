import { expect, test } from 'vitest';
import { indexSite } from '#core/search/site-index.ts';
import { searchList } from './search.ts';

/** A site of pages of one section each, and a company. */
function site(pages: number, heading = 'The <24> rule') {
  const numbers = Array.from({ length: pages }, (_, n) => n);
  return indexSite({
    pages: numbers.map((n) => [`/mold-${n}`, `Mold & more ${n}`, 1, 0] as const),
    sections: numbers.map((n) => [n, heading && 'clock', heading, `Mold "grows" in ${n} days`, ''] as const),
    names: [['State Farm']],
    directory: '/insurance-directory',
    speech: { endings: 's', small: 'the in', general: '', danger: '', synonyms: {} },
  });
}

test('a result has its address, its heading and its marked words, and all are text', () => {
  expect(searchList('en', site(1), 'mold')).toBe(
    '<p role="status">1 result for “mold”</p><ol><li><svg aria-hidden="true"><use href="#kind-page"/></svg><a href="/mold-0#clock"><b>Mold &amp; more 0</b>' +
      ' <span>The &lt;24&gt; rule</span></a><p><mark>Mold</mark> &quot;grows&quot; in 0 days</p></li></ol>',
  );
});

test('a page itself has no heading beside its title', () => {
  expect(searchList('en', site(1, ''), 'mold')).toContain('<a href="/mold-0"><b>Mold &amp; more 0</b></a>');
});

test('a company leads into the directory', () => {
  const list = searchList('en', site(1), 'state farm');
  expect(list).toContain('<a href="/insurance-directory?q=State%20Farm"><b>State Farm</b></a>');
});

test.each([
  ['some', 3, 3, /^<p role="status">3 results for “mold”</],
  ['as many as a page lists', 20, 20, /^<p role="status">20 results for “mold”</],
  ['more', 21, 20, /^<p role="status">Here are the first 20 results for “mold”\. Don’t see it\? Add a word\.</],
] as const)('%s: so many are listed, and it is said', (_case, pages, listed, said) => {
  const list = searchList('en', site(pages), 'mold');
  expect(list).toMatch(said);
  expect(list.match(/<li>/g)).toHaveLength(listed);
  expect(list.match(/<\/li><li>/g)).toHaveLength(listed - 1);
});

test('nothing is a sentence with what was asked, and no list', () => {
  const list = searchList('en', site(1), '<zebra>');
  expect(list).toBe(
    '<p role="status">We didn’t find anything for “&lt;zebra&gt;”. Try fewer words, or different ones.</p>',
  );
});
