import type { APIRoute } from 'astro';
import { directoryJson } from '#content/directory/public-files.ts';
import { type Language, wordsIn } from '#content/languages.ts';
import { pageOf } from '../../frame/page.ts';
import { languageRoutes } from '../../frame/routes.ts';
import { wholeAddress } from '../../frame/whole-address.ts';

export const getStaticPaths = languageRoutes;

export const GET: APIRoute<{ language: Language }> = ({ props: { language }, site }) => {
  const home = wholeAddress(pageOf(language, '/insurance-directory').path, site);
  return new Response(directoryJson(home, wordsIn(language).directory), {
    headers: { 'content-type': 'application/json' },
  });
};
