import type { APIRoute } from 'astro';
import { absoluteUrl } from '../lib/routes/absolute-url.ts';

/** Allows all crawlers. Names the sitemap when the site has a public URL. */
export const GET: APIRoute = ({ site }) => {
  const sitemap = absoluteUrl('/sitemap.xml', site);
  return new Response(`User-agent: *\nAllow: /\n${sitemap ? `Sitemap: ${sitemap}\n` : ''}`);
};
