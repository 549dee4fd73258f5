import type { APIRoute } from 'astro';
import { type Language, languageCodes, wordsIn } from '#content/languages.ts';

export const getStaticPaths = () => languageCodes.map((language) => ({ params: { language }, props: { language } }));

/** What the panel of a share button says: a page asks for it when one is pressed. */
export const GET: APIRoute<{ language: Language }> = ({ props: { language } }) =>
  Response.json(wordsIn(language).parts.share);
