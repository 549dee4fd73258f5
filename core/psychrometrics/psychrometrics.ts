import { celsiusOf } from '../units/temperature.ts';
import { factors, saturationCoefficients, wetBulbHeats } from './factors.ts';

/** What the vapor is in equilibrium with. Humidity is measured over water at every temperature; frost forms as ice. */
export type Surface = keyof typeof saturationCoefficients;

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

export const celsiusAtZeroKelvin = 273.15;
export const fahrenheitPerCelsius = 1.8;

/** No saturation temperature is colder, °F: just above absolute zero, where the equations end. */
const coldestF = -459;
/** Halvings of 700 degrees that leave less than the last digit of a double. */
const saturationHalvings = 80;

/** Bisection for the wet bulb, here and in spreadsheets: the widest depression in °F, and halvings down to a millionth of a degree. */
export const wetBulbSearch = { widestDepressionF: 256, halvings: 28 } as const;

/** Kelvins from °F. Exact by definition. */
function kelvins(temperatureF: number): number {
  return celsiusOf(temperatureF) + celsiusAtZeroKelvin;
}

/** Natural logarithm of the saturation vapor pressure in pascals at a temperature in °F. Hyland and Wexler 1983 (factors.ts). */
export function lnSaturationPressurePa(temperatureF: number, surface: Surface = 'water'): number {
  const { powers, log } = saturationCoefficients[surface];
  const [inverse, constant, first, second, third, fourth] = powers;
  const kelvin = kelvins(temperatureF);
  const polynomial = constant + kelvin * (first + kelvin * (second + kelvin * (third + kelvin * fourth)));
  return inverse / kelvin + polynomial + log * Math.log(kelvin);
}

/** Saturation vapor pressure in pascals at a temperature in °F. Hyland and Wexler 1983 (factors.ts). */
export function saturationPressurePa(temperatureF: number, surface: Surface = 'water'): number {
  return Math.exp(lnSaturationPressurePa(temperatureF, surface));
}

/**
 * The temperature in °F, at most `ceilingF`, at which saturation reaches a vapor pressure, given as the natural logarithm
 * of pascals: the inverse of `lnSaturationPressurePa`. Bisection, because both curves only rise: it cannot diverge.
 */
export function saturationTemperatureF(lnPressurePa: number, surface: Surface, ceilingF: number): number {
  if (lnPressurePa >= lnSaturationPressurePa(ceilingF, surface)) return ceilingF;
  let low = coldestF;
  let high = ceilingF;
  for (let step = 0; step < saturationHalvings; step += 1) {
    const middle = (low + high) / 2;
    if (lnSaturationPressurePa(middle, surface) < lnPressurePa) low = middle;
    else high = middle;
  }
  return high;
}

/** Subtracts logarithms instead of dividing, so that tiny humidities do not underflow. */
function lnVaporPressurePa(temperatureF: number, humidityPercent: number): number {
  return lnSaturationPressurePa(temperatureF) + Math.log(humidityPercent) - Math.log(100);
}

/** Dew point in °F over liquid water, from °F and percent. Null at 0 % humidity: air without vapor never reaches saturation. */
export function dewPointF(temperatureF: number, humidityPercent: number): number | null {
  if (humidityPercent === 0) return null;
  if (humidityPercent === 100) return temperatureF;
  return saturationTemperatureF(lnVaporPressurePa(temperatureF, humidityPercent), 'water', temperatureF);
}

/** Frost point in °F (saturation over ice), from °F, percent and the dew point. Null where the dew point is 32 °F or more, or absent. */
export function frostPointF(temperatureF: number, humidityPercent: number, dewpoint: number | null): number | null {
  const { freezing } = factors;
  if (humidityPercent === 0 || dewpoint === null || dewpoint >= freezing.value) return null;
  return saturationTemperatureF(lnVaporPressurePa(temperatureF, humidityPercent), 'ice', freezing.value);
}

/** Partial pressure of the vapor in pascals, from °F and percent. */
export function vaporPressurePa(temperatureF: number, humidityPercent: number): number {
  return (saturationPressurePa(temperatureF) * humidityPercent) / 100;
}

/** Mass of vapor with a mass of dry air in g/kg (humidity ratio), from the pressures of vapor and air in pascals. */
export function mixingRatioGPerKg(vaporPa: number, pressurePa: number): number {
  return (1000 * factors.massRatio.value * vaporPa) / (pressurePa - vaporPa);
}

/** Grains per pound of air at a temperature (°F), a relative humidity (%) and an air pressure (Pa). */
export function grainsPerPoundAt(temperatureF: number, humidityPercent: number, pressurePa: number): number {
  const ratio = mixingRatioGPerKg(vaporPressurePa(temperatureF, humidityPercent), pressurePa);
  return ratio * factors.grainsPerGramPerKilogram.value;
}

/**
 * Relative humidity in percent of air at a temperature (°F), with so many grains per pound, at an air pressure (Pa).
 * The inverse of `grainsPerPoundAt`; above 100 where the air cannot hold that much.
 */
export function humidityPercentAt(temperatureF: number, grainsPerPound: number, pressurePa: number): number {
  const ratio = grainsPerPound / (factors.grainsPerGramPerKilogram.value * 1000);
  const vaporPa = (ratio * pressurePa) / (factors.massRatio.value + ratio);
  return (100 * vaporPa) / saturationPressurePa(temperatureF);
}

/**
 * Volume of moist air with a pound of dry air in cubic feet, from °F, mixing ratio (g/kg) and air pressure (Pa).
 * ASHRAE Handbook Fundamentals 2017, chapter 1, equation 26.
 */
export function specificVolumeFt3PerLb(temperatureF: number, mixingRatio: number, pressurePa: number): number {
  const { dryAirGasConstant, massRatio, kilogramsPerPound, metresPerFoot } = factors;
  const share = 1 + mixingRatio / 1000 / massRatio.value;
  const cubicMetresPerKg = (dryAirGasConstant.value * kelvins(temperatureF) * share) / pressurePa;
  return (cubicMetresPerKg * kilogramsPerPound.value) / metresPerFoot.value ** 3;
}

/**
 * Air pressure in pascals of the standard atmosphere at an altitude in feet. Weather moves the real pressure by a few
 * percent either way. Source: ASHRAE Handbook Fundamentals 2017, chapter 1, equation 3.
 */
export function pressureAtAltitudePa(altitudeFt: number): number {
  const { seaLevelPressure, pressureLapsePerMetre, pressureExponent, metresPerFoot } = factors;
  const share = 1 - pressureLapsePerMetre.value * (altitudeFt * metresPerFoot.value);
  return seaLevelPressure.value * share ** pressureExponent.value;
}

/**
 * Wet bulb in °F: the temperature to which air is cooled by water that evaporates into it, from its temperature (°F), mixing
 * ratio (g/kg) and pressure (Pa). Over ice below freezing. ASHRAE Handbook Fundamentals 2017, chapter 1, equations 33 and 35.
 */
export function wetBulbF(temperatureF: number, mixingRatio: number, pressurePa: number): number {
  let step = wetBulbSearch.widestDepressionF / 2;
  let wetBulb = temperatureF - step;
  for (let done = 0; done < wetBulbSearch.halvings; done += 1) {
    step /= 2;
    wetBulb += wetBulbExcess(wetBulb, temperatureF, mixingRatio, pressurePa) > 0 ? -step : step;
  }
  return wetBulb;
}

/** Positive if the true wet bulb is lower. Avoids division, so that boiling needs no special case. */
function wetBulbExcess(wetBulb: number, temperatureF: number, mixingRatio: number, pressurePa: number): number {
  const surface = wetBulb < factors.freezing.value ? 'ice' : 'water';
  const { evaporation, perDegree, difference } = wetBulbHeats[surface];
  const [dry, wet] = [celsiusOf(temperatureF), celsiusOf(wetBulb)];
  const saturation = saturationPressurePa(wetBulb, surface);
  const held = factors.massRatio.value * saturation * (evaporation - perDegree * wet);
  const given = evaporation + wetBulbHeats.vapor * dry - difference * wet;
  const needed = wetBulbHeats.air * (dry - wet) + (mixingRatio / 1000) * given;
  return held - needed * (pressurePa - saturation);
}

/** What a checked temperature and relative humidity say about the air. Sources: factors.ts. */
export function calculatePsychrometric(input: PsychrometricInput): PsychrometricResult {
  const { temperatureF, humidityPercent, pressurePa = factors.seaLevelPressure.value } = input;
  const temperatureK = kelvins(temperatureF);
  const vaporPa = vaporPressurePa(temperatureF, humidityPercent);
  const vaporPressure = vaporPa / 100;
  const mixingRatio = mixingRatioGPerKg(vaporPa, pressurePa);
  const dewpoint = dewPointF(temperatureF, humidityPercent);
  return {
    dewpoint,
    frostPoint: frostPointF(temperatureF, humidityPercent, dewpoint),
    absoluteHumidity: (1000 * vaporPa) / (factors.vaporGasConstant.value * temperatureK),
    mixingRatio,
    grainsPerPound: mixingRatio * factors.grainsPerGramPerKilogram.value,
    vaporPressure,
    vaporPressureInHg: vaporPressure / factors.hectopascalsPerInchOfMercury.value,
    saturationVaporPressure: saturationPressurePa(temperatureF) / 100,
    temperatureK,
    pressurePa,
  };
}
