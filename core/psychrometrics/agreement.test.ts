import psychrolib from 'psychrolib';
import { expect, test } from 'vitest';
import { agreement } from './agreement.ts';
import { calculatePsychrometric } from './psychrometrics.ts';

psychrolib.SetUnitSystem(psychrolib.SI);
const fahrenheitToCelsius = (temperatureF: number) => (temperatureF - 32) / 1.8;

const airs = Array.from({ length: 85 }, (_, index) => 32.018 + 2 * index).flatMap((temperatureF) =>
  Array.from({ length: 100 }, (_, index) => ({ temperatureF, humidityPercent: index + 1 })),
);

test('the figures of the oracle are as recorded', () => {
  let [percent, degrees] = [0, 0];
  for (const air of airs) {
    const ours = calculatePsychrometric(air);
    const [celsius, share] = [fahrenheitToCelsius(air.temperatureF), air.humidityPercent / 100];
    const vapor = psychrolib.GetVapPresFromRelHum(celsius, share);
    const ratio = psychrolib.GetHumRatioFromRelHum(celsius, share, ours.pressurePa);
    const theirs = psychrolib.GetTDewPointFromRelHum(celsius, share) * 1.8 + 32;
    percent = Math.max(
      percent,
      percentOff(ours.vaporPressure * 100, vapor),
      percentOff(ours.mixingRatio / 1000, ratio),
    );
    degrees = Math.max(degrees, Math.abs((ours.frostPoint ?? ours.dewpoint ?? Number.NaN) - theirs));
  }
  expect(airs).toHaveLength(agreement.oracle.airs);
  expect(percent).toBeLessThanOrEqual(agreement.oracle.atMostPercent);
  expect(degrees).toBeLessThanOrEqual(agreement.oracle.atMostDewPointF);
  expect(degrees, 'two searches that never differ are one').toBeGreaterThan(0);
});

test('the distance from the Magnus formula is as recorded', () => {
  const { magnus } = agreement;
  let percent = 0;
  for (let temperatureF: number = magnus.from; temperatureF <= magnus.to; temperatureF += 1) {
    const celsius = fahrenheitToCelsius(temperatureF);
    const magnusPa = 611.2 * Math.exp((17.62 * celsius) / (243.12 + celsius));
    percent = Math.max(
      percent,
      percentOff(
        magnusPa,
        100 * calculatePsychrometric({ temperatureF: temperatureF, humidityPercent: 100 }).saturationVaporPressure,
      ),
    );
  }
  expect(Number(percent.toFixed(2))).toBe(magnus.atMostPercent);
});

function percentOff(value: number, reference: number): number {
  return Math.abs(value / reference - 1) * 100;
}
