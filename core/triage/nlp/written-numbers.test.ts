import { describe, expect, test } from 'vitest';
import { tokenize } from './tokens.ts';

const wordsOf = (text: string) => tokenize(text).map(({ word }) => word);

describe('numbers with a mark in them', () => {
  test.each([
    ['2.5 days', ['2.5', 'days']],
    ['12.25ft', ['12.25', 'ft']],
    ['(2.5', ['2.5']],
    ['$2.50', ['2.50']],
    ['wet,2.5 ft', ['wet', '2.5', 'ft']],
    ['1,5 pies', ['1.5', 'pies']],
    ['1,25 PIES', ['1.25', 'pies']],
    ['.5 inch', ['0.5', 'inch']],
    ['about .25" deep', ['about', '0.25', 'inches', 'deep']],
    ['1/2 inch', ['1/2', 'inch']],
    ['1/2in', ['1/2', 'in']],
    ['1/2 an hour', ['1/2', 'an', 'hour']],
    ['3/4 of an inch', ['3/4', 'of', 'an', 'inch']],
    ['3/4 de pulgada', ['3/4', 'de', 'pulgada']],
    ['2/3 de un día', ['2/3', 'de', 'un', 'dia']],
    ['1/16 Inch', ['1/16', 'inch']],
    ['7/8-inch', ['7/8', 'inch']],
    ['2 1/2 ft', ['2', '1/2', 'ft']],
    ['2½ ft', ['2', '1/2', 'ft']],
    ['⅜ inch', ['3/8', 'inch']],
    ['¼in', ['1/4', 'in']],
    [`3" of water`, ['3', 'inches', 'of', 'water']],
    ['3” de agua', ['3', 'inches', 'de', 'agua']],
    ['3″ deep', ['3', 'inches', 'deep']],
    [`3' high`, ['3', 'feet', 'high']],
    ['3’ standing', ['3', 'feet', 'standing']],
    ['2½" water', ['2', '1/2', 'inches', 'water']],
    [`1.5'of water`, ['1.5', 'feet', 'of', 'water']],
  ])('%s', (text, words) => expect(wordsOf(text)).toEqual(words));
});

describe('what only looks like one', () => {
  test.each([
    ['rooms 1,2', ['rooms', '1', '2']],
    ['1,000 ft', ['1', '000', 'ft']],
    ['2,5', ['2', '5']],
    ['1234.5', ['1234', '5']],
    ['2.555 ft', ['2', '555', 'ft']],
    ['512.555.1234', ['512', '555', '1234']],
    ['v1.2.3', ['v1', '2', '3']],
    ['x2.5', ['x2', '5']],
    ['wet.5 inches', ['wet', '5', 'inches']],
    ['on .5', ['on', '5']],
    ['11/2 days', ['11', '2', 'days']],
    ['1/2', ['1', '2']],
    ['on 1/2 kitchen', ['on', '1', '2', 'kitchen']],
    ['1/2/26 days', ['1', '2', '26', 'days']],
    ['24/7 hours', ['24', '7', 'hours']],
    ['1/5 in', ['1', '5', 'in']],
    ['3/4 in the tub', ['3', '4', 'in', 'the', 'tub']],
    ['3/4 in our tub', ['3', '4', 'in', 'our', 'tub']],
    ['2/3 years', ['2', '3', 'years']],
    ['1/2 horasx', ['1', '2', 'horasx']],
    [`she is "81"`, ['she', 'is', '81']],
    [`3' tall`, ['3', 'tall']],
    [`unit 3" off`, ['unit', '3', 'off']],
    [`a" of water`, ['a', 'of', 'water']],
  ])('%s', (text, words) => expect(wordsOf(text)).toEqual(words));
});

test('a number keeps its place in the text', () => {
  const text = `about 2½" of water`;
  expect(tokenize(text).map(({ start, end }) => text.slice(start, end))).toEqual([
    'about',
    '2',
    '½',
    '"',
    'of',
    'water',
  ]);
});
