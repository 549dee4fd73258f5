import { describe, expect, test } from 'vitest';
import { Reader } from '../hazards/reader.ts';
import { TextReading } from '../hazards/text-reading.ts';
import { tokenize } from '../nlp/tokens.ts';
import { type Extent, extentIn } from './extent.ts';

const wordsOf = (text: string, part: keyof Extent) =>
  extentIn(new TextReading(new Reader(tokenize(text))))[part].map(({ start, end }) => text.slice(start, end));

describe('how far the water reaches', () => {
  test.each<[keyof Extent, string, string[]]>([
    ['wide', 'The kitchen, hall and den are wet', ['kitchen, hall and den']],
    ['wide', 'Wet: bedrooms, closet, garage, office', ['bedrooms, closet, garage, office']],
    ['wide', 'La sala, cocina y pasillo', ['sala, cocina y pasillo']],
    ['wide', 'The kitchen and the hall are wet', []],
    ['wide', 'The kitchen, the hall and the kitchen again', []],
    ['wide', 'The kitchen and the hall. The den', []],
    ['wide', 'Wet rug and mat and towel and chair', []],
    ['wide', 'The whole house is soaked', ['whole house is soaked']],
    ['wide', '', []],
    ['large', 'The kitchen and the hall floor are wet', ['kitchen and the hall']],
    ['large', 'Se mojó la cocina y el pasillo', ['cocina y el pasillo']],
    ['large', 'It soaked the whole living room carpet', ['soaked the whole living']],
    ['large', 'Se empapó toda la alfombra', ['empapó toda la alfombra']],
    ['large', 'The hall bathroom is wet', []],
    ['large', 'We painted the kitchen and the hall', []],
    ['large', 'The carpet is wet in one corner', []],
    ['strong', 'It is raining inside', ['raining inside']],
    ['strong', 'Water is gushing', ['Water is gushing']],
    ['strong', 'Water was gushing, we shut off the main valve', []],
    ['strong', 'A damp spot', []],
    ['deep', '2 inches of water', ['2 inches']],
    ['deep', '1 inch of water', []],
    ['deep', 'Water is knee deep', ['Water is knee deep']],
    ['deep', 'A 4 inch pipe', []],
    ['deep', '', []],
    ['rising', 'It is still rising', ['is still rising']],
    ['rising', 'It is not rising', []],
  ])('%s: %s', (part, text, words) => expect(wordsOf(text, part)).toEqual(words));

  test.each<[string, string[]]>([
    ['12 inches of water', ['12 inches']],
    ['11 inches of water', []],
    ['12 inches of water in the basement', []],
    ['12 inches of water in the crawlspace', []],
    ['12 inches of water in the basement from the river', ['12 inches']],
    ['2 inches of water from the street', ['2 inches']],
    ['1 inch of water from the street', []],
    ['2 inches of water and still rising', ['2 inches']],
    ['2 inches of water in the kitchen', []],
    ['Waist deep', ['Waist deep']],
    ['Water in the street', []],
    ['It is still rising', []],
    ['A wet rug', []],
  ])('from outside: %s', (text, words) => expect(wordsOf(text, 'fromOutside')).toEqual(words));
});
