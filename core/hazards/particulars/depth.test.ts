import { describe, expect, test } from 'vitest';
import { Reader } from '../reader.ts';
import { tokenize } from '../words/tokens.ts';
import { depthIn } from './depth.ts';

const inchesIn = (text: string) => depthIn(new Reader(tokenize(text)))?.inches ?? null;

describe('how deep the water stands, in inches', () => {
  test.each([
    ['18 inches in the house from the Blanco', 18],
    ['about a foot of water in the den', 12],
    ['un pie de agua adentro', 12],
    ['dos pulgadas de agua en la cocina', 2],
    ['6in of lake water', 6],
    ['half a foot of water', 6],
    ['water is 3 feet deep', 36],
    ['2 inches of water, then 4 inches of water', 4],
  ])('%s: %d', (text, inches) => expect(inchesIn(text)).toBe(inches));

  test.each([
    'a 4 inch pipe',
    'brown stain about 2 ft',
    '9 inch black floor tiles',
    '10 sq ft',
    'wet baseboard, 2 feet',
    'come in 2 days',
    'water on 3 inches of copper',
  ])('says nothing: %s', (text) => expect(inchesIn(text)).toBeNull());
});
