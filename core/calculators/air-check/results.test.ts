import { expect, test } from 'vitest';
import { placesOfReadings } from '../../job/reading.ts';
import { depressionVerdict, isBelowConventionalLimit, openingVerdict, pointsOf, surfaceVerdict } from './results.ts';

test.each([
  [5, 'drying'],
  [4.9, 'weak'],
  [0.1, 'weak'],
  [0, 'adding'],
  [null, null],
])('%s gr/lb taken out is %s', (grains, verdict) => {
  expect(depressionVerdict(grains)).toBe(verdict);
});

test.each([
  [10, 'open'],
  [9.9, 'closed'],
  [null, null],
])('outside air drier by %s gr/lb means %s', (grains, verdict) => {
  expect(openingVerdict(grains)).toBe(verdict);
});

test.each([
  [5.1, 'clear'],
  [5, 'near'],
  [0.1, 'near'],
  [0, 'wet'],
  [null, 'clear'],
])('a surface %s °F above the dew point is %s', (margin, verdict) => {
  expect(surfaceVerdict(60, 70, margin)).toBe(verdict);
});

test.each([
  [54.9, true],
  [55, false],
  [null, null],
])('affected air of %s gr/lb is below the conventional limit: %s', (grains, isBelow) => {
  expect(isBelowConventionalLimit(grains)).toBe(isBelow);
});

const [first, second] = placesOfReadings;
const one = [70, 50, 54, 50.5, 12.5];
const other = [80, 40, 61, 53.5, 14];
const firstPoint = {
  place: first,
  temperatureF: 70,
  humidityPercent: 50,
  grainsPerPound: 54,
  dewpoint: 50.5,
  vaporPressure: 12.5,
};
const secondPoint = {
  place: second,
  temperatureF: 80,
  humidityPercent: 40,
  grainsPerPound: 61,
  dewpoint: 53.5,
  vaporPressure: 14,
};

test.each([
  ['two places in order', [...one, ...other], [firstPoint, secondPoint]],
  ['a place without a temperature', [null, 50, 54, 50.5, 12.5, ...other], [secondPoint]],
  ['a place without a humidity', [70, null, 54, 50.5, 12.5, ...other], [secondPoint]],
  [
    'air without vapor',
    [70, 0, 0, null, 0],
    [{ ...firstPoint, humidityPercent: 0, grainsPerPound: 0, dewpoint: null, vaporPressure: 0 }],
  ],
  ['nothing', [], []],
])('%s', (_name, measured, points) => {
  expect(pointsOf(...measured)).toEqual(points);
});
