import type { APIRoute } from 'astro';
import { directoryJson } from '#content/directory/public-files.ts';
import { type Language, messagesIn } from '#content/i18n/languages.ts';
import { absoluteUrl } from '../../lib/routes/absolute-url.ts';
import { pageOf } from '../../lib/routes/page.ts';
import { languageRoutes } from '../../lib/routes/routes.ts';

export const getStaticPaths = languageRoutes;

export const GET: APIRoute<{ language: Language }> = ({ props: { language }, site }) => {
  const home = absoluteUrl(pageOf(language, '/insurance-directory').path, site);
  return new Response(directoryJson(home, messagesIn(language).directory), {
    headers: { 'content-type': 'application/json' },
  });
};
