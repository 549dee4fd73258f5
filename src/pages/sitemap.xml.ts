import type { APIRoute } from 'astro';
import { picturesOf } from '../lib/seo/feeds/pictures.ts';
import { sitemapOf } from '../lib/seo/feeds/sitemap.ts';

/** The sitemap. Its addresses must be whole, so there is none while the site has no public address. */
export const GET: APIRoute = ({ site }) =>
  new Response(site ? sitemapOf(site, picturesOf) : null, { headers: { 'content-type': 'application/xml' } });
