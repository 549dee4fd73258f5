import type { Amount } from '../../algebra/expression.ts';
import { placesOfReadings, type Reading } from '../../job/reading.ts';

/** A reading with what it says about its air: gr/lb, °F (null for air without vapor) and hPa. */
export interface AirPoint extends Reading {
  readonly grainsPerPound: number;
  readonly dewpoint: Amount;
  readonly vaporPressure: number;
}

/**
 * The airs that were measured: for each place in order its temperature (°F), humidity (%), grains per pound, dew point and
 * vapor pressure; null was left out.
 */
export function pointsOf(...measured: readonly Amount[]): readonly AirPoint[] {
  return placesOfReadings.flatMap((place, index): readonly AirPoint[] => {
    const [temperatureF, humidityPercent, grainsPerPound, dewpoint, vaporPressure] = measured.slice(5 * index);
    if (typeof temperatureF !== 'number' || typeof humidityPercent !== 'number') return [];
    const air = { grainsPerPound: grainsPerPound ?? 0, dewpoint: dewpoint ?? null, vaporPressure: vaporPressure ?? 0 };
    return [{ place, temperatureF, humidityPercent, ...air }];
  });
}
