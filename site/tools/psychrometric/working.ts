import { plain } from '#content/locale/locale.ts';
import { factors, saturationSource } from '#core/psychrometrics/factors.ts';
import type { PsychrometricInput, PsychrometricResult } from '#core/psychrometrics/psychrometrics.ts';
import { formatNumber } from '#site/format.ts';
import type { Step } from '../shell/Working.tsx';

/** Each step with the visitor's numbers, in the order in which core takes them. */
export function workingSteps(input: PsychrometricInput, result: PsychrometricResult): readonly Step[] {
  const kelvin = formatNumber(result.temperatureK, 2);
  const saturation = formatNumber(result.saturationVaporPressure, 3);
  const vapor = formatNumber(result.vaporPressure, 3);
  const pressure = plain(result.pressurePa / 100);
  const { massRatio, vaporGasConstant, grainsPerGramPerKilogram, seaLevelPressure } = factors;
  return [
    {
      finds: 'Temperature in kelvins',
      rule: '(°F − 32) ÷ 1.8 + 273.15',
      numbers: `(${plain(input.temperatureF)} − 32) ÷ 1.8 + 273.15 = ${kelvin} K`,
      source: 'by definition',
    },
    {
      finds: 'Saturation vapor pressure',
      rule: 'the most vapor that air of this temperature holds over liquid water: ln p = −5800.2206/T + 1.3914993 − 0.048640239 T + 0.000041764768 T² − 0.000000014452093 T³ + 6.5459673 ln T',
      numbers: `T = ${kelvin} K gives ${saturation} hPa`,
      source: saturationSource,
    },
    {
      finds: 'Vapor pressure',
      rule: 'saturation vapor pressure × humidity ÷ 100',
      numbers: `${saturation} × ${plain(input.humidityPercent)} ÷ 100 = ${vapor} hPa`,
      source: 'definition of relative humidity (WMO: over water at every temperature)',
    },
    ...pointSteps(result, vapor),
    {
      finds: 'Absolute humidity',
      rule: 'vapor pressure ÷ (gas constant of vapor × kelvins)',
      numbers: `100,000 × ${vapor} ÷ (${vaporGasConstant.value} × ${kelvin}) = ${formatNumber(result.absoluteHumidity, 2)} g/m³`,
      source: vaporGasConstant.source,
    },
    {
      finds: 'Mixing ratio',
      rule: '1000 × 0.621945 × vapor pressure ÷ (air pressure − vapor pressure)',
      numbers: `1000 × ${massRatio.value} × ${vapor} ÷ (${pressure} − ${vapor}) = ${formatNumber(result.mixingRatio, 2)} g/kg`,
      source: `${massRatio.source}; air pressure: ${result.pressurePa === seaLevelPressure.value ? seaLevelPressure.source : factors.pressureExponent.source}`,
    },
    {
      finds: 'Grains per pound',
      rule: 'mixing ratio × 7',
      numbers: `${formatNumber(result.mixingRatio, 3)} × ${grainsPerGramPerKilogram.value} = ${formatNumber(result.grainsPerPound, 1)} gr/lb`,
      source: grainsPerGramPerKilogram.source,
    },
  ];
}

function pointSteps({ dewpoint, frostPoint }: PsychrometricResult, vapor: string): readonly Step[] {
  if (dewpoint === null) return [];
  const dew: Step = {
    finds: 'Dew point',
    rule: 'the temperature at which this vapor pressure is the saturation pressure over water, found by halving',
    numbers: `${vapor} hPa is saturation at ${formatNumber(dewpoint, 1)} °F`,
    source: saturationSource,
  };
  if (frostPoint === null) return [dew];
  const frost: Step = {
    finds: 'Frost point',
    rule: 'the same over ice',
    numbers: `${vapor} hPa is saturation over ice at ${formatNumber(frostPoint, 1)} °F`,
    source: saturationSource,
  };
  return [dew, frost];
}
