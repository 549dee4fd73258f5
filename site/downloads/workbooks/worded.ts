import { factorNames, workbookSheets } from '#content/en/workbook-sheets.ts';
import { localeIn } from '#content/languages.ts';
import { say } from '#content/locale/say.ts';
import type { Definition } from '#core/calculators/definition/define.ts';
import { type CalculatorName, calculators, definitionOf } from '#core/calculators/registry.ts';
import type { Worded } from './factor-sheet.ts';
import { hasSheet } from './sheet-lines.ts';
import type { SheetWords } from './sheet-words.ts';

type Written = Readonly<Record<string, Omit<SheetWords, 'factors'>>>;

/** Every calculator that a sheet can say, with its words. One without words stops the build. */
export async function wordedCalculators(): Promise<readonly Worded[]> {
  const definitions = await Promise.all((Object.keys(calculators) as CalculatorName[]).map(definitionOf));
  return definitions.filter(hasSheet).map((definition) => ({ definition, words: wordsOf(definition) }));
}

function wordsOf(definition: Definition): SheetWords {
  const written = (workbookSheets as Written)[definition.name];
  if (!written) throw new Error(`The sheet of ${definition.name} has no words`);
  const limits = limitsOf(definition);
  const errors = Object.entries(written.errors).map(([code, words]) => [code, say(words, limits, localeIn('en'))]);
  return { ...written, factors: factorNames, errors: Object.fromEntries(errors) };
}

/** What the words of a refusal may name: `{areaLeast}` and `{areaMost}`. */
function limitsOf({ fields }: Definition): Readonly<Record<string, number>> {
  const limits = Object.entries(fields).flatMap(([name, field]) =>
    field.kind === 'choice'
      ? []
      : [
          [`${name}Least`, field.least],
          [`${name}Most`, field.most],
        ],
  );
  return Object.fromEntries(limits);
}

/** What the drying log calls the quantities of the air. */
export async function psychrometricNames(): Promise<SheetWords['quantities']> {
  return wordsOf(await definitionOf('psychrometric')).quantities;
}
