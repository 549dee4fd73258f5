import { csvLine } from '#content/directory/csv-line.ts';
import { calculatePsychrometric } from '#core/psychrometrics/psychrometrics.ts';

const heading = [
  'temperature_f',
  'relative_humidity_percent',
  'dew_point_f',
  'grains_per_pound',
  'mixing_ratio_g_kg',
  'absolute_humidity_g_m3',
  'vapor_pressure_hpa',
  'vapor_pressure_in_hg',
];
const steps = (from: number, to: number, by: number) =>
  Array.from({ length: (to - from) / by + 1 }, (_, index) => from + index * by);

/** Psychrometric values at sea level for air of 30 to 120 °F and 5 to 100 % relative humidity, from core. */
export function psychrometricTable(): string {
  const rows = steps(30, 120, 5).flatMap((temperatureF) =>
    steps(5, 100, 5).map((humidityPercent) => {
      const air = calculatePsychrometric({ temperatureF, humidityPercent });
      return [
        String(temperatureF),
        String(humidityPercent),
        air.dewpoint?.toFixed(2) ?? '',
        air.grainsPerPound.toFixed(2),
        air.mixingRatio.toFixed(3),
        air.absoluteHumidity.toFixed(3),
        air.vaporPressure.toFixed(3),
        air.vaporPressureInHg.toFixed(4),
      ];
    }),
  );
  return [heading, ...rows].map(csvLine).join('');
}
