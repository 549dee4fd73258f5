import { expect, test } from 'vitest';
import { airState } from './air-state.ts';

test.each([
  ['80', '60', 'temperature', '80'],
  ['80', '60', 'humidity', '60'],
  ['80', '60', 'dewpoint', '64.9'],
  ['80', '60', 'grains', '92.1'],
  ['70', '50', 'grains', '54.5'],
  ['70', '0', 'dewpoint', '—'],
])('%s °F, %s %%: %s is %s', (temperature, humidity, of, text) => {
  expect(airState(temperature, humidity, of)).toBe(text);
});

test.each([
  ['warm', '60', 'grains', 'are no air'],
  ['80', 'damp', 'grains', 'are no air'],
  ['80', '60', 'pints', 'of is temperature, humidity, dewpoint, grains'],
])('refuses %s, %s, %s', (temperature, humidity, of, message) => {
  expect(() => airState(temperature, humidity, of)).toThrow(message);
});
