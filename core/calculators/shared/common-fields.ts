import type { Expression } from '../../algebra/expression.ts';
import { add, divide, exact, multiply, quantity } from '../../algebra/operations.ts';
import { sizeLimits } from '../../job/room.ts';
import { factors } from '../../psychrometrics/factors.ts';
import { energyFactors } from '../../units/energy.ts';
import { decimal } from './fields.ts';

/** A length, width or height in feet. */
export function sizeField() {
  return decimal({ unit: 'ft', least: sizeLimits.least.value, most: sizeLimits.most.value });
}

/** Floor area, square feet. */
export function areaOf(length: Expression<number>, width: Expression<number>) {
  return quantity('sq ft', 2, exact(multiply(length, width)));
}

/** Length of the four walls, feet. */
export function perimeterOf(length: Expression<number>, width: Expression<number>) {
  return quantity('ft', 2, exact(multiply(2, add(length, width))));
}

/** Volume, cubic feet. */
export function volumeOf(length: Expression<number>, width: Expression<number>, height: Expression<number>) {
  return quantity('cu ft', 2, exact(multiply(length, width, height)));
}

/** Temperature of air or of a surface, °F. */
export function temperatureField() {
  return decimal({ unit: '°F', least: factors.lowestTemperature.value, most: factors.highestTemperature.value });
}

/** Relative humidity over liquid water, percent. */
export function humidityField() {
  return decimal({ unit: '%', least: 0, most: 100 });
}

/** The altitude of sea level in feet: where an air stands unless another place is named. */
export const seaLevelFt = 0;

/** Altitude in feet, at first sea level. A blank is refused: whoever empties the field meant to type another altitude. */
export function altitudeField() {
  const { lowestAltitude, highestAltitude } = factors;
  return decimal({ unit: 'ft', least: lowestAltitude.value, most: highestAltitude.value, first: seaLevelFt });
}

/** Kilowatt-hours a day of machines that never stop, from the amps and volts on their plates. */
export function kilowattHoursOf(amps: Expression<number>, volts: Expression<number>) {
  const { hoursPerDay, wattsPerKilowatt } = energyFactors;
  return quantity('kWh', 2, exact(divide(multiply(amps, volts, hoursPerDay), wattsPerKilowatt)));
}

/** Volts of the house: its label says 110 to 125, a drier's outlet 220 to 240. */
export function voltsField() {
  return decimal({ unit: 'V', least: 100, most: 250, first: energyFactors.volts.value });
}
