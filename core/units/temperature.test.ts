import { expect, test } from 'vitest';
import { celsiusOf } from './temperature.ts';

test.each([
  [32, 0],
  [212, 100],
  [-40, -40],
  [68, 20],
  [0, -17.7777778],
  [98.6, 37],
])('%d °F are %d °C', (fahrenheit, celsius) => {
  expect(celsiusOf(fahrenheit)).toBeCloseTo(celsius, 7);
});
