import { languageCodes } from '#content/i18n/languages.ts';
import { addressOf } from '../../routes/addresses.ts';
import { alternatesOf, listedPages, type Page } from '../../routes/page.ts';
import { placeOf } from '../structured-data/place.ts';
import { dayOf } from './feed-date.ts';
import { element, inXml } from './xml.ts';

const names = [
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"',
  'xmlns:xhtml="http://www.w3.org/1999/xhtml"',
  'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"',
].join(' ');

/**
 * The sitemap, from the one address list, in every language: each page with its twins, the day that its content gives, and
 * its pictures.
 * @param picturesOf paths of the pictures of a page
 */
export function sitemapOf(site: URL, picturesOf: (page: Page) => readonly string[]): string {
  const urls = languageCodes
    .flatMap(listedPages)
    .filter(({ name }) => !addressOf(name)?.unlisted)
    .map((page) => urlOf(page, picturesOf(page), site));
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${names}>${urls.join('')}</urlset>\n`;
}

function urlOf(page: Page, pictures: readonly string[], site: URL): string {
  const day = dayOf(page);
  const twins = alternatesOf(page.name).map(
    ({ hreflang, path }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${inXml(placeOf(path, site))}"/>`,
  );
  const images = pictures.map((path) => `<image:image>${element('image:loc', placeOf(path, site))}</image:image>`);
  const lastmod = day ? element('lastmod', day) : '';
  return `<url>${element('loc', placeOf(page.path, site))}${lastmod}${twins.join('')}${images.join('')}</url>`;
}
