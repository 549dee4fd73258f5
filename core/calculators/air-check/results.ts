import type { Amount, Expression } from '../../algebra/expression.ts';
import { divide, multiply, quantity } from '../../algebra/operations.ts';
import { placesOfReadings, type Reading } from '../../job/reading.ts';
import { airCheckFactors } from './factors.ts';

const { weakDepression, openMargin, nearDewPoint, conventionalLimit } = airCheckFactors;

/** Performance of a dehumidifier by grain depression. */
export type DepressionVerdict = 'drying' | 'weak' | 'adding';

export function depressionVerdict(grains: Amount): DepressionVerdict | null {
  if (grains === null) return null;
  if (grains >= weakDepression.value) return 'drying';
  return grains > 0 ? 'weak' : 'adding';
}

/** Whether to open the house to the outside air or to close it and dehumidify. */
export type OpeningVerdict = 'open' | 'closed';

export function openingVerdict(grains: Amount): OpeningVerdict | null {
  if (grains === null) return null;
  return grains >= openMargin.value ? 'open' : 'closed';
}

/** Whether a surface is wet, near the dew point of the affected air, or clear of it. */
export type SurfaceVerdict = 'wet' | 'near' | 'clear';

/** Air without a dew point wets no surface. Null if the surface or the affected air was not measured. */
export function surfaceVerdict(surfaceF: Amount, affectedF: Amount, marginF: Amount): SurfaceVerdict | null {
  if (surfaceF === null || affectedF === null) return null;
  if (marginF === null || marginF > nearDewPoint.value) return 'clear';
  return marginF <= 0 ? 'wet' : 'near';
}

/** True when the affected air is already drier than conventional refrigerant machines can follow. */
export function isBelowConventionalLimit(affectedGrains: Amount): boolean | null {
  return affectedGrains === null ? null : affectedGrains < conventionalLimit.value;
}

const { minutesPerDay, grainsPerPound, poundsPerPint } = airCheckFactors;

/**
 * US pints a day that an airflow (CFM) carries away when it loses so many grains per pound, at a specific volume (cu ft/lb);
 * negative when it adds.
 */
export function pintsPerDayAt(cfm: number, grains: number, volumeFt3PerLb: number): number {
  const poundsOfAir = (cfm * minutesPerDay.value) / volumeFt3PerLb;
  return (poundsOfAir * grains) / grainsPerPound.value / poundsPerPint.value;
}

/** `pintsPerDayAt` as an expression, for the worked steps. */
export function pintsPerDayOf(cfm: Expression, grains: Expression, volume: Expression) {
  const poundsOfAir = divide(multiply(cfm, minutesPerDay), volume);
  return quantity<Amount>('pints/day', 1, divide(divide(multiply(poundsOfAir, grains), grainsPerPound), poundsPerPint));
}

/** A reading with grains per pound, dew point (°F, null for dry air) and vapor pressure (hPa). */
export interface AirPoint extends Reading {
  readonly grainsPerPound: number;
  readonly dewpoint: Amount;
  readonly vaporPressure: number;
}

/**
 * Groups flat values into the measured points: for each place temperature (°F), humidity (%), grains per pound, dew point and
 * vapor pressure. Skips places with nulls.
 */
export function pointsOf(...measured: readonly Amount[]): readonly AirPoint[] {
  return placesOfReadings.flatMap((place, index): readonly AirPoint[] => {
    const [temperatureF, humidityPercent, grainsPerPound, dewpoint, vaporPressure] = measured.slice(5 * index);
    if (typeof temperatureF !== 'number' || typeof humidityPercent !== 'number') return [];
    const air = { grainsPerPound: grainsPerPound ?? 0, dewpoint: dewpoint ?? null, vaporPressure: vaporPressure ?? 0 };
    return [{ place, temperatureF, humidityPercent, ...air }];
  });
}
