import { ambiguityOf, parseDecimal } from '../lib/decimal.ts';
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

/** Result of parsing dollars. `two-ways`: ambiguous, as "1.500" is in some languages. */
export type MoneyText =
  | { readonly ok: true; readonly cents: Cents | null }
  | { readonly ok: false; readonly error: 'no-amount' | 'two-ways' | 'too-much' };

/** Examples for error messages: an amount with cents, and the two readings of "1.500". */
export const typedDollars = { amount: '49.90', thousands: '1500', decimal: '1.50' } as const;

/** Three digits behind a single comma: no cents. */
const thousands = /^([1-9]\d{0,2}),(\d{3})$/;

/** Parses typed dollars, with or without a dollar sign. Blank gives null; fractions of a cent are an error. */
export function centsIn(text: string, language: string): MoneyText {
  const typed = text
    .trim()
    .replace(/^\$\s*/, '')
    .replace(thousands, '$1$2');
  if (typed === '') return { ok: true, cents: null };
  if (ambiguityOf(typed, language)) return { ok: false, error: 'two-ways' };
  const dollars = parseDecimal(typed, language);
  if (dollars === null || dollars < 0 || Number(dollars.toFixed(2)) !== dollars)
    return { ok: false, error: 'no-amount' };
  const cents = centsOf(dollars);
  return cents > mostCents ? { ok: false, error: 'too-much' } : { ok: true, cents };
}
