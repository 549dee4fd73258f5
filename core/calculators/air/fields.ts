import { factors } from '../../psychrometrics/factors.ts';
import { decimal, optional } from '../definition/fields.ts';

/** Temperature of air or of a surface, °F. */
export function temperatureField() {
  return decimal({ unit: '°F', least: factors.lowestTemperature.value, most: factors.highestTemperature.value });
}

/** Relative humidity over liquid water, percent. */
export function humidityField() {
  return decimal({ unit: '%', least: 0, most: 100 });
}

/** Altitude in feet; blank is sea level. */
export function altitudeField() {
  return optional(decimal({ unit: 'ft', least: factors.lowestAltitude.value, most: factors.highestAltitude.value }));
}
