import type { APIRoute } from 'astro';
import { languageCodes } from '#content/languages.ts';
import { alternatesOf, listedPages } from '../frame/page.ts';

/** The sitemap, from the one address list, in every language, each page with its twins. */
export const GET: APIRoute = ({ site }) => {
  const addressOf = (path: string) => new URL(path, site).href;
  const urls = languageCodes.flatMap(listedPages).map(({ name, path }) => {
    const twins = alternatesOf(name).map(
      ({ hreflang, path: twin }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${addressOf(twin)}"/>`,
    );
    return `<url><loc>${addressOf(path)}</loc>${twins.join('')}</url>`;
  });
  const names = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${names}>${urls.join('')}</urlset>\n`;
  return new Response(xml, { headers: { 'content-type': 'application/xml' } });
};
