import psychrolib from 'psychrolib';
import { expect, test } from 'vitest';
import { calculatePsychrometric, wetBulbF } from './psychrometrics.ts';

psychrolib.SetUnitSystem(psychrolib.SI);

function wetBulbAt(temperatureF: number, humidityPercent: number, pressurePa: number) {
  const { mixingRatio } = calculatePsychrometric({ temperatureF, humidityPercent, pressurePa });
  return { mixingRatio, ours: wetBulbF(temperatureF, mixingRatio, pressurePa) };
}

const airs = [101_325, 99_039, 83_428].flatMap((pressurePa) =>
  [20, 34, 70, 80, 95, 120, 160, 190].flatMap((temperatureF) =>
    [1, 20, 60, 90, 100].map((humidityPercent) => ({ temperatureF, humidityPercent, pressurePa })),
  ),
);

test.each(airs)('$temperatureF °F, $humidityPercent % at $pressurePa Pa: as the oracle says', (air) => {
  const { mixingRatio, ours } = wetBulbAt(air.temperatureF, air.humidityPercent, air.pressurePa);
  const theirs = psychrolib.GetTWetBulbFromHumRatio((air.temperatureF - 32) / 1.8, mixingRatio / 1000, air.pressurePa);
  // The oracle stops its own search at 0.001 °C.
  expect(ours).toBeCloseTo(theirs * 1.8 + 32, 2);
});

test.each([20, 33, 75, 200])('saturated air of %s °F is its own wet bulb', (temperatureF) => {
  const { ours } = wetBulbAt(temperatureF, 100, 101_325);
  expect(ours).toBeCloseTo(temperatureF, temperatureF < 32 ? 0 : 5);
});

test.each([1, 20, 60, 90])('air of 120 °F and %s % is cooled, and never below its dew point', (humidity) => {
  const { ours } = wetBulbAt(120, humidity, 101_325);
  const { dewpoint } = calculatePsychrometric({ temperatureF: 120, humidityPercent: humidity });
  expect(ours).toBeLessThan(120);
  expect(ours).toBeGreaterThan(dewpoint ?? Number.NaN);
});
