import type { AnyCalculatorMessages } from '#content/i18n/calculator-messages.ts';

const files = import.meta.glob<{ readonly words: AnyCalculatorMessages }>(
  ['../../../../content/*/calculators/*.ts', '!**/*.test.ts'],
  { eager: true },
);

/** The words of a calculator in a language; undefined where its folder has no such file. */
export function messagesIn(language: string, name: string): AnyCalculatorMessages | undefined {
  return files[`../../../../content/${language}/calculators/${name}.ts`]?.words;
}
