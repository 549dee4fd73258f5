import { describe, expect, test } from 'vitest';
import { recordFaults } from './record-faults.ts';

describe('records', () => {
  test('a line with a foreign number fails', () => {
    expect(recordFaults({ steps: [{ words: 'below 61%', facts: ['humidity-target'] }] })).toEqual([
      '"below 61%": the number 61 does not stand in "humidity-target"',
    ]);
  });
  test('a number with no fact fails, and a label passes', () => {
    expect(recordFaults({ steps: ['Wait 3 days.'], time: '0-30 minutes' })).toEqual([
      '"Wait 3 days.": the number 3 names no fact and no house rule',
    ]);
  });
  test.each(['words', 'label', 'note', 'advice', 'title'])('the words under "%s" are no label', (key) => {
    expect(recordFaults({ [key]: 'Wait 3 days.' })).toEqual([
      '"Wait 3 days.": the number 3 names no fact and no house rule',
    ]);
  });
  test('an entry with a rule is held to it', () => {
    expect(recordFaults({ rule: 'humidity-below-50', listed: 'below 40%' })).toEqual([
      '"below 40%": the number 40 does not stand in house rule "humidity-below-50"',
    ]);
  });
  test('a line with its own number passes', () => {
    expect(recordFaults([{ words: 'below 60%', facts: ['humidity-target'] }, 'plain words'])).toEqual([]);
  });
});
