import { amountOf, type Known } from '../../basis/algebra/evaluate.ts';
import type { NumberInput } from '../../basis/algebra/expression.ts';
import { airOf, humidityOf, saturationOf } from '../air.ts';
import { factors } from '../factors.ts';
import { dewPointOf, frostPointOf } from '../points.ts';

export interface PsychrometricInput {
  /** Air temperature in °F. */
  readonly temperatureF: number;
  /** Relative humidity over liquid water, in percent, 0 to 100. */
  readonly humidityPercent: number;
  /** Air pressure in pascals. Sea level (101325 Pa) when left out. */
  readonly pressurePa?: number;
}

export interface PsychrometricResult {
  /** Dew point over liquid water, °F. Null at 0 % humidity: air without vapor never reaches saturation. */
  readonly dewpoint: number | null;
  /** Frost point (saturation over ice), °F. Null when the dew point is 32 °F or more, or absent. */
  readonly frostPoint: number | null;
  /** Mass of vapor in a volume of air, g/m³. */
  readonly absoluteHumidity: number;
  /** Mass of vapor with a mass of dry air, g/kg. */
  readonly mixingRatio: number;
  /** The same in the unit of the drying trade, grains per pound. */
  readonly grainsPerPound: number;
  /** Partial pressure of the vapor, hPa. */
  readonly vaporPressure: number;
  /** The same in inches of mercury. */
  readonly vaporPressureInHg: number;
  /** Saturation vapor pressure over water at the air temperature, hPa. */
  readonly saturationVaporPressure: number;
  /** Air temperature in kelvins, as the working shows it. */
  readonly temperatureK: number;
  /** Air pressure used, Pa. */
  readonly pressurePa: number;
}

const temperature: NumberInput<number> = { kind: 'decimal', unit: '°F' };
const humidity: NumberInput<number> = { kind: 'decimal', unit: '%' };
const pressure: NumberInput<number> = { kind: 'decimal', unit: 'Pa' };
const air = airOf(temperature, humidity, pressure);
const dewpoint = dewPointOf(temperature, humidity);
const frostPoint = frostPointOf(temperature, humidity, dewpoint);
/** Here the second input is grains per pound. */
const humidityFromGrains = humidityOf(saturationOf(temperature), humidity, pressure);

function knownOf(temperatureF: number, humidityPercent: number, pressurePa: number): Known {
  return new Map([
    [temperature, temperatureF],
    [humidity, humidityPercent],
    [pressure, pressurePa],
  ]);
}

/** What a checked temperature and relative humidity say about the air. Sources: factors.ts. */
export function calculatePsychrometric(input: PsychrometricInput): PsychrometricResult {
  const { temperatureF, humidityPercent, pressurePa = factors.seaLevelPressure.value } = input;
  const known = knownOf(temperatureF, humidityPercent, pressurePa);
  return {
    dewpoint: amountOf(dewpoint, known),
    frostPoint: amountOf(frostPoint, known),
    absoluteHumidity: amountOf(air.absoluteHumidity, known),
    mixingRatio: amountOf(air.mixingRatio, known),
    grainsPerPound: amountOf(air.grainsPerPound, known),
    vaporPressure: amountOf(air.vaporPressure, known),
    vaporPressureInHg: amountOf(air.vaporPressureInHg, known),
    saturationVaporPressure: amountOf(air.saturationVaporPressure, known),
    temperatureK: amountOf(air.temperatureK, known),
    pressurePa,
  };
}

/** Grains per pound of air at a temperature (°F), a humidity (%) and an air pressure (Pa): one point of a chart's line. */
export function grainsPerPoundAt(temperatureF: number, humidityPercent: number, pressurePa: number): number {
  return amountOf(air.grainsPerPound, knownOf(temperatureF, humidityPercent, pressurePa));
}

/**
 * Relative humidity in percent of air at a temperature (°F), with so many grains per pound, at an air pressure (Pa).
 * The inverse of `grainsPerPoundAt`; above 100 where the air cannot hold that much.
 */
export function humidityPercentAt(temperatureF: number, grainsPerPound: number, pressurePa: number): number {
  return amountOf(humidityFromGrains, knownOf(temperatureF, grainsPerPound, pressurePa));
}
