import type { APIRoute } from 'astro';
import { assessmentWordsIn } from '#content/words/assessment-words.ts';

/** The words of the assessment in both languages: the tool asks for them when the page is idle. */
export const GET: APIRoute = () =>
  new Response(JSON.stringify(assessmentWordsIn), { headers: { 'content-type': 'application/json' } });
