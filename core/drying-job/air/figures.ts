import { amountOf, type Known } from '../../basis/algebra/evaluate.ts';
import type { Amount, NumberInput } from '../../basis/algebra/expression.ts';
import { pintsPerDayOf } from '../../calculators/air-check/removal.ts';
import { airOf, humidityOf, saturationOf, specificVolumeOf } from '../../psychrometrics/air.ts';
import { dewPointOf } from '../../psychrometrics/points.ts';

/** Nothing of this is printed as a working, so the inputs need no units. */
const input = (): NumberInput<number> => ({ kind: 'decimal', unit: '' });
const temperature = input();
const humidity = input();
const pressure = input();
const grains = input();
const airflow = input();
const volume = input();

const air = airOf(temperature, humidity, pressure);
const dewPoint = dewPointOf(temperature, humidity);
const specificVolume = specificVolumeOf(air.temperatureK, air.mixingRatio, pressure);
const saturation = saturationOf(temperature);
const humidityWith = humidityOf(saturation, grains, pressure);
const pints = pintsPerDayOf(airflow, grains, volume);

/** What one reading of air says. */
export interface AirFigures {
  /** °F over water; null in air without vapor. */
  readonly dewPointF: Amount;
  readonly grainsPerPound: number;
  readonly mixingRatioGPerKg: number;
  readonly vaporPressureHpa: number;
  readonly vaporPressureInHg: number;
  /** Vapor pressure of air that is full at this temperature. */
  readonly saturationHpa: number;
  /** Cubic feet of moist air with a pound of dry air. */
  readonly specificVolumeFt3PerLb: number;
}

/** What a reading says that no air can have. */
export type NoFigures = { readonly [Name in keyof AirFigures]: null };

const noFigures: NoFigures = {
  dewPointF: null,
  grainsPerPound: null,
  mixingRatioGPerKg: null,
  vaporPressureHpa: null,
  vaporPressureInHg: null,
  saturationHpa: null,
  specificVolumeFt3PerLb: null,
};

/** Whether there can be such air. Where its vapor alone would press as hard as the air does, the water boils: no air is left. */
export function isAir(temperatureF: number, humidityPercent: number, pressurePa: number): boolean {
  return saturationHpaAt(temperatureF) * humidityPercent < pressurePa;
}

/**
 * The figures of air at a temperature (°F), a relative humidity (%) and a pressure (Pa), and none of what cannot be air.
 * Formulas: core/psychrometrics.
 */
export function airFiguresOf(
  temperatureF: number,
  humidityPercent: number,
  pressurePa: number,
): AirFigures | NoFigures {
  if (!isAir(temperatureF, humidityPercent, pressurePa)) return noFigures;
  const known: Known = new Map([
    [temperature, temperatureF],
    [humidity, humidityPercent],
    [pressure, pressurePa],
  ]);
  return {
    dewPointF: amountOf(dewPoint, known),
    grainsPerPound: amountOf(air.grainsPerPound, known),
    mixingRatioGPerKg: amountOf(air.mixingRatio, known),
    vaporPressureHpa: amountOf(air.vaporPressure, known),
    vaporPressureInHg: amountOf(air.vaporPressureInHg, known),
    saturationHpa: amountOf(air.saturationVaporPressure, known),
    specificVolumeFt3PerLb: amountOf(specificVolume, known),
  };
}

/** Saturation vapor pressure over water, hPa, at a temperature in °F. */
export function saturationHpaAt(temperatureF: number): number {
  return amountOf(saturation, new Map([[temperature, temperatureF]])) / 100;
}

/** Relative humidity, percent and at most 100, of air with so many grains per pound brought to a temperature (°F). */
export function humidityAt(temperatureF: number, grainsPerPound: number, pressurePa: number): number {
  const known: Known = new Map([
    [temperature, temperatureF],
    [grains, grainsPerPound],
    [pressure, pressurePa],
  ]);
  return Math.min(100, amountOf(humidityWith, known));
}

/** Pints a day that an airflow (CFM) of air of that volume carries away at a depression (gr/lb): a snapshot, no harvest. */
export function pintsPerDayAt(cfm: number, depressionGpp: number, volumeFt3PerLb: number): Amount {
  const known: Known = new Map([
    [airflow, cfm],
    [grains, depressionGpp],
    [volume, volumeFt3PerLb],
  ]);
  return amountOf(pints, known);
}
