/** °C of a temperature in °F. Exact by definition. */
export function celsiusOf(temperatureF: number): number {
  return (temperatureF - 32) / 1.8;
}
