import { parse } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { languageCodes, languages } from '#content/i18n/languages.ts';
import { listedPages, pageOf } from '../routes/page.ts';
import { contentDate } from './dates.ts';
import { element, feedPages, picturesOf, rssOf, sitemapOf } from './feeds.ts';

const site = new URL('https://www.example.com');
const pages = languageCodes.flatMap(listedPages).filter(({ name }) => name !== '/this-device');
const textsOf = (xml: string, name: string) => [...xml.matchAll(new RegExp(`<${name}[^>]*>([^<]*)</${name}>`, 'g'))];

test.each([
  ['/guides/after-the-flood', '2026-11-27'],
  ['/s500-reference', '2026-11-21'],
  ['/blog/elks-lodge-seguin', '2026-11-21'],
  ['/about', undefined],
])('%s is dated %s', (name, day) => {
  expect(contentDate(pageOf('en', name))).toBe(day);
});

test('the terms have the date of their last change', () => {
  expect(contentDate(pageOf('en', '/terms'))).toMatch(/^\d{4}-\d\d-\d\d$/);
});

test('escapes XML', () => {
  expect(element('title', 'Q&A <b> "x"')).toBe('<title>Q&amp;A &lt;b&gt; &quot;x&quot;</title>');
});

describe('the sitemap', () => {
  const xml = sitemapOf(site, picturesOf);
  const urls = parse(xml).querySelectorAll('url');

  test('lists every page of every language once, without unlisted ones', () => {
    const listed = urls.map((url) => url.querySelector('loc')?.text);
    expect(listed).toEqual(pages.map(({ path }) => new URL(path, site).href));
    expect(new Set(listed).size).toBe(listed.length);
    for (const language of ['en', 'es', 'x-default']) {
      expect(xml.split(`hreflang="${language}"`), language).toHaveLength(pages.length + 1);
    }
  });

  test('has lastmod for pages with a date', () => {
    const dated = urls.filter((url) => url.querySelector('lastmod')).map((url) => url.querySelector('loc')?.text);
    expect(dated).toContain('https://www.example.com/es/guias/prevenir-moho');
    expect(dated).not.toContain('https://www.example.com/about');
  });

  test('lists the images of a page', () => {
    const one = sitemapOf(site, ({ path }) => (path === '/blog/elks-lodge-seguin' ? ['/images/plan.svg'] : []));
    const entry = one.split('<url>').filter((url) => url.includes('<image:loc>'));
    expect(entry).toHaveLength(1);
    expect(entry[0]).toContain('<image:loc>https://www.example.com/images/plan.svg</image:loc>');
    expect(entry[0]).toContain('<loc>https://www.example.com/blog/elks-lodge-seguin</loc>');
  });

  test('inline drawings are not listed', () => {
    expect(picturesOf(pageOf('es', '/blog/elks-lodge-seguin'))).toEqual([]);
    expect(picturesOf(pageOf('en', '/about'))).toEqual([]);
  });
});

describe.each(languageCodes)('the feed (%s)', (language) => {
  const xml = rssOf(language, site);
  const items = feedPages(language);

  test('lists every guide and story, newest first, with absolute URLs', () => {
    const wanted = listedPages(language).filter(({ name }) => /^\/(guides|blog)\//.test(name));
    expect(items.map(({ page }) => page.path).toSorted()).toEqual(wanted.map(({ path }) => path).toSorted());
    const days = items.map(({ day }) => day);
    expect(days).toEqual(days.toSorted().toReversed());
    const guids = textsOf(xml, 'guid').map(([, address]) => address);
    expect(guids).toEqual(items.map(({ page }) => new URL(page.path, site).href));
  });

  test('dates are RFC 822 with the date of the content', () => {
    const dates = textsOf(xml, 'pubDate').map(([, date = '']) => date);
    expect(dates).toHaveLength(items.length);
    for (const [index, date] of dates.entries()) {
      expect(date).toMatch(/^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d \w{3} \d{4} 12:00:00 GMT$/);
      expect(new Date(date).toISOString().slice(0, 10)).toBe(items[index]?.day);
    }
  });

  test('has its language and a self link', () => {
    const { tag, prefix } = languages[language];
    expect(textsOf(xml, 'language')[0]?.[1]).toBe(tag.toLowerCase());
    expect(xml).toContain(`<atom:link href="https://www.example.com${prefix}/feed.xml" rel="self"`);
  });
});
