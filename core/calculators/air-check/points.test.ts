import { expect, test } from 'vitest';
import { placesOfReadings } from '../../job/reading.ts';
import { pointsOf } from './points.ts';

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
