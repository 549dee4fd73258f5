import type { APIRoute } from 'astro';
import { type Language, languageCodes, wordsIn } from '#content/languages.ts';
import { searchedSite } from '../../found/search/searched-site.ts';
import type { SearchFile } from '../../parts/search/fetch-index.ts';

export const getStaticPaths = () => languageCodes.map((language) => ({ params: { language }, props: { language } }));

/** All that the search of a language knows: the server reads it, and a browser fetches it with its first search. */
export const GET: APIRoute<{ language: Language }> = ({ props: { language } }) => {
  const { submit: _, elsewhere: __, ...words } = wordsIn(language).search;
  const file: SearchFile = { ...searchedSite(language), words };
  return Response.json(file);
};
