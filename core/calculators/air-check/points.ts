import type { Amount } from '../../algebra/expression.ts';
import { placesOfReadings, type Reading } from '../../job/reading.ts';
import { calculatePsychrometric, type PsychrometricResult } from '../../psychrometrics/psychrometrics.ts';

/** A reading with everything that it says about its air. */
export interface AirPoint extends Reading, PsychrometricResult {}

/** The airs that were measured, from temperature (°F) and humidity (%) of each place in order; null was left out. */
export function pointsOf(pressurePa: number, ...measured: readonly Amount[]): readonly AirPoint[] {
  return placesOfReadings.flatMap((place, index): readonly AirPoint[] => {
    const [temperatureF, humidityPercent] = measured.slice(2 * index);
    if (typeof temperatureF !== 'number' || typeof humidityPercent !== 'number') return [];
    const reading = { temperatureF, humidityPercent };
    return [{ place, ...reading, ...calculatePsychrometric({ ...reading, pressurePa }) }];
  });
}
