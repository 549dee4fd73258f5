import type { APIRoute } from 'astro';
import type { Language } from '#content/i18n/languages.ts';
import { languageRoutes } from '../../lib/routes/routes.ts';
import { llmsTxt } from '../../lib/seo/markdown/guide-markdown.ts';

export const getStaticPaths = languageRoutes;

export const GET: APIRoute<{ language: Language }> = ({ props: { language }, site }) =>
  new Response(llmsTxt(language, site));
