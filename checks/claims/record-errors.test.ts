import { describe, expect, test } from 'vitest';
import { errorsBeside, recordErrors } from './record-errors.ts';

describe('records', () => {
  test('a line with a foreign number fails', () => {
    expect(recordErrors({ steps: [{ words: 'below 61%', facts: ['humidity-target'] }] })).toEqual([
      '"below 61%": the number 61 is not in "humidity-target"',
    ]);
  });
  test('a number with no fact fails, and a label passes', () => {
    expect(recordErrors({ steps: ['Wait 3 days.'], time: '0-30 minutes' })).toEqual([
      '"Wait 3 days.": the number 3 names no fact and no house rule',
    ]);
  });
  test.each(['words', 'label', 'note', 'advice', 'title'])('the words under "%s" are no label', (key) => {
    expect(recordErrors({ [key]: 'Wait 3 days.' })).toEqual([
      '"Wait 3 days.": the number 3 names no fact and no house rule',
    ]);
  });
  test('an entry with a rule is checked against it', () => {
    expect(recordErrors({ rule: 'humidity-below-50', listed: 'below 40%' })).toEqual([
      '"below 40%": the number 40 is not in house rule "humidity-below-50"',
    ]);
  });
  test('a line with its own number passes', () => {
    expect(recordErrors([{ words: 'below 60%', facts: ['humidity-target'] }, 'plain words'])).toEqual([]);
  });
  test.each([
    ['words that are no text', { words: ['Wait 3 days.'], facts: ['humidity-target'] }],
    ['a rule that is no text', { rule: { words: 'Wait 3 days.' } }],
    ['words alone', { words: 'Wait 3 days.' }],
  ])('%s are held to no record', (_case, record) => {
    expect(recordErrors(record)).toEqual(['"Wait 3 days.": the number 3 names no fact and no house rule']);
  });
  test('values of an entry with a rule that are not words are ignored', () => {
    expect(recordErrors({ rule: 'humidity-below-50', order: 3, parts: ['below 40%'] })).toEqual([]);
  });
  test('an entry that says how has the same facts for its law and its title', () => {
    const how = { words: 'below 60%', facts: ['humidity-target'] };
    expect(recordErrors({ rules: [{ how, law: '60' }] })).toEqual([]);
    expect(recordErrors({ rules: [{ how, law: '61' }] })).toEqual(['"61": the number 61 is not in "humidity-target"']);
  });
});

describe('facts beside words', () => {
  const words = { why: { damp: 'Stay below 60%.', dry: 'Wait 3 days.' }, sizes: ['60 percent'] };
  test('hold for their line, and for each line of a group', () => {
    expect(
      errorsBeside(words, [
        [['why', 'damp'], ['humidity-target']],
        [['sizes'], ['humidity-target']],
      ]),
    ).toEqual(['"Wait 3 days.": the number 3 names no fact and no house rule']);
  });
  test('may be a house rule, which holds other numbers no more than they do', () => {
    const goal = (text: string) => errorsBeside({ goal: text }, [[['goal'], 'dry-standard-ten-percent']]);
    expect(goal('Within 10 % of it.')).toEqual([]);
    expect(goal('Within 15 % of it.')).toHaveLength(1);
  });
  test('that lack the number fail, and so do facts of no line', () => {
    expect(
      errorsBeside({ why: 'Below 61%.' }, [
        [['why'], ['humidity-target']],
        [['how', 'so'], ['humidity-target']],
      ]),
    ).toEqual(['"Below 61%.": the number 61 is not in "humidity-target"', 'there are no words at how > so']);
  });
});
