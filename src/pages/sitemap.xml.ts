import type { APIRoute } from 'astro';
import { picturesOf, sitemapOf } from '../lib/seo/feeds.ts';

/** The sitemap; empty while the site has no public URL, since it needs absolute URLs. */
export const GET: APIRoute = ({ site }) =>
  new Response(site ? sitemapOf(site, picturesOf) : null, { headers: { 'content-type': 'application/xml' } });
