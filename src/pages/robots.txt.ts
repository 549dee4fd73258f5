import type { APIRoute } from 'astro';
import { absoluteUrl } from '../lib/routes/absolute-url.ts';

/** Every robot may read everything. The sitemap is named once the site has a public address. */
export const GET: APIRoute = ({ site }) => {
  const sitemap = absoluteUrl('/sitemap.xml', site);
  return new Response(`User-agent: *\nAllow: /\n${sitemap ? `Sitemap: ${sitemap}\n` : ''}`);
};
