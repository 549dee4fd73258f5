import { t } from '#content/i18n/t.ts';
import { firstTexts } from '#core/calculators/shared/define.ts';
import type { Shown } from '../calculator.ts';
import type { Values } from '../link.ts';
import { resultTexts } from '../result-texts.ts';
import { type InMessages, type Outcome, outcomeOf } from '../state.ts';

/** A result with its words. */
export function shownOf(
  calculator: InMessages,
  { values, input, result }: Extract<Outcome, { status: 'shown' }>,
  isExample = false,
): Shown {
  const { definition, parts, words, shell, locale, texts: constants } = calculator;
  const texts = {
    ...constants,
    ...resultTexts(definition, words, locale, parts.fixed ?? [], { input, result }),
  };
  return {
    values,
    input: input as Shown['input'],
    result: result as Shown['result'],
    words,
    shell,
    locale,
    t: (template, more) => t(template, { ...texts, ...more }, locale),
    isExample,
  };
}

/** An example of a calculator, that of its picture when left out, or null where it has none. Throws when core refuses it. */
export function exampleOf(
  calculator: InMessages,
  example: Values<string> | undefined = calculator.parts.example,
): Shown | null {
  if (!example) return null;
  const outcome = outcomeOf(calculator, { ...firstTexts(calculator.definition), ...example });
  if (outcome.status !== 'shown') throw new Error(`The example of "${calculator.definition.name}" is refused`);
  return shownOf(calculator, outcome, true);
}
