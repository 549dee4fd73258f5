import type { APIRoute, GetStaticPaths } from 'astro';
import { answerMessagesIn } from '#content/i18n/assessment-answers.ts';
import { type Language, languageCodes } from '#content/i18n/languages.ts';

export const getStaticPaths = (() =>
  languageCodes.map((language) => ({ params: { language } }))) satisfies GetStaticPaths;

/** The words of an answer: the tool asks for them when the page is idle. The words around it stand in the page. */
export const GET: APIRoute = ({ params: { language } }) =>
  new Response(JSON.stringify(answerMessagesIn[language as Language]), {
    headers: { 'content-type': 'application/json' },
  });
