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

/** Default altitude in feet: sea level. */
export const seaLevelFt = 0;

/** Altitude in feet; defaults to sea level. A blank is an error, because clearing the field means another altitude. */
export function altitudeField() {
  const { lowestAltitude, highestAltitude } = factors;
  return decimal({ unit: 'ft', least: lowestAltitude.value, most: highestAltitude.value, first: seaLevelFt });
}

/** Kilowatt-hours a day of equipment that never stops, from nameplate amps and volts. */
export function kilowattHoursOf(amps: Expression<number>, volts: Expression<number>) {
  const { hoursPerDay, wattsPerKilowatt } = energyFactors;
  return quantity('kWh', 2, exact(divide(multiply(amps, volts, hoursPerDay), wattsPerKilowatt)));
}

/** Supply voltage: 110 to 125 V, or 220 to 240 V on a dryer outlet. */
export function voltsField() {
  return decimal({ unit: 'V', least: 100, most: 250, first: energyFactors.volts.value });
}
