import { type Language, languageCodes, localeIn, messagesIn } from '#content/i18n/languages.ts';
import { owner, saidIn } from '#content/owner.ts';
import { walkBlocks } from '../content-renderer/ast/traverse.ts';
import { documentIn } from '../content-renderer/documents.ts';
import { urlOrPath } from '../routes/absolute-url.ts';
import { addressOf, type PageName } from '../routes/addresses.ts';
import { addressIn, alternatesOf, listedPages, type Page, pageOf } from '../routes/page.ts';
import { contentDate } from './dates.ts';

/** Path of the feed, below the language prefix. */
export const feedFile = '/feed.xml';

/** Pages that link to the feed. */
export const feedPlaces: readonly PageName[] = ['/', '/guides', '/blog'];

/**
 * The RSS 2.0 feed of a language: guides and stories, newest first. A guide is dated by its last review, a story by
 * its publication. Dates are at noon UTC, which is the same day in Texas.
 */
export function rssOf(language: Language, site: URL): string {
  const front = pageOf(language, '/').path;
  const { feed } = messagesIn(language).found;
  const items = feedPages(language).map(({ page, day }) => itemOf(page, day, site));
  const own = urlOrPath(`${front === '/' ? '' : front}${feedFile}`, site);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    element('title', saidIn(owner.siteName, language)),
    element('link', urlOrPath(front, site)),
    element('description', feed),
    element('language', localeIn(language).tag.toLowerCase()),
    `<atom:link href="${escapeXml(own)}" rel="self" type="application/rss+xml"/>`,
    ...items,
    '</channel></rss>',
    '',
  ].join('\n');
}

/** The guides and stories of a language with their days, newest first. */
export function feedPages(language: Language): readonly { readonly page: Page; readonly day: string }[] {
  return listedPages(language)
    .filter(({ name }) => /^\/(guides|blog)\/./.test(name))
    .flatMap((page) => {
      const day = contentDate(page);
      return day ? [{ page, day }] : [];
    })
    .toSorted((one, other) => other.day.localeCompare(one.day));
}

function itemOf({ title, description, path }: Page, day: string, site: URL): string {
  const address = urlOrPath(path, site);
  return [
    '<item>',
    element('title', title),
    element('link', address),
    `<guid isPermaLink="true">${escapeXml(address)}</guid>`,
    element('pubDate', new Date(`${day}T12:00:00Z`).toUTCString()),
    element('description', description),
    '</item>',
  ].join('');
}

const namespaces = [
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"',
  'xmlns:xhtml="http://www.w3.org/1999/xhtml"',
  'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"',
].join(' ');

/**
 * The sitemap of all languages: each page with its translations, its date, and
 * its images.
 * @param picturesOf paths of the pictures of a page
 */
export function sitemapOf(site: URL, picturesOf: (page: Page) => readonly string[]): string {
  const urls = languageCodes
    .flatMap(listedPages)
    .filter(({ name }) => !addressOf(name)?.unlisted)
    .map((page) => urlOf(page, picturesOf(page), site));
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${namespaces}>${urls.join('')}</urlset>\n`;
}

function urlOf(page: Page, pictures: readonly string[], site: URL): string {
  const day = contentDate(page);
  const twins = alternatesOf(page.name).map(
    ({ hreflang, path }) =>
      `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeXml(urlOrPath(path, site))}"/>`,
  );
  const images = pictures.map((path) => `<image:image>${element('image:loc', urlOrPath(path, site))}</image:image>`);
  const lastmod = day ? element('lastmod', day) : '';
  return `<url>${element('loc', urlOrPath(page.path, site))}${lastmod}${twins.join('')}${images.join('')}</url>`;
}

/** Pages with a document that may contain pictures. */
const pagesWithPictures = /^\/(guides|blog|reviews)\/[^/]+$/;

/** Paths of the pictures of a page. Inline drawings have no URL. */
export function picturesOf({ name, language }: Page): readonly string[] {
  if (!pagesWithPictures.test(name)) return [];
  const pictures = [...walkBlocks(documentIn(language, name.slice(1)).blocks)].filter(({ kind }) => kind === 'picture');
  return pictures.flatMap((block) => (block.kind === 'picture' ? [addressIn(language, block.src)] : []));
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes text for XML elements and attributes. */
export function escapeXml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);
}

/** An XML element with text. */
export function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`;
}
