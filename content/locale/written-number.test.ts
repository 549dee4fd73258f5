import fc from 'fast-check';
import { expect, test } from 'vitest';
import { languageCodes, languages } from '../languages.ts';
import { writtenNumber } from './written-number.ts';

const tags = languageCodes.map((code) => languages[code].tag);

const byIntl = (tag: string, value: number, least: number, most: number) =>
  new Intl.NumberFormat(tag, { minimumFractionDigits: least, maximumFractionDigits: most }).format(value);

test.each([
  [0, 0, 2, '0'],
  [-0, 0, 0, '-0'],
  [-0.004, 0, 2, '-0'],
  [1.005, 0, 2, '1.01'],
  [0.285, 2, 2, '0.29'],
  [2.5, 0, 0, '3'],
  [-2.5, 0, 0, '-3'],
  [0.05, 1, 1, '0.1'],
  [999.999, 0, 2, '1,000'],
  [1234567.5, 1, 3, '1,234,567.5'],
  [12.5, 0, 0, '13'],
  [0.000001, 0, 6, '0.000001'],
  [0.0000004, 0, 6, '0'],
  [999_999_999, 0, 0, '999,999,999'],
  [1_000_000_000, 0, 0, '1,000,000,000'],
  [10_000, 0, 6, '10,000'],
  [123_456_789.123456, 0, 6, '123,456,789.123456'],
  [123_456_789.1234567, 0, 6, '123,456,789.123457'],
  [1e21, 0, 0, '1,000,000,000,000,000,000,000'],
  [Number.NaN, 0, 2, 'NaN'],
  [Number.NEGATIVE_INFINITY, 0, 2, '-∞'],
])('%d with %d to %d decimals reads %s', (value, least, most, expected) => {
  for (const tag of tags) expect(writtenNumber(tag, value, least, most)).toBe(expected);
});

test('a language whose marks we do not know is written by its own', () => {
  expect(writtenNumber('de-DE', 1234.5, 0, 2)).toBe('1.234,5');
});

const decimal = fc.oneof(
  fc.double({ noNaN: true }),
  fc.double({ min: -1e10, max: 1e10, noNaN: true }),
  fc
    .tuple(fc.integer({ min: -10_000_000, max: 10_000_000 }), fc.integer({ min: 0, max: 7 }))
    .map(([n, d]) => n / 10 ** d),
);

test.each(tags)('%s: any number reads as Intl writes it', (tag) => {
  fc.assert(
    fc.property(decimal, fc.integer({ min: 0, max: 6 }), fc.integer({ min: 0, max: 6 }), (value, one, other) => {
      const [least, most] = [Math.min(one, other), Math.max(one, other)];
      expect(writtenNumber(tag, value, least, most)).toBe(byIntl(tag, value, least, most));
    }),
    { numRuns: 5_000 },
  );
});
