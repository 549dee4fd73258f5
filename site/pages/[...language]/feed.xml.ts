import type { APIRoute } from 'astro';
import type { Language } from '#content/languages.ts';
import { rssOf } from '../../found/feeds/rss.ts';
import { languageRoutes } from '../../frame/routes.ts';

export const getStaticPaths = languageRoutes;

/** The feed of a language. A feed is read elsewhere, so there is none while the site has no public address. */
export const GET: APIRoute<{ language: Language }> = ({ props: { language }, site }) =>
  new Response(site ? rssOf(language, site) : null, { headers: { 'content-type': 'application/xml' } });
