import type { APIRoute, GetStaticPaths } from 'astro';
import { type Language, languageCodes } from '#content/languages.ts';
import { answerWordsIn } from '#content/words/assessment-answers.ts';

export const getStaticPaths = (() =>
  languageCodes.map((language) => ({ params: { language } }))) satisfies GetStaticPaths;

/** The words of an answer: the tool asks for them when the page is idle. The words around it stand in the page. */
export const GET: APIRoute = ({ params: { language } }) =>
  new Response(JSON.stringify(answerWordsIn[language as Language]), {
    headers: { 'content-type': 'application/json' },
  });
