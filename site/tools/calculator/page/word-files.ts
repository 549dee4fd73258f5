import type { AnyCalculatorWords } from '#content/locale/calculator-words.ts';

const files = import.meta.glob<{ readonly words: AnyCalculatorWords }>(
  ['../../../../content/*/calculators/*.ts', '!**/*.test.ts'],
  { eager: true },
);

/** The words of a calculator in a language; undefined where its folder has no such file. */
export function wordsIn(language: string, name: string): AnyCalculatorWords | undefined {
  return files[`../../../../content/${language}/calculators/${name}.ts`]?.words;
}
