import { withoutFloatError } from '../units/whole-units.ts';

declare const unit: unique symbol;

/** An amount of money in whole cents: sums of receipts, rates and days stay exact. */
export type Cents = number & { readonly [unit]: 'cents' };

/** Dollars, as they are typed or multiplied, to the nearest cent; half a cent up. */
export function centsOf(dollars: number): Cents {
  return Math.round(withoutFloatError(dollars * 100)) as Cents;
}

/** Dollars and cents as one number, for display. */
export function dollarsOf(cents: Cents): number {
  return cents / 100;
}
