import { type Language, localeIn, messagesIn } from '#content/i18n/languages.ts';
import { wordsOf } from '#content/i18n/sourced.ts';
import { t } from '#content/i18n/t.ts';
import { owner, saidIn } from '#content/owner.ts';
import { type CalculatorName, calculators } from '#core/calculators/registry.ts';
import { houseRule } from '#core/units/factor.ts';
import { loadCalculator } from '../../calculators/load.ts';
import { calculatorMessages, pageOfCalculator, sourcesIn, unitsIn } from '../../calculators/page/page-messages.ts';
import { constantTexts } from '../../calculators/result-texts.ts';
import type { Worded } from './factor-sheet.ts';
import type { GeneralMessages, LogMessages } from './sheet-labels.ts';
import { hasSheet } from './sheet-lines.ts';

/** Every calculator that fits a sheet, with the labels of its page. Missing labels stop the build. */
export async function wordedCalculators(language: Language): Promise<readonly Worded[]> {
  const all = await Promise.all((Object.keys(calculators) as CalculatorName[]).map((name) => worded(language, name)));
  return all.filter(({ definition }) => hasSheet(definition));
}

/** The shared texts of a language. */
export function generalWords(language: Language): GeneralMessages {
  const [units, sources, locale] = [unitsIn(language), sourcesIn(language), localeIn(language)];
  const { sheet } = messagesIn(language).workbooks;
  return {
    sheet,
    locale,
    siteName: saidIn(owner.siteName, language),
    sourceOf: (source) => (source === houseRule ? sheet.ourRule : sources[source]),
    unitOf: (unit) => t(units[unit] ?? unit, { count: 1 }, locale),
  };
}

/** The texts of the moisture and drying log in a language. */
export async function logWords(language: Language): Promise<LogMessages> {
  const { unitOf, locale } = generalWords(language);
  const { words } = await worded(language, 'psychrometric');
  return { workbooks: messagesIn(language).workbooks, quantities: words.quantities, unitOf, locale };
}

async function worded(language: Language, name: CalculatorName): Promise<Worded> {
  const { definition, parts } = await loadCalculator(name);
  const { words } = calculatorMessages(language, name);
  const locale = localeIn(language);
  const numbers = constantTexts(definition, locale, parts.constants);
  const filled = <From extends Parameters<typeof t>[0]>(from: From) => t(from, numbers, locale);
  const fields = Object.entries(words.fields).map(([field, own]) => {
    const choices = 'choices' in own ? { choices: own.choices } : {};
    return [field, { label: filled(wordsOf(own.label)), ...choices }];
  });
  const quantities = Object.entries(words.quantities).map(([id, { label }]) => [id, { label: filled(label) }]);
  const errors = Object.entries(words.errors).map(([code, sentence]) => [code, filled(sentence)]);
  const sheet = words.sheet ?? pageOfCalculator(language, name).title;
  return {
    definition,
    words: {
      sheet,
      title: sheet,
      intro: words.lede,
      fields: Object.fromEntries(fields),
      quantities: Object.fromEntries(quantities),
      errors: Object.fromEntries(errors),
      factors: messagesIn(language).factorNames,
    },
  };
}
