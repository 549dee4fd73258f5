import type { AnyCalculatorWords } from '#content/locale/calculator-words.ts';
import type { Definition } from '#core/calculators/definition/define.ts';
import type { CalculatorName } from '#core/calculators/registry.ts';
import type { PageWords, ShellWords } from './calculator.ts';
import { wordsIn } from './word-files.ts';

const shellFiles = import.meta.glob<{ readonly shell: ShellWords; readonly page: PageWords }>(
  '../../../content/*/calculators/shell.ts',
  { eager: true },
);

const fileOf = (language: string, name: string) => `../../../content/${language}/calculators/${name}`;

/** The words of a calculator, of the shell that all share, and of the page around it. Throws, and so stops the build, where a file is missing. */
export function wordsOf(language: string, name: CalculatorName) {
  const words = wordsIn(language, name);
  const all = shellFiles[fileOf(language, 'shell.ts')];
  if (!words || !all) throw new Error(`There is no content/${language}/calculators/${name}.ts, or no shell.ts`);
  return { words, ...all };
}

/** The words that the tool needs once it is awake: without those of quantities that it neither shows nor works out. */
export function wordsOfTool(words: AnyCalculatorWords, { results }: Definition): AnyCalculatorWords {
  const needed = Object.entries(words.quantities).filter(([name, { how }]) => how || results.includes(name));
  return { ...words, lede: '', quantities: Object.fromEntries(needed) };
}
