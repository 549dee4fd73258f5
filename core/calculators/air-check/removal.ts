import type { Amount, Expression } from '../../algebra/expression.ts';
import { divide, multiply, quantity } from '../../algebra/operations.ts';
import { airCheckFactors } from './factors.ts';

const { minutesPerDay, grainsPerPound, poundsPerPint } = airCheckFactors;

/**
 * US pints a day that an airflow (CFM) carries away when it loses so many grains per pound, at a specific volume (cu ft/lb);
 * negative when it adds.
 */
export function pintsPerDayAt(cfm: number, grains: number, volumeFt3PerLb: number): number {
  const poundsOfAir = (cfm * minutesPerDay.value) / volumeFt3PerLb;
  return (poundsOfAir * grains) / grainsPerPound.value / poundsPerPint.value;
}

/** The same as an expression, for the working of the air check. */
export function pintsPerDayOf(cfm: Expression, grains: Expression, volume: Expression) {
  const poundsOfAir = divide(multiply(cfm, minutesPerDay), volume);
  return quantity<Amount>('pints/day', 1, divide(divide(multiply(poundsOfAir, grains), grainsPerPound), poundsPerPint));
}
