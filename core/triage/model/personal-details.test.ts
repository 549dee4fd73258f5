import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { withoutPersonalDetails } from './personal-details.ts';

/** A spelling and the pieces of it that must not leave the server. */
type Row = readonly [spelling: string, ...pieces: string[]];
const rows: readonly Row[] = JSON.parse(readFileSync(new URL('./personal-details.json', import.meta.url), 'utf8'));

test('there are 46 spellings and a hundred more', () => expect(rows.length).toBeGreaterThanOrEqual(146));

test.each(rows)('%s', (spelling, ...pieces) => {
  const left = withoutPersonalDetails(`Water on the floor. ${spelling}`);
  expect(pieces.filter((piece) => left.includes(piece))).toEqual([]);
  expect(left).toMatch(/^Water on the floor\./);
});

describe('what the reading needs stays', () => {
  test.each([
    '40 gallons of water, 1,200 sq ft, 3 inches deep since 6:15 am',
    'I am standing in 2 ft of water',
    'I am pregnant and my kids are sick',
    'I am 84 and alone',
    'I am in the attic',
    'im so scared',
    'I am not sure',
    'soy inquilina y hay agua',
    'the water heater is 12 years old',
    '3 rooms, 10 by 12 feet, built in 1974',
    'ran about 20 minutes since 11/02',
    'a 75 gal tank cracked',
  ])('%s', (text) => expect(withoutPersonalDetails(text)).toBe(text));
});
