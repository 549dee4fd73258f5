import type { APIRoute, GetStaticPaths } from 'astro';
import { type Language, languageCodes } from '#content/languages.ts';
import { lossRecordIn } from '#content/words/claim-words.ts';

export const getStaticPaths = (() =>
  languageCodes.map((language) => ({ params: { language } }))) satisfies GetStaticPaths;

/** All words of the loss record: its page asks for them when a record is opened. */
export const GET: APIRoute = ({ params: { language } }) =>
  new Response(JSON.stringify(lossRecordIn[language as Language]), {
    headers: { 'content-type': 'application/json' },
  });
