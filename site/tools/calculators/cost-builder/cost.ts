import type { words } from '#content/en/calculators/cost-builder.ts';
import type { Locale } from '#content/locale/locale.ts';
import { say } from '#content/locale/say.ts';
import type { Wording } from '#content/locale/words.ts';
import { definition } from '#core/calculators/cost-builder/definition.ts';
import { calculate } from '#core/calculators/definition/define.ts';
import { roundDollars } from '#core/quantities/whole-units.ts';
import type { ShellWords, Shown } from '../../calculator/calculator.ts';

export type CostWords = Wording<typeof words>;
export type CostShown = Shown<typeof definition, CostWords>;

/** The questions whose answers move the estimate, in the order of the page. */
export const questions = ['severity', 'source', 'roomType'] as const;
export type Question = (typeof questions)[number];

/** One other answer, and the dollars by which it moves the estimate. */
interface Alternative {
  readonly choice: string;
  readonly estimate: number;
  readonly change: number;
}

/** What every answer to a question would make of the estimate, the others unchanged. The given answer changes nothing. */
export function alternativesTo(question: Question, { input, result }: CostShown): readonly Alternative[] {
  return definition.fields[question].values.map((choice) => {
    const { estimate } = calculate(definition, { ...input, [question]: choice });
    return { choice, estimate, change: estimate - result.estimate };
  });
}

/** Whole dollars, half a dollar up. */
export function dollars(locale: Locale, amount: number): string {
  return locale.dollars(roundDollars(amount));
}

/** "$2,800 to $4,550" */
export function dollarRange(shell: ShellWords, locale: Locale, low: number, high: number): string {
  return say(shell.range, { low: dollars(locale, low), high: dollars(locale, high) }, locale);
}
