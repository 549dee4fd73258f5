import type { PlaceOfReading, Reading } from '../../job/reading.ts';
import {
  calculatePsychrometric,
  humidityPercentAt,
  type PsychrometricResult,
  specificVolumeFt3PerLb,
} from '../../psychrometrics/psychrometrics.ts';
import { saturationPressurePa } from '../../psychrometrics/saturation.ts';
import { pascalsToHectopascals } from '../../quantities/units.ts';
import { airCheckFactors } from './factors.ts';
import type { AirCheckInput } from './readings.ts';

/** A reading with everything that it says about its air. */
export interface AirPoint extends Reading, PsychrometricResult {}

/** How the dehumidifier does, from the grains that it takes out of the air. */
export type DepressionVerdict = 'drying' | 'weak' | 'adding';

export interface Depression {
  /** Affected air minus outlet air, grains per pound. */
  readonly grainsPerPound: number;
  readonly verdict: DepressionVerdict;
  /** True when the affected air is already drier than conventional refrigerant machines can follow. */
  readonly isBelowConventionalLimit: boolean;
  /** Water that the airflow really carries away, US pints a day; negative when it adds water. Null without an airflow. */
  readonly pintsPerDay: number | null;
}

/** Whether to open the house to the outside air or to close it and dehumidify. */
export interface Opening {
  readonly verdict: 'open' | 'closed';
  /** Affected air minus outside air, grains per pound. */
  readonly grainsPerPound: number;
  /** Relative humidity of the outside air once it has the temperature of the affected room, percent, at most 100. */
  readonly humidityInside: number;
  /** What the exchange would carry out, US pints a day; negative when it brings water in. Null without an exchange. */
  readonly pintsPerDay: number | null;
}

export interface SurfaceCheck {
  readonly surfaceF: number;
  /** Surface temperature minus dew point of the affected air, °F. Null when that air has no dew point. */
  readonly marginF: number | null;
  readonly verdict: 'wet' | 'near' | 'clear';
  /** Vapor pressure of a wet surface minus that of the affected air, hPa: what drives the drying. */
  readonly vaporPressureDifferential: number;
}

export interface AirCheckResult {
  readonly points: readonly AirPoint[];
  /** Affected air minus unaffected air, grains per pound: how far the affected rooms still have to go. */
  readonly aboveUnaffected: number | null;
  readonly depression: Depression | null;
  readonly opening: Opening | null;
  readonly surface: SurfaceCheck | null;
}

/** Compares up to four airs of one loss, and a surface with the affected one. Thresholds and sources: factors.ts. */
export function assessAir(input: AirCheckInput): AirCheckResult {
  const points = input.readings.map((reading) => ({
    ...reading,
    ...calculatePsychrometric({ ...reading, pressurePa: input.pressurePa }),
  }));
  const at = (place: PlaceOfReading) => points.find((point) => point.place === place);
  const [affected, unaffected, outlet, outside] = [at('affected'), at('unaffected'), at('outlet'), at('outside')];
  return {
    points,
    aboveUnaffected: affected && unaffected ? affected.grainsPerPound - unaffected.grainsPerPound : null,
    depression: affected && outlet ? depressionOf(affected, outlet, input.airflowCfm) : null,
    opening: affected && outside ? openingOf(affected, outside, input.exchangeCfm) : null,
    surface: affected && input.surfaceF !== null ? surfaceCheckOf(affected, input.surfaceF) : null,
  };
}

function depressionOf(affected: AirPoint, outlet: AirPoint, airflowCfm: number | null): Depression {
  const grainsPerPound = affected.grainsPerPound - outlet.grainsPerPound;
  const isDrying = grainsPerPound >= airCheckFactors.weakDepression.value;
  return {
    grainsPerPound,
    verdict: isDrying ? 'drying' : grainsPerPound > 0 ? 'weak' : 'adding',
    isBelowConventionalLimit: affected.grainsPerPound < airCheckFactors.conventionalLimit.value,
    pintsPerDay: airflowCfm === null ? null : pintsPerDay(airflowCfm, affected, grainsPerPound),
  };
}

function openingOf(affected: AirPoint, outside: AirPoint, exchangeCfm: number | null): Opening {
  const grainsPerPound = affected.grainsPerPound - outside.grainsPerPound;
  const inside = humidityPercentAt(affected.temperatureF, outside.grainsPerPound, affected.pressurePa);
  return {
    verdict: grainsPerPound >= airCheckFactors.openMargin.value ? 'open' : 'closed',
    grainsPerPound,
    humidityInside: Math.min(100, inside),
    pintsPerDay: exchangeCfm === null ? null : pintsPerDay(exchangeCfm, affected, grainsPerPound),
  };
}

function surfaceCheckOf(affected: AirPoint, surfaceF: number): SurfaceCheck {
  const marginF = affected.dewpoint === null ? null : surfaceF - affected.dewpoint;
  const isNear = marginF !== null && marginF <= airCheckFactors.nearDewPoint.value;
  return {
    surfaceF,
    marginF,
    verdict: marginF !== null && marginF <= 0 ? 'wet' : isNear ? 'near' : 'clear',
    vaporPressureDifferential: pascalsToHectopascals(saturationPressurePa(surfaceF)) - affected.vaporPressure,
  };
}

/**
 * US pints of water a day that an airflow carries away when its air loses so many grains per pound: airflow × minutes
 * a day ÷ specific volume × grains ÷ 7,000 ÷ weight of a pint. The airflow is that of the affected air.
 */
export function pintsPerDay(airflowCfm: number, affected: AirPoint, grainsPerPound: number): number {
  const { minutesPerDay, grainsPerPound: grains, poundsPerPint } = airCheckFactors;
  const volume = specificVolumeFt3PerLb(affected.temperatureF, affected.mixingRatio, affected.pressurePa);
  const poundsOfAir = (airflowCfm * minutesPerDay.value) / volume;
  return (poundsOfAir * grainsPerPound) / grains.value / poundsPerPint.value;
}
