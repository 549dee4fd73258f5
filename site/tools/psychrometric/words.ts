import { noValue } from '#content/locale/locale.ts';
import type { PsychrometricInput, PsychrometricResult } from '#core/psychrometrics/psychrometrics.ts';
import { formatNumber } from '#site/format.ts';
import type { Row } from '../shell/Results.tsx';

/** The result, row by row: the four specified quantities first, then what the trade reads. */
export function resultRows(result: PsychrometricResult): readonly Row[] {
  return [
    degrees('Dew point', result.dewpoint),
    { label: 'Absolute humidity', value: formatNumber(result.absoluteHumidity, 2), unit: 'g/m³' },
    { label: 'Mixing ratio', value: formatNumber(result.mixingRatio, 2), unit: 'g/kg' },
    {
      label: 'Vapor pressure',
      value: formatNumber(result.vaporPressure, 2),
      unit: 'hPa',
      note: `${formatNumber(result.vaporPressureInHg, 3)} inHg`,
    },
    { label: 'Grains per pound', value: formatNumber(result.grainsPerPound, 1), unit: 'gr/lb' },
    ...(result.frostPoint === null ? [] : [degrees('Frost point', result.frostPoint)]),
  ];
}

function degrees(label: string, value: number | null): Row {
  return value === null ? { label, value: noValue } : { label, value: formatNumber(value, 1), unit: '°F' };
}

/** What the dew point means for a cold wall, pipe or window. */
export function coldSurfaceSentence(
  { temperatureF, humidityPercent }: PsychrometricInput,
  result: PsychrometricResult,
) {
  const { dewpoint, frostPoint } = result;
  if (dewpoint === null) return 'Air without any vapor has no dew point. Nothing can sweat in it.';
  if (humidityPercent === 100)
    return 'This air can hold no more vapor. Any surface that is not warmer than the air is wet.';
  if (frostPoint !== null) {
    return `Any surface colder than ${formatNumber(frostPoint, 1)} °F will grow frost. The air is ${formatNumber(temperatureF - dewpoint, 1)} °F above its dew point over water.`;
  }
  return `Any surface colder than ${formatNumber(dewpoint, 1)} °F will sweat in this air: check cold pipes, windows, ducts and slabs.`;
}
