import { expect, test } from 'vitest';
import { readText } from './read.ts';

test.each([
  // Words of no water event: 0 of 3, 3 of 6, 3 of 7, 3 of 8.
  ['the supply line drips', true],
  ['the supply line drips, uncle giggles, sways', true],
  ['the supply line drips, uncle giggles, sways, stares', true],
  ['the supply line drips, uncle giggles, sways, stares, sings', false],
  // The frequent words of both languages and numbers count neither way.
  ['the supply line in the house is the one that drips, at 5 and at 6', true],
  ['se sale el agua por la llave del lavamanos y ya', true],
  // No source and no thing is named.
  ['uncle giggles', false],
  ['it is wet', false],
  ['', false],
])('%s: %s', (text, covered) => expect(readText(text).covered).toBe(covered));
