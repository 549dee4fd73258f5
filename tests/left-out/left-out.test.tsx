import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { languageCodes, listsIn } from '#content/i18n/languages.ts';
import { owner } from '#content/owner.ts';
import { AboutPage } from '#src/features/company/AboutPage.tsx';
import { WtrConnectionPage } from '#src/features/company/WtrConnectionPage.tsx';
import { printedFiles } from '#src/features/downloads/printed-files.ts';
import { GuidePage } from '#src/features/guides/GuidePage.tsx';
import { HomePage } from '#src/features/home/HomePage.tsx';
import { BlogPage } from '#src/features/library/BlogPage.tsx';
import { searchedSite } from '#src/features/search/site-corpus.ts';
import { VideosPage } from '#src/features/videos/VideosPage.tsx';
import { InLanguage } from '#src/i18n/language-context.tsx';
import { Footer } from '#src/layouts/Footer.tsx';
import { Header } from '#src/layouts/Header.tsx';
import { isPageName, listedPages, pageOf } from '#src/lib/routes/page.ts';
import { rssOf, sitemapOf } from '#src/lib/seo/feeds.ts';
import { graphOf } from '#src/lib/seo/structured-data/page-graph.ts';

// vitest.config.ts gives this folder an owner's file with everything left out, without towns, counties, reviews, stories and videos.

const site = new URL('https://www.wtr-restoration.com');
const ofReviews = /\/reviews|\/resenas/;
/** The claims that may be left out print these. */
const leftOut = [owner.address.line, owner.channel.url, `${owner.figures.caseStudyIncreasePercent}%`];

test('everything that may be left out is', () => {
  expect(Object.values(owner.claims).filter((state) => state === 'left out')).toHaveLength(7);
  expect([owner.towns, owner.counties, owner.cities].flat()).toEqual([]);
});

describe.each(languageCodes)('%s', (language) => {
  const render = <Props extends object>(show: ComponentType<Props>, properties: Props) =>
    renderToStaticMarkup(createElement(InLanguage<Props>, { language, show, with: properties }));

  test.each<[string, () => string]>([
    ['home', () => render(HomePage, {})],
    ['about', () => render(AboutPage, {})],
    ['get help', () => render(WtrConnectionPage, {})],
    ['blog', () => render(BlogPage, {})],
    ['videos', () => render(VideosPage, {})],
    ['a guide that names a review', () => render(GuidePage, { slug: 'hidden-water-damage-signs' })],
    ['header', () => render(Header, { page: pageOf(language, '/about') })],
    ['footer', () => render(Footer, { year: 2026 })],
  ])('%s names nothing that is left out', (_page, html) => {
    const shown = html();
    expect(shown.length).toBeGreaterThan(500);
    expect(shown).not.toMatch(ofReviews);
    for (const words of leftOut) expect(shown).not.toContain(words);
  });

  test('sitemap, feed, search and files have no review', () => {
    expect(listsIn(language).reviews).toEqual([]);
    expect(listedPages(language).length).toBeGreaterThan(30);
    const { pages } = searchedSite(language);
    for (const text of [sitemapOf(site, () => []), rssOf(language, site), JSON.stringify(pages)])
      expect(text).not.toMatch(ofReviews);
    expect(Object.keys(printedFiles(language)).filter((name) => name.startsWith('review-'))).toEqual([]);
    expect(isPageName('/reviews')).toBe(false);
  });

  test('search engines get no address or town', () => {
    for (const page of ['/about', '/videos', '/'])
      expect(JSON.stringify(graphOf(pageOf(language, page), 'Site', owner, site) ?? {})).not.toMatch(
        /PostalAddress|"City"|addressLocality/,
      );
  });
});
