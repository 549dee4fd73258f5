import type { Checked } from '../form/checked.ts';
import { parseDecimal } from '../form/decimal.ts';
import {
  cubicMetresPerKilogramToCubicFeetPerPound,
  fahrenheitToKelvin,
  gramsPerKilogramToGrainsPerPound,
  hectopascalsToInchesOfMercury,
  pascalsToHectopascals,
} from '../quantities/units.ts';
import { factors } from './factors.ts';
import { pressureAtAltitudePa } from './pressure.ts';
import { lnSaturationPressurePa, saturationPressurePa, saturationTemperatureF } from './saturation.ts';

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

export type PsychrometricError = 'psychrometric-invalid' | 'altitude-invalid';

/**
 * Checks what the form holds: `temperature` (°F), `humidity` (%) and `altitude` (ft; blank is sea level).
 * Refuses with `psychrometric-invalid` what is not a number, humidity outside 0 to 100, temperatures outside -40 to
 * 212 °F, and air that would be nothing but boiling water; with `altitude-invalid` altitudes outside -1,500 to 15,000 ft.
 */
export function validatePsychrometric(
  raw: Readonly<Record<'temperature' | 'humidity' | 'altitude', string>>,
): Checked<Required<PsychrometricInput>, PsychrometricError> {
  const temperatureF = within(raw.temperature, factors.lowestTemperature.value, factors.highestTemperature.value);
  const humidityPercent = within(raw.humidity, 0, 100);
  const altitudeFt = within(raw.altitude.trim() || '0', factors.lowestAltitude.value, factors.highestAltitude.value);
  if (temperatureF === null || humidityPercent === null || altitudeFt === null) {
    const read = { temperature: temperatureF, humidity: humidityPercent, altitude: altitudeFt };
    const fields = Object.entries(read).flatMap(([field, value]) => (value === null ? [field] : []));
    const isAltitudeAlone = fields.length === 1 && altitudeFt === null;
    return { ok: false, error: isAltitudeAlone ? 'altitude-invalid' : 'psychrometric-invalid', fields };
  }
  const pressurePa = pressureAtAltitudePa(altitudeFt);
  if ((saturationPressurePa(temperatureF) * humidityPercent) / 100 >= pressurePa) {
    return { ok: false, error: 'psychrometric-invalid', fields: ['temperature', 'humidity'] };
  }
  return { ok: true, value: { temperatureF, humidityPercent, pressurePa } };
}

function within(text: string, lowest: number, highest: number): number | null {
  const value = parseDecimal(text);
  return value !== null && value >= lowest && value <= highest ? value : null;
}

/** What a checked temperature and relative humidity say about the air. Sources: factors.ts. */
export function calculatePsychrometric(input: PsychrometricInput): PsychrometricResult {
  const { temperatureF, humidityPercent, pressurePa = factors.seaLevelPressure.value } = input;
  const saturationPa = saturationPressurePa(temperatureF);
  const vaporPa = (saturationPa * humidityPercent) / 100;
  const temperatureK = fahrenheitToKelvin(temperatureF);
  const mixingRatio = mixingRatioGPerKg(vaporPa, pressurePa);
  const vaporPressure = pascalsToHectopascals(vaporPa);
  return {
    ...saturationPoints(temperatureF, humidityPercent),
    absoluteHumidity: (1000 * vaporPa) / (factors.vaporGasConstant.value * temperatureK),
    mixingRatio,
    grainsPerPound: gramsPerKilogramToGrainsPerPound(mixingRatio),
    vaporPressure,
    vaporPressureInHg: hectopascalsToInchesOfMercury(vaporPressure),
    saturationVaporPressure: pascalsToHectopascals(saturationPa),
    temperatureK,
    pressurePa,
  };
}

function saturationPoints(
  temperatureF: number,
  humidityPercent: number,
): Pick<PsychrometricResult, 'dewpoint' | 'frostPoint'> {
  if (humidityPercent === 0) return { dewpoint: null, frostPoint: null };
  // Two logarithms, not one of a quotient: the tiniest humidity that a form can hold must not underflow to zero.
  const lnVaporPa = lnSaturationPressurePa(temperatureF, 'water') + Math.log(humidityPercent) - Math.log(100);
  const dewpoint = humidityPercent === 100 ? temperatureF : saturationTemperatureF(lnVaporPa, 'water', temperatureF);
  if (dewpoint >= factors.freezing.value) return { dewpoint, frostPoint: null };
  return { dewpoint, frostPoint: saturationTemperatureF(lnVaporPa, 'ice', factors.freezing.value) };
}

/** Mass of vapor with a mass of dry air, g/kg, from its partial pressure and the air pressure, both in pascals. */
function mixingRatioGPerKg(vaporPa: number, pressurePa: number): number {
  return (1000 * factors.massRatio.value * vaporPa) / (pressurePa - vaporPa);
}

/**
 * Volume of moist air with a pound of dry air, cubic feet: at a temperature (°F), a mixing ratio (g/kg) and an air
 * pressure (Pa). Source: ASHRAE Handbook Fundamentals 2017, chapter 1, equation 26.
 */
export function specificVolumeFt3PerLb(temperatureF: number, mixingRatio: number, pressurePa: number): number {
  const { dryAirGasConstant, massRatio } = factors;
  const share = 1 + mixingRatio / 1000 / massRatio.value;
  const cubicMetresPerKg = (dryAirGasConstant.value * fahrenheitToKelvin(temperatureF) * share) / pressurePa;
  return cubicMetresPerKilogramToCubicFeetPerPound(cubicMetresPerKg);
}

/** Grains per pound of air at a temperature (°F), a humidity (%) and an air pressure (Pa): one point of a chart's line. */
export function grainsPerPoundAt(temperatureF: number, humidityPercent: number, pressurePa: number): number {
  const vaporPa = (saturationPressurePa(temperatureF) * humidityPercent) / 100;
  return gramsPerKilogramToGrainsPerPound(mixingRatioGPerKg(vaporPa, pressurePa));
}

/**
 * Relative humidity in percent of air at a temperature (°F), with so many grains per pound, at an air pressure (Pa).
 * The inverse of `grainsPerPoundAt`; above 100 where the air cannot hold that much.
 */
export function humidityPercentAt(temperatureF: number, grainsPerPound: number, pressurePa: number): number {
  const ratio = grainsPerPound / gramsPerKilogramToGrainsPerPound(1000);
  const vaporPa = (ratio * pressurePa) / (factors.massRatio.value + ratio);
  return (100 * vaporPa) / saturationPressurePa(temperatureF);
}
