import fc from 'fast-check';
import psychrolib from 'psychrolib';
import { expect, test } from 'vitest';
import {
  calculatePsychrometric,
  grainsPerPoundAt,
  humidityPercentAt,
  pressureAtAltitudePa,
  specificVolumeFt3PerLb,
  wetBulbF,
} from './psychrometrics.ts';

psychrolib.SetUnitSystem(psychrolib.SI);
const fahrenheitToCelsius = (temperatureF: number) => (temperatureF - 32) / 1.8;
const feetToMetres = (lengthFt: number) => lengthFt * 0.3048;

/** 0.01 °C. Below it the oracle measures humidity over ice, as we do not. */
const triplePointF = 32.018;
const hundredthOfAThousandth = 1e-5;
const seaLevelPa = 101325;

const temperature = fc.double({ min: -40, max: 212, noNaN: true });
const humidity = fc.double({ min: 0, max: 100, noNaN: true });
const altitude = fc.double({ min: -1500, max: 15000, noNaN: true });
const runs = { numRuns: 2000 };

/** Whatever the form would accept. */
const air = fc
  .tuple(temperature, humidity, altitude)
  .map(([temperatureF, humidityPercent, altitudeFt]) => ({
    temperatureF,
    humidityPercent,
    pressurePa: pressureAtAltitudePa(altitudeFt),
  }))
  .filter(
    ({ temperatureF, humidityPercent, pressurePa }) =>
      calculatePsychrometric({ temperatureF, humidityPercent }).vaporPressure * 100 < pressurePa * 0.999,
  );

function within(actual: number, expected: number, tolerance: number): boolean {
  return Math.abs(actual - expected) <= tolerance * Math.abs(expected) + 1e-12;
}

test('at 32 °F itself, 0.018 °F inside the ice branch of the oracle, still agrees within 0.01 %', () => {
  const ours = calculatePsychrometric({ temperatureF: 32, humidityPercent: 100 });
  expect(within(ours.vaporPressure * 100, psychrolib.GetSatVapPres(0), 1e-4)).toBe(true);
});

test('the standard atmosphere is the oracle’s', () => {
  fc.assert(
    fc.property(altitude, (altitudeFt) =>
      within(pressureAtAltitudePa(altitudeFt), psychrolib.GetStandardAtmPressure(feetToMetres(altitudeFt)), 1e-9),
    ),
  );
});

test('wet bulb and specific volume are the oracle’s, at every pressure', () => {
  fc.assert(
    fc.property(
      fc.double({ min: triplePointF, max: 150, noNaN: true }),
      fc.double({ min: 20, max: 100, noNaN: true }),
      fc.double({ min: -1500, max: 10_000, noNaN: true }),
      (temperatureF, humidityPercent, altitudeFt) => {
        const pressurePa = pressureAtAltitudePa(altitudeFt);
        const { mixingRatio } = calculatePsychrometric({ temperatureF, humidityPercent, pressurePa });
        const celsius = fahrenheitToCelsius(temperatureF);
        const wetBulb = psychrolib.GetTWetBulbFromHumRatio(celsius, mixingRatio / 1000, pressurePa) * 1.8 + 32;
        // At freezing the equations of water and ice are half a degree apart, and each search may end on either side.
        if (Math.abs(wetBulb - 32) > 1) {
          expect(Math.abs(wetBulbF(temperatureF, mixingRatio, pressurePa) - wetBulb)).toBeLessThan(0.005);
        }
        const cubicMetres = psychrolib.GetMoistAirVolume(celsius, mixingRatio / 1000, pressurePa);
        const cubicFeet = (cubicMetres * 0.45359237) / 0.3048 ** 3;
        const ours = specificVolumeFt3PerLb(temperatureF, mixingRatio, pressurePa);
        expect(within(ours, cubicFeet, hundredthOfAThousandth)).toBe(true);
      },
    ),
    runs,
  );
});

test('no output is ever NaN, infinite or negative', () => {
  fc.assert(
    fc.property(air, (input) => {
      const { dewpoint, frostPoint, ...amounts } = calculatePsychrometric(input);
      for (const amount of Object.values(amounts)) expect(amount >= 0 && Number.isFinite(amount)).toBe(true);
      for (const point of [dewpoint, frostPoint]) expect(point === null || Number.isFinite(point)).toBe(true);
      expect(dewpoint === null).toBe(input.humidityPercent === 0);
    }),
    runs,
  );
});

test('the dew point is never above the temperature and equals it at 100 %', () => {
  fc.assert(
    fc.property(air, (input) => {
      const { dewpoint } = calculatePsychrometric(input);
      expect(dewpoint === null || dewpoint <= input.temperatureF).toBe(true);
      expect(calculatePsychrometric({ temperatureF: input.temperatureF, humidityPercent: 100 }).dewpoint).toBe(
        input.temperatureF,
      );
    }),
    runs,
  );
});

test('more humidity never lowers any output', () => {
  fc.assert(
    fc.property(temperature, humidity, humidity, (temperatureF, one, other) => {
      const [low, high] = [Math.min(one, other), Math.max(one, other)].map((humidityPercent) =>
        calculatePsychrometric({ temperatureF, humidityPercent, pressurePa: 2 * seaLevelPa }),
      );
      if (!low || !high) throw new Error('two results expected');
      expect(low.dewpoint ?? Number.NEGATIVE_INFINITY).toBeLessThanOrEqual(high.dewpoint ?? Number.NEGATIVE_INFINITY);
      for (const name of ['absoluteHumidity', 'mixingRatio', 'grainsPerPound', 'vaporPressure'] as const) {
        expect(low[name]).toBeLessThanOrEqual(high[name]);
      }
    }),
    runs,
  );
});

test('the frost point is never below the dew point, and never above freezing', () => {
  fc.assert(
    fc.property(air, (input) => {
      const { dewpoint, frostPoint } = calculatePsychrometric(input);
      // Below -148 °F the ice equation is outside the range that it was fitted to.
      if (frostPoint === null || dewpoint === null || dewpoint < -148) return;
      expect(frostPoint).toBeGreaterThanOrEqual(dewpoint - 1e-9);
      expect(frostPoint).toBeLessThanOrEqual(32);
    }),
    runs,
  );
});

test('grains per pound lead back to the humidity that they came from', () => {
  fc.assert(
    fc.property(air, ({ temperatureF, humidityPercent, pressurePa }) => {
      const grains = grainsPerPoundAt(temperatureF, humidityPercent, pressurePa);
      expect(humidityPercentAt(temperatureF, grains, pressurePa)).toBeCloseTo(humidityPercent, 6);
    }),
    runs,
  );
});
