import type { APIRoute } from 'astro';
import { wholeAddress } from '../frame/whole-address.ts';

/** Every robot may read everything. The sitemap is named once the site has a public address. */
export const GET: APIRoute = ({ site }) => {
  const sitemap = wholeAddress('/sitemap.xml', site);
  return new Response(`User-agent: *\nAllow: /\n${sitemap ? `Sitemap: ${sitemap}\n` : ''}`);
};
