import {
  calculatePsychrometric,
  humidityPercentAt,
  saturationPressurePa,
  specificVolumeFt3PerLb,
} from '../psychrometrics/psychrometrics.ts';

/** What one reading of air says. */
export interface AirFigures {
  /** °F over water; null in air without vapor. */
  readonly dewPointF: number | null;
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

/** The figures of air at a temperature (°F), a relative humidity (%) and a pressure (Pa), and none of what cannot be air. */
export function airFiguresOf(
  temperatureF: number,
  humidityPercent: number,
  pressurePa: number,
): AirFigures | NoFigures {
  if (!isAir(temperatureF, humidityPercent, pressurePa)) return noFigures;
  const air = calculatePsychrometric({ temperatureF, humidityPercent, pressurePa });
  return {
    dewPointF: air.dewpoint,
    grainsPerPound: air.grainsPerPound,
    mixingRatioGPerKg: air.mixingRatio,
    vaporPressureHpa: air.vaporPressure,
    vaporPressureInHg: air.vaporPressureInHg,
    saturationHpa: air.saturationVaporPressure,
    specificVolumeFt3PerLb: specificVolumeFt3PerLb(temperatureF, air.mixingRatio, pressurePa),
  };
}

/** Saturation vapor pressure over water, hPa, at a temperature in °F. */
export function saturationHpaAt(temperatureF: number): number {
  return saturationPressurePa(temperatureF) / 100;
}

/** Relative humidity, percent and at most 100, of air with so many grains per pound brought to a temperature (°F). */
export function humidityAt(temperatureF: number, grainsPerPound: number, pressurePa: number): number {
  return Math.min(100, humidityPercentAt(temperatureF, grainsPerPound, pressurePa));
}
