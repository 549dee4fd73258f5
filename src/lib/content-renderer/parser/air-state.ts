import { languages } from '#content/i18n/languages.ts';
import { localeOf } from '#content/i18n/locale.ts';
import { calculatePsychrometric } from '#core/psychrometrics/psychrometrics.ts';

/** Digits as both languages of the site print them. */
const { number } = localeOf(languages.en);

const readings = {
  temperature: ({ temperatureF }: Air) => number(temperatureF),
  humidity: ({ humidityPercent }: Air) => number(humidityPercent),
  dewpoint: (air: Air) => number(calculatePsychrometric(air).dewpoint, 1),
  grains: (air: Air) => number(calculatePsychrometric(air).grainsPerPound, 1),
};

interface Air {
  /** °F */
  readonly temperatureF: number;
  /** % */
  readonly humidityPercent: number;
}

/**
 * One figure of an air, computed as the calculator does: its temperature (°F) or humidity (%), its dew point (°F) or its
 * grains per pound at sea level, without the unit. Throws, and so stops the build, on an air that is not in figures and on
 * any other name.
 */
export function airState(temperature: string, humidity: string, of: string): string {
  const air = { temperatureF: Number(temperature), humidityPercent: Number(humidity) };
  if (!Object.hasOwn(readings, of)) throw new Error(`<AirState of="${of}">: of is ${Object.keys(readings).join(', ')}`);
  if (!Number.isFinite(air.temperatureF) || !Number.isFinite(air.humidityPercent)) {
    throw new Error(`<AirState>: "${temperature}" °F and "${humidity}" % are no air`);
  }
  return readings[of as keyof typeof readings](air);
}
