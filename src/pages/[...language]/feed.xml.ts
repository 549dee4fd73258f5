import type { APIRoute } from 'astro';
import type { Language } from '#content/i18n/languages.ts';
import { languageRoutes } from '../../lib/routes/routes.ts';
import { rssOf } from '../../lib/seo/feeds.ts';

export const getStaticPaths = languageRoutes;

/** The feed of a language; empty while the site has no public URL, since feeds need absolute URLs. */
export const GET: APIRoute<{ language: Language }> = ({ props: { language }, site }) =>
  new Response(site ? rssOf(language, site) : null, { headers: { 'content-type': 'application/xml' } });
