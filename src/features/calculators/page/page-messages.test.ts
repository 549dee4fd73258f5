import { expect, test } from 'vitest';
import { completeLanguages } from '#content/i18n/languages.ts';
import { type CalculatorName, calculators, definitionOf } from '#core/calculators/registry.ts';
import { sheetLines } from '../../downloads/workbooks/sheet-lines.ts';
import { unitsIn } from './page-messages.ts';

const definitions = await Promise.all((Object.keys(calculators) as CalculatorName[]).map(definitionOf));
const used = definitions.flatMap((definition) => {
  const { fields, quantities, factors } = definition;
  const steps = sheetLines(definition).map(({ node }) => node);
  const all: readonly object[] = [fields, quantities, factors].flatMap((named) => Object.values<object>(named));
  return [...all, ...steps].flatMap((one) => ('unit' in one ? [String(one.unit)] : []));
});
/** Units without a name: plain numbers, and money. */
const unnamed = ['', '$'];

test.each(completeLanguages())('%s names exactly the units of the calculations', (language) => {
  const expected = [...new Set(used)].filter((unit) => !unnamed.includes(unit));
  expect(Object.keys(unitsIn(language)).sort()).toEqual(expected.sort());
});
