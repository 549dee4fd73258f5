import type { APIRoute, GetStaticPaths } from 'astro';
import { type Language, languageCodes } from '#content/languages.ts';
import { type LossRecordWords, lossRecordIn } from '#content/words/claim-words.ts';
import { letterhead } from '../../downloads/letterhead.ts';

export const getStaticPaths = (() =>
  languageCodes.map((language) => ({ params: { language } }))) satisfies GetStaticPaths;

/** All words of the loss record: its page asks for them when a record is opened. */
export const GET: APIRoute = ({ params }) => {
  const language = params.language as Language;
  const words: LossRecordWords = { ...lossRecordIn[language], letterhead: letterhead(language) };
  return new Response(JSON.stringify(words), { headers: { 'content-type': 'application/json' } });
};
