import { describe, expect, test } from 'vitest';
import { loneNumbers, missingNumbers } from './numbers.ts';

describe('numbers in prose that need a source', () => {
  test.each([
    ['$1,000 to $2,500.', ['1,000', '2,500']],
    ['Categories 1, 2 and 3', []],
    ['Class 2 in 3 days', ['3']],
    ['911, 988 or 24/7', []],
    ['the MMS3, BD4 and K7', []],
    ['R-6 walls, at 5V', ['6', '5']],
  ])('%s', (text, numbers) => {
    expect(loneNumbers(text)).toEqual(numbers);
  });
});

describe('numbers that a record does not hold', () => {
  test.each<[wanted: readonly string[], record: string, missing: readonly string[]]>([
    [['1,250'], 'It costs 1250 dollars.', []],
    [['1250'], 'It costs 1,250 dollars.', []],
    [['2.50'], 'It is 2.5 inches.', []],
    [['1,250'], 'It costs 125 dollars.', ['1,250']],
    [['12', '50'], 'It costs 1250 dollars.', ['12', '50']],
    [['1.25'], 'It costs 1,25 or 125.', ['1.25']],
    [['7000', '0.8'], '7,000 and 0.80', []],
    [['70'], '7,000 and 170', ['70']],
  ])('%j of "%s"', (wanted, record, missing) => {
    expect(missingNumbers(wanted, record)).toEqual(missing);
  });
});
