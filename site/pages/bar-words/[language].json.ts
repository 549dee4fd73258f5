import type { APIRoute } from 'astro';
import { type Language, languageCodes, pathOf, wordsIn } from '#content/languages.ts';
import type { BarWords } from '../../frame/bar/bar-words.ts';

export const getStaticPaths = () => languageCodes.map((language) => ({ params: { language }, props: { language } }));

/** What the bars above a page say: a page asks for it then. */
export const GET: APIRoute<{ language: Language }> = ({ props: { language } }) => {
  const { keep, waiting } = wordsIn(language);
  const words: BarWords = { newer: keep.bar, waiting: waiting.bar, waitingPage: pathOf(language, '/waiting') };
  return Response.json(words);
};
