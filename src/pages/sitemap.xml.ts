import type { APIRoute } from 'astro';
import { picturesOf, sitemapOf } from '../lib/seo/feeds.ts';

/** The sitemap. Its addresses must be whole, so there is none while the site has no public address. */
export const GET: APIRoute = ({ site }) =>
  new Response(site ? sitemapOf(site, picturesOf) : null, { headers: { 'content-type': 'application/xml' } });
