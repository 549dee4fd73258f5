import { factors } from '../../psychrometrics/factors.ts';
import { decimal } from './fields.ts';

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
