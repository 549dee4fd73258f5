import { towns } from '#content/facts/tables/towns.ts';
import type { Locale } from '#content/i18n/locale.ts';
import { agreement } from '#core/psychrometrics/agreement.ts';
import { factors } from '#core/psychrometrics/factors.ts';
import { useLocale } from '../../i18n/language-context.tsx';
import { referenceRows } from './reference-rows.ts';

/** Below it the four decimals of the table are coarser than our error. hPa. */
const leastPressure = 1;
const rows = referenceRows();
const largest = (values: readonly (number | null)[]) => Math.max(...values.map((value) => Math.abs(value ?? 0)));

/** Figures that the page states: what is measured while it is built, what tests hold, and the factors of core. */
const figures: Readonly<Record<string, (locale: Locale) => string>> = {
  airs: ({ number }) => number(rows.length),
  dewPointOff: ({ number }) => number(largest(rows.map((row) => row.dewpointOff)), 4),
  amountsOff: ({ number }) => number(largest(dampRows().map((row) => row.percentOff)), 3),
  leastPressure: ({ number }) => number(leastPressure),
  oracleAirs: ({ number }) => number(agreement.oracle.airs),
  oraclePercent: ({ number }) => number(agreement.oracle.atMostPercent, 6),
  oracleDewPoint: ({ upTo }) => upTo(agreement.oracle.atMostDewPointF, 6),
  magnusPercent: ({ upTo }) => upTo(agreement.magnus.atMostPercent),
  magnusFrom: ({ number }) => number(agreement.magnus.from),
  magnusTo: ({ number }) => number(agreement.magnus.to),
  massRatio: ({ upTo }) => upTo(factors.massRatio.value, 6),
  gasConstant: ({ upTo }) => upTo(factors.vaporGasConstant.value, 6),
  lowestTemperature: ({ number }) => number(factors.lowestTemperature.value),
  highestTemperature: ({ number }) => number(factors.highestTemperature.value),
  lowestAltitude: ({ number }) => number(factors.lowestAltitude.value),
  highestAltitude: ({ number }) => number(factors.highestAltitude.value),
  elevationsDiffer: ({ number }) =>
    number(largest(towns.map(({ elevationFt, otherElevationFt = elevationFt }) => elevationFt - otherElevationFt))),
};

function dampRows() {
  return rows.filter((row) => row.vaporPressure >= leastPressure);
}

/** One figure of the page, by its name. Throws, and so stops the build, on any other name. */
export function Measured({ what }: { readonly what: string }) {
  const locale = useLocale();
  const figure = figures[what];
  if (!figure) throw new Error(`<Measured what="${what}">: there is no such figure`);
  return figure(locale);
}
