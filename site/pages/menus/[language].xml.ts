import type { APIRoute } from 'astro';
import { type Language, languageCodes } from '#content/languages.ts';
import { menusDocument } from '../../every-page/menus/MenuPanels.tsx';

export const getStaticPaths = () => languageCodes.map((language) => ({ params: { language }, props: { language } }));

/** What stands in the menus of a wide screen: a page asks for it when somebody comes near them. */
export const GET: APIRoute<{ language: Language }> = ({ props: { language } }) =>
  new Response(menusDocument(language), { headers: { 'content-type': 'application/xml' } });
