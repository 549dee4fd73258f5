import type { words } from '#content/en/calculators/cost-builder.ts';
import type { Locale } from '#content/i18n/locale.ts';
import type { MessageShape } from '#content/i18n/message-shape.ts';
import { t } from '#content/i18n/t.ts';
import type { definition } from '#core/calculators/cost-builder/definition.ts';
import type { AdditionalCost } from '#core/calculators/cost-builder/factors.ts';
import { roundDollars } from '#core/units/rounding.ts';
import type { ResultView, ShellMessages } from '../types.ts';

export type CostMessages = MessageShape<typeof words>;
export type CostView = ResultView<typeof definition, CostMessages>;

/** Whole dollars, half a dollar rounded up. */
export function dollars(locale: Locale, amount: number): string {
  return locale.dollars(roundDollars(amount));
}

/** A range of dollars: "$2,800 to $4,550". */
export function dollarRange(shell: ShellMessages, locale: Locale, low: number, high: number): string {
  return t(shell.range, { low: dollars(locale, low), high: dollars(locale, high) }, locale);
}

/** The amount of an additional cost: "+$500-3,000". */
export function additionalCostText({ own }: CostMessages, locale: Locale, { low, high, unit }: AdditionalCost): string {
  const least = unit === 'percent' ? locale.upTo(low) : locale.dollars(low);
  return t(own.additional.amounts[unit], { low: least, high: locale.upTo(high) }, locale);
}
