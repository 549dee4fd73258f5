import { listedPages } from '#src/lib/routes/page.ts';
import { expect, test } from './support/fixtures.ts';

const languages = ['en', 'es'] as const;
const pages = languages.flatMap(listedPages);
test('no page links to an address, a file or a fragment that does not exist', async ({ baseURL }) => {
  const known = new Map<string, string>();
  const read = async (path: string) => {
    const before = known.get(path);
    if (before !== undefined) return before;
    const response = await fetch(`${baseURL}${path}`);
    const text = response.ok ? await response.text() : '';
    known.set(path, text);
    return text;
  };
  const seen = new Set<string>();
  const broken: string[] = [];
  let checked = 0;
  for (const path of pages.map(({ path: listed }) => listed)) {
    const source = await read(path);
    // What a script in the page writes is no link of the page.
    const markup = source.replaceAll(/(<script[^>]*>).*?<\/script>/gs, '$1');
    for (const [, href] of markup.matchAll(/\s(?:href|src)="([^"]*)"/g)) {
      const target = new URL((href ?? '').replaceAll('&amp;', '&'), `${baseURL}${path}`);
      if (target.origin !== new URL(baseURL ?? '').origin) continue;
      checked += 1;
      // Menus and footers repeat their links.
      if (seen.has(target.href)) continue;
      seen.add(target.href);
      const text = await read(target.pathname + (target.pathname.startsWith('/_astro/') ? '' : target.search));
      const id = decodeURIComponent(target.hash.slice(1));
      if (text === '' || (id && !text.includes(` id="${id}"`))) broken.push(`${path} -> ${href}`);
    }
  }
  expect(checked).toBeGreaterThan(pages.length);
  expect(broken).toEqual([]);
});
