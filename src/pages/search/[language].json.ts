import type { APIRoute } from 'astro';
import { type Language, languageCodes, messagesIn } from '#content/i18n/languages.ts';
import type { SearchFile } from '../../features/search/fetch-index.ts';
import { searchedSite } from '../../features/search/site-corpus.ts';

export const getStaticPaths = () => languageCodes.map((language) => ({ params: { language }, props: { language } }));

/** The search index of a language, for the server and for the browser's first search. */
export const GET: APIRoute<{ language: Language }> = ({ props: { language } }) => {
  const { submit: _, elsewhere: __, ...words } = messagesIn(language).search;
  const file: SearchFile = { ...searchedSite(language), words };
  return Response.json(file);
};
