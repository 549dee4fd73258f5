import type { Expression } from '../../algebra/expression.ts';
import { divide, exact, multiply, quantity } from '../../algebra/operations.ts';
import { energyFactors } from '../../units/energy.ts';
import { decimal } from './fields.ts';

/** Kilowatt-hours a day of machines that never stop, from the amps and volts on their plates. */
export function kilowattHoursOf(amps: Expression<number>, volts: Expression<number>) {
  const { hoursPerDay, wattsPerKilowatt } = energyFactors;
  return quantity('kWh', 2, exact(divide(multiply(amps, volts, hoursPerDay), wattsPerKilowatt)));
}

/** Volts of the house: its label says 110 to 125, a drier's outlet 220 to 240. */
export function voltsField() {
  return decimal({ unit: 'V', least: 100, most: 250, first: energyFactors.volts.value });
}
