import { expect, test } from 'vitest';
import { ambiguityOf, parseDecimal } from './decimal.ts';

test.each([
  ['78', 78],
  [' 78.5 ', 78.5],
  [' 78,5 ', 78.5],
  ['12,5', 12.5],
  ['12,50', 12.5],
  ['-40', -40],
  ['-0,25', -0.25],
  ['+3', 3],
  ['.5', 0.5],
  [',5', 0.5],
  ['5.', 5],
  ['5,', 5],
  ['0', 0],
  ['0,125', 0.125],
  ['0.125', 0.125],
  ['1.234', 1.234],
  ['1,2345', 1.2345],
  ['1234,567', 1234.567],
  ['1,234.5', 1234.5],
  ['1.234,5', 1234.5],
  ['12,345.678', 12345.678],
  ['1,234,567', 1234567],
  ['1.234.567', 1234567],
  ['1,234,567.8', 1234567.8],
  ['1,234.', 1234],
  ['', null],
  ['  ', null],
  ['.', null],
  [',', null],
  ['-', null],
  ['abc', null],
  ['12abc', null],
  ['1,500', null],
  ['1,23,4', null],
  ['12,34.5', null],
  ['1234,567.8', null],
  ['0,123.4', null],
  ['1,234.5.6', null],
  ['1 234', null],
  ['1e9', null],
  ['0x10', null],
  ['Infinity', null],
  ['NaN', null],
  ['1'.repeat(400), null],
])('%j reads as %j', (text, expected) => {
  expect(parseDecimal(text, null)).toBe(expected);
});

test.each([
  ['1,500', { thousands: '1500', decimal: '1.5' }],
  [' 1,234 ', { thousands: '1234', decimal: '1.2340' }],
  ['-12,000', { thousands: '-12000', decimal: '-12' }],
  ['999,999', { thousands: '999999', decimal: '999.9990' }],
  ['1,50', null],
  ['1,5000', null],
  ['1234,567', null],
  ['0,500', null],
  ['1.500', null],
  ['1,234,567', null],
  ['1,500 ft', null],
  ['', null],
])('%j may be read as %j', (text, expected) => {
  expect(ambiguityOf(text, 'en')).toEqual(expected);
});

test.each([
  ['1.200', { thousands: '1200', decimal: '1.2' }],
  ['1,200', { thousands: '1200', decimal: '1.2' }],
  ['1.20', null],
  ['0.125', null],
  ['1.2000', null],
])('%j may be read as %j where a point may part thousands', (text, expected) => {
  expect(ambiguityOf(text, 'es')).toEqual(expected);
});

test('what may be read in two ways in a language is no number of its forms', () => {
  expect(parseDecimal('1.200', 'es')).toBeNull();
  expect(parseDecimal('1.200', 'en')).toBe(1.2);
  expect(parseDecimal('1.2', 'es')).toBe(1.2);
});

test.each([
  ['50%', '%', 50],
  [' 50 % ', '%', 50],
  ['62,5 %', '%', 62.5],
  ['78°F', '°F', 78],
  ['78.5 °F', '°F', 78.5],
  ['-4 °F', '°F', -4],
  ['78', '°F', 78],
  ['%', '%', null],
  ['1,500 %', '%', null],
  ['70 F', '°F', 70],
  ['70°', '°F', 70],
  ['72.5 ºF', '°F', 72.5],
  ['70 degrees', '°F', 70],
  ['\u22125', '', -5],
  ['\u22125 F', '°F', -5],
  ['25 C', '°F', null],
  ['70 F', '%', null],
  ['50 %%', '%', null],
  ['78 °F', '%', null],
  ['50 %', '', null],
])('%j reads in a field of %j as %j', (text, sign, expected) => {
  expect(parseDecimal(text, null, sign)).toBe(expected);
});
