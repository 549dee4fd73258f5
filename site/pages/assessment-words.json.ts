import type { APIRoute } from 'astro';
import { answerWordsIn } from '#content/words/assessment-answers.ts';

/** The words of an answer in both languages: the tool asks for them when the page is idle. The words around it stand in the page. */
export const GET: APIRoute = () =>
  new Response(JSON.stringify(answerWordsIn), { headers: { 'content-type': 'application/json' } });
