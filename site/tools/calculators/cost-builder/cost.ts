import type { words } from '#content/en/calculators/cost-builder.ts';
import type { Locale } from '#content/locale/locale.ts';
import { say } from '#content/locale/say.ts';
import type { Wording } from '#content/locale/words.ts';
import { roundDollars } from '#core/basis/quantities/whole-units.ts';
import type { definition } from '#core/calculators/cost-builder/definition.ts';
import type { ShellWords, Shown } from '../../calculator/calculator.ts';

export type CostWords = Wording<typeof words>;
export type CostShown = Shown<typeof definition, CostWords>;

/** Whole dollars, half a dollar up. */
export function dollars(locale: Locale, amount: number): string {
  return locale.dollars(roundDollars(amount));
}

/** "$2,800 to $4,550" */
export function dollarRange(shell: ShellWords, locale: Locale, low: number, high: number): string {
  return say(shell.range, { low: dollars(locale, low), high: dollars(locale, high) }, locale);
}
