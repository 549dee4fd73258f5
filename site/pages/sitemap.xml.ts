import type { APIRoute } from 'astro';
import { addresses } from '../frame/addresses.ts';

/** The sitemap, from the one address list. */
export const GET: APIRoute = ({ site }) => {
  const urls = addresses.map(({ path }) => `<url><loc>${new URL(path, site).href}</loc></url>`);
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>\n`;
  return new Response(xml, { headers: { 'content-type': 'application/xml' } });
};
