import type { words } from '#content/en/calculators/cost-builder.ts';
import type { Locale } from '#content/i18n/locale.ts';
import type { MessageShape } from '#content/i18n/message-shape.ts';
import { t } from '#content/i18n/t.ts';
import type { definition } from '#core/calculators/cost-builder/definition.ts';
import { roundDollars } from '#core/units/rounding.ts';
import type { ShellMessages, Shown } from '../calculator.ts';

export type CostMessages = MessageShape<typeof words>;
export type CostShown = Shown<typeof definition, CostMessages>;

/** Whole dollars, half a dollar up. */
export function dollars(locale: Locale, amount: number): string {
  return locale.dollars(roundDollars(amount));
}

/** "$2,800 to $4,550" */
export function dollarRange(shell: ShellMessages, locale: Locale, low: number, high: number): string {
  return t(shell.range, { low: dollars(locale, low), high: dollars(locale, high) }, locale);
}
