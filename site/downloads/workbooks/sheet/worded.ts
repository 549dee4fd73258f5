import { factorNames } from '#content/en/labels/workbooks.ts';
import { localeIn } from '#content/languages.ts';
import { wordsOf } from '#content/ledger/sourced.ts';
import { say } from '#content/locale/say.ts';
import { type CalculatorName, calculators } from '#core/calculators/registry.ts';
import { loadCalculator } from '../../../tools/calculator/state/load.ts';
import { constantTexts } from '../../../tools/calculator/texts.ts';
import { wordsIn } from '../../../tools/calculator/word-files.ts';
import type { Worded } from './factor-sheet.ts';
import { hasSheet } from './sheet-lines.ts';
import type { SheetWords } from './sheet-words.ts';

const language = 'en';

/** Every calculator that a sheet can say, in the words of its page. One without words stops the build. */
export async function wordedCalculators(): Promise<readonly Worded[]> {
  const all = await Promise.all((Object.keys(calculators) as CalculatorName[]).map(worded));
  return all.filter(({ definition }) => hasSheet(definition));
}

/** What the drying log calls the quantities of the air. */
export async function psychrometricNames(): Promise<SheetWords['quantities']> {
  const { words } = await worded('psychrometric');
  return words.quantities;
}

async function worded(name: CalculatorName): Promise<Worded> {
  const { definition, parts } = await loadCalculator(name);
  const words = wordsIn(language, name);
  if (!words) throw new Error(`There is no content/${language}/calculators/${name}.ts`);
  const locale = localeIn(language);
  const numbers = constantTexts(definition, locale, parts.constants);
  const filled = <From extends Parameters<typeof say>[0]>(from: From) => say(from, numbers, locale);
  const fields = Object.entries(words.fields).map(([field, own]) => {
    const choices = 'choices' in own ? { choices: own.choices } : {};
    return [field, { label: filled(wordsOf(own.label)), ...choices }];
  });
  const quantities = Object.entries(words.quantities).map(([id, { label }]) => [id, { label: filled(label) }]);
  const errors = Object.entries(words.errors).map(([code, sentence]) => [code, filled(sentence)]);
  const title = nameInWords(name);
  return {
    definition,
    words: {
      sheet: title,
      title,
      intro: words.lede,
      fields: Object.fromEntries(fields),
      quantities: Object.fromEntries(quantities),
      errors: Object.fromEntries(errors),
      factors: factorNames,
    },
  };
}

/** "Air movement" of air-movement: the name on the tab, which formulas and readers of older copies know. */
function nameInWords(name: CalculatorName): string {
  const spaced = name.replaceAll('-', ' ');
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}
