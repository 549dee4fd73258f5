import type { APIRoute } from 'astro';
import { languageCodes } from '#content/languages.ts';
import { listedPages } from '../frame/page.ts';

/** The sitemap, from the one address list, in every language. */
export const GET: APIRoute = ({ site }) => {
  const pages = languageCodes.flatMap(listedPages);
  const urls = pages.map(({ path }) => `<url><loc>${new URL(path, site).href}</loc></url>`);
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>\n`;
  return new Response(xml, { headers: { 'content-type': 'application/xml' } });
};
