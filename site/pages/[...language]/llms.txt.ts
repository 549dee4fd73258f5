import type { APIRoute } from 'astro';
import type { Language } from '#content/languages.ts';
import { llmsOf } from '../../found/plain/llms.ts';
import { languageRoutes } from '../../frame/routes.ts';

export const getStaticPaths = languageRoutes;

export const GET: APIRoute<{ language: Language }> = ({ props: { language }, site }) =>
  new Response(llmsOf(language, site));
