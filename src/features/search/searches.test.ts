import { describe, expect, test } from 'vitest';
import { shownHit } from '#core/search/search-result.ts';
import { searchSite } from '#core/search/search-site.ts';
import { indexSite } from '#core/search/site-index.ts';
import searches from './searches.json' with { type: 'json' };
import { searchedSite } from './site-corpus.ts';

const indexes = { en: indexSite(searchedSite('en')), es: indexSite(searchedSite('es')) };

/** The path of the first result. */
function firstPage(language: keyof typeof indexes, query: string): string {
  const index = indexes[language];
  const { hits, stems } = searchSite(index, query);
  const [first] = hits;
  return first ? (shownHit(index, first, stems, '').href.split(/[#?]/)[0] ?? '') : 'nothing';
}

describe.each([
  { language: 'en', right: 75 },
  { language: 'es', right: 39 },
] as const)('$language', ({ language, right }) => {
  /** Queries of real people with the pages that answer them. */
  const typed = searches[language];

  test(`finds a correct page first in ${right} searches of ${typed.length}`, () => {
    const wrong = typed.flatMap(([query = '', ...pages]) => {
      const found = firstPage(language, query);
      return pages.includes(found) ? [] : [`${query}: ${found}`];
    });
    expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(typed.length - right);
  });

  test('every synonym leads to words that are on the site', () => {
    const { weights, called } = indexes[language];
    const unsaid = called.map(([, meant]) => meant).filter((meant) => meant.some((stem) => !weights.has(stem)));
    expect(unsaid).toEqual([]);
  });

  test.each([
    ['nothing', ''],
    ['space', '   '],
    ['signs', '? \\ " %00 <script>alert(1)</script> 🔥'],
    ['one long word', 'x'.repeat(5000)],
    ['very many words', 'water '.repeat(3000)],
  ])('does not throw for %s', (_case, query) => {
    expect(() => searchSite(indexes[language], query, true)).not.toThrow();
  });
});

test.each([
  ['state farm', '/insurance-directory?q=State%20Farm'],
  ['Statefarm claims number', '/insurance-directory?q=State%20Farm'],
  ['travlers', '/insurance-directory?q=Travelers'],
  ['twia', '/insurance-directory?q=Texas%20Windstorm%20Insurance%20Association%20(TWIA)'],
])('"%s" finds the company in the directory', (query, href) => {
  const { hits, stems } = searchSite(indexes.en, query);
  expect(hits.slice(0, 2).map((hit) => shownHit(indexes.en, hit, stems, '').href)).toContain(href);
});

test('the index stays small', () => {
  for (const { site } of Object.values(indexes)) expect(JSON.stringify(site).length).toBeLessThan(200_000);
});
