const absoluteZeroC = -273.15;
const fahrenheitPerCelsius = 1.8;
const freezingF = 32;

/** °F to °C. Exact by definition. */
export function fahrenheitToCelsius(temperatureF: number): number {
  return (temperatureF - freezingF) / fahrenheitPerCelsius;
}

/** °F to K. Exact by definition. */
export function fahrenheitToKelvin(temperatureF: number): number {
  return fahrenheitToCelsius(temperatureF) - absoluteZeroC;
}

/** Feet to metres. Exact since 1959: 0.3048 m to the foot. */
export function feetToMetres(lengthFt: number): number {
  return lengthFt * 0.3048;
}

/** Pascals to hectopascals (millibars). */
export function pascalsToHectopascals(pressurePa: number): number {
  return pressurePa / 100;
}

/** Hectopascals to inches of mercury at 0 °C: 33.86389 hPa to the inch (NIST Special Publication 811, appendix B). */
export function hectopascalsToInchesOfMercury(pressureHpa: number): number {
  return pressureHpa / 33.86389;
}

/** Grams per kilogram to grains per pound. Exact: a pound has 7,000 grains, a kilogram 1,000 grams. */
export function gramsPerKilogramToGrainsPerPound(ratioGPerKg: number): number {
  return ratioGPerKg * 7;
}

/** Cubic metres per kilogram to cubic feet per pound. Exact: 0.3048 m to the foot, 0.45359237 kg to the pound. */
export function cubicMetresPerKilogramToCubicFeetPerPound(volume: number): number {
  return (volume * 0.45359237) / 0.3048 ** 3;
}
