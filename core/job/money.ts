import { doubtOf, parseDecimal } from '../lib/decimal.ts';
import { withoutFloatError } from '../units/rounding.ts';

declare const unit: unique symbol;

/** An amount of money in whole cents: sums of receipts, rates and days stay exact. */
export type Cents = number & { readonly [unit]: 'cents' };

/** One million dollars: anything above is a typing error. */
export const mostCents = 100_000_000;

/** Dollars, as they are typed or multiplied, to the nearest cent; half a cent up. */
export function centsOf(dollars: number): Cents {
  return Math.round(withoutFloatError(dollars * 100)) as Cents;
}

/** Dollars and cents as one number, for display. */
export function dollarsOf(cents: Cents): number {
  return cents / 100;
}

/** What a text in a field of dollars means. `two-ways`: "1,500" may mean either way of `typedDollars`. */
export type MoneyText =
  | { readonly ok: true; readonly cents: Cents | null }
  | { readonly ok: false; readonly error: 'no-amount' | 'two-ways' | 'too-much' };

/** Dollars as they are best typed: with cents, and the two ways in which "1,500" may be meant. */
export const typedDollars = { amount: '49.90', thousands: '1500', decimal: '1.50' } as const;

/** Reads dollars as people type them in a language, with or without a dollar sign. Blank is no amount. Parts of a cent are refused. */
export function centsIn(text: string, language: string): MoneyText {
  const typed = text.trim().replace(/^\$\s*/, '');
  if (typed === '') return { ok: true, cents: null };
  if (doubtOf(typed, language)) return { ok: false, error: 'two-ways' };
  const dollars = parseDecimal(typed, language);
  if (dollars === null || dollars < 0 || Number(dollars.toFixed(2)) !== dollars)
    return { ok: false, error: 'no-amount' };
  const cents = centsOf(dollars);
  return cents > mostCents ? { ok: false, error: 'too-much' } : { ok: true, cents };
}
