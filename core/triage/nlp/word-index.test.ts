import { describe, expect, test } from 'vitest';
import { WordIndex } from '../hazards/reader.ts';
import { tokenize } from './tokens.ts';

describe('where the words of an entry stand', () => {
  test.each([
    ['acid ac back', 'ac*', [0, 1]],
    ['gas gasoline a gasp', 'gas*', [0, 1, 3]],
    ['gas ga', 'gas*', [0]],
    ['wet', 'xyz*', []],
    ['gas gases gass gasx', 'gas', [0, 1, 2]],
    ['gas gases', '=gas', [0]],
    ['gases', '=gas', []],
    ['wet dry wet', 'wet', [0, 2]],
    ['rotten eggs, rotten wood', 'rotten_egg', [0]],
    ['rotten big eggs', 'rotten_egg', []],
    ['main shut off valve', 'shut_off_valve', [1]],
    ['shut the off valve', 'shut_off_valve', []],
    ['huevo podrido', 'huevo_podrid*', [0]],
  ])('%s: %s', (text, entry, places) => {
    const index = new WordIndex(tokenize(text));
    expect(index.placesOf(entry)).toEqual(places);
    expect(index.placesOf(entry)).toEqual(places);
  });

  test('a misspelled word is found under every word that it may mean', () => {
    const index = new WordIndex(tokenize('sewege sewege'), { meant: () => ['sewage', 'sewer'] });
    expect(['sewage', 'sewer', 'sewege', 'seweg*'].map((entry) => index.placesOf(entry))).toEqual([
      [0, 1],
      [0, 1],
      [0, 1],
      [0, 1],
    ]);
  });
});
