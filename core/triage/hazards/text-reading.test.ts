import { describe, expect, test } from 'vitest';
import { tokenize } from '../nlp/tokens.ts';
import { Reader } from './reader.ts';
import { TextReading } from './text-reading.ts';

describe('stretches join where they overlap, in the order of the text', () => {
  test.each([
    ['wet old outlet', [[2], [0]], ['wet', 'outlet']],
    [
      'wet old outlet',
      [
        [0, 1],
        [1, 2],
      ],
      ['wet old outlet'],
    ],
    [
      'wet old outlet',
      [
        [1, 2],
        [0, 1],
      ],
      ['wet old outlet'],
    ],
    ['wet old outlet', [[0, 2], [1]], ['wet old outlet']],
    ['wet old outlet', [[1], [0, 2]], ['wet old outlet']],
    ['wet old outlet', [[0], [0, 1]], ['wet old']],
    ['techo. luz', [[1], [0]], ['techo', 'luz']],
    ['luz, techo, luz', [[2], [0, 1], [2]], ['luz, techo', 'luz']],
    ['wet', [], []],
  ])('"%s" %j', (text, matches, words) => {
    const spans = new TextReading(new Reader(tokenize(text))).spans(matches);
    expect(spans.map(({ start, end }) => text.slice(start, end))).toEqual(words);
  });
});
