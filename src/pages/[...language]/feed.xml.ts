import type { APIRoute } from 'astro';
import type { Language } from '#content/i18n/languages.ts';
import { languageRoutes } from '../../lib/routes/routes.ts';
import { rssOf } from '../../lib/seo/feeds.ts';

export const getStaticPaths = languageRoutes;

/** The feed of a language. A feed is read elsewhere, so there is none while the site has no public address. */
export const GET: APIRoute<{ language: Language }> = ({ props: { language }, site }) =>
  new Response(site ? rssOf(language, site) : null, { headers: { 'content-type': 'application/xml' } });
