import type { APIRoute, GetStaticPaths } from 'astro';
import { type Language, languageCodes, localeIn } from '#content/languages.ts';
import { type DryingJobWords, dryingJobIn, type RoomCalculator } from '#content/words/claim-words.ts';
import { letterhead } from '../../downloads/letterhead.ts';
import { nearestPage } from '../../frame/page.ts';
import { roomCalculators } from '../../tools/drying-job/plan/room-calculators.ts';

export const getStaticPaths = (() =>
  languageCodes.map((language) => ({ params: { language } }))) satisfies GetStaticPaths;

/** All words of the drying job: its page asks for them when a job is opened. */
export const GET: APIRoute = ({ params }) => {
  const language = params.language as Language;
  const words: DryingJobWords = {
    ...dryingJobIn[language],
    letterhead: letterhead(language),
    calculatorsAt: calculatorsIn(language),
    insurersAt: `${localeIn(language).prefix}/insurance-directory.json`,
  };
  return new Response(JSON.stringify(words), { headers: { 'content-type': 'application/json' } });
};

function calculatorsIn(language: Language): DryingJobWords['calculatorsAt'] {
  const at = (name: RoomCalculator) => [name, nearestPage(language, `/calculators/${name}`).path] as const;
  return Object.fromEntries(roomCalculators.map(at)) as DryingJobWords['calculatorsAt'];
}
