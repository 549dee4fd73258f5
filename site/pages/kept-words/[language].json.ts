import type { APIRoute } from 'astro';
import { type Language, languageCodes, wordsIn } from '#content/languages.ts';

export const getStaticPaths = () => languageCodes.map((language) => ({ params: { language }, props: { language } }));

/** What the bar above a page says when there is something newer: a page asks for it then. */
export const GET: APIRoute<{ language: Language }> = ({ props: { language } }) =>
  Response.json(wordsIn(language).keep.bar);
