import type { APIRoute, GetStaticPaths } from 'astro';
import { type Language, languageCodes } from '#content/languages.ts';
import { type CalculatorName, calculators } from '#core/calculators/registry.ts';
import type { LaterWords } from '../../../tools/calculator/calculator.ts';
import { wordsOf } from '../../../tools/calculator/page/in-language.ts';
import { wordsIn } from '../../../tools/calculator/page/word-files.ts';

export const getStaticPaths = (() =>
  languageCodes.flatMap((language) =>
    Object.keys(calculators)
      .filter((name) => wordsIn(language, name) !== undefined)
      .map((name) => ({ params: { language, name } })),
  )) satisfies GetStaticPaths;

/** All words of a calculator and of its result: its page asks for them when somebody touches the form. */
export const GET: APIRoute = ({ params: { language, name } }) => {
  const { words, said } = wordsOf(language as Language, name as CalculatorName);
  return new Response(JSON.stringify({ words, said } satisfies LaterWords), {
    headers: { 'content-type': 'application/json' },
  });
};
