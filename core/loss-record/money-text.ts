import { type Cents, centsOf } from '../job/money.ts';
import { doubtOf, parseDecimal } from '../lib/decimal.ts';
import { mostCents } from '../records/field.ts';

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
