import { describe, expect, test } from 'vitest';
import { tokenize } from '../nlp/tokens.ts';
import { compile } from './patterns.ts';
import { Reader } from './reader.ts';

const sets = new Map([['wet', ['wet', 'soak*']]]);
const matches = (phrase: string, text: string) => new Reader(tokenize(text)).matches(compile(phrase, sets)).length;

describe('the signs of a phrase', () => {
  test.each([
    ['smell ~0 gas', 'smell of all of the gas', 1],
    ['smell ~0 gas', 'smell of the old gas', 0],
    ['smell ~1 gas', 'smell of the old gas', 1],
    ['smell ~1 gas', 'smell. The gas', 0],
    ['cant ^2 stop', 'cant it stop', 1],
    ['cant ^2 stop', 'cant, stop', 0],
    ['cant ~2 stop', 'cant, stop', 1],
    ['outlet & $wet', 'soaked is the outlet', 1],
    ['outlet & $wet', 'outlet. Floor wet', 0],
    ['outlet && $wet', 'outlet. Floor wet', 1],
    ['rotten_egg', 'rotten eggs', 1],
    ['rotten_egg', 'egg rotten', 0],
    ['=gas', 'gases', 0],
    ['gas', 'gases', 1],
    ['leak*', 'leakage', 1],
    ['smell gas', 'smell of all of the of the gas', 1],
    ['smell gas', 'smell of all of the of the of gas', 0],
    ['fire - alarm', 'fire alarm', 1],
    ['fire - alarm', 'fire and the alarm', 0],
    ['fire - alarm', 'fire, alarm', 0],
    ['huele ~0 gas', 'huele mucho a gas', 0],
    ['huele ~2 gas', 'huele mucho a gas', 1],
    ['outlet & wet', `outlet ${'x '.repeat(9)} wet`, 1],
    ['outlet & wet', `outlet ${'x '.repeat(10)} wet`, 0],
    ['outlet & wet', `wet ${'x '.repeat(9)} outlet`, 1],
    ['outlet & wet', `wet ${'x '.repeat(10)} outlet`, 0],
    ['smell old gas & wet', `smell old gas ${'x '.repeat(9)} wet`, 1],
    ['smell old gas & wet', `smell old gas ${'x '.repeat(10)} wet`, 0],
    ['wet & smell old gas', `smell old gas ${'x '.repeat(9)} wet`, 1],
    ['wet & smell old gas', `smell old gas ${'x '.repeat(10)} wet`, 0],
    ['wet & wet', 'wet', 0],
    ['wet & wet', 'wet wet', 2],
    ['wet && wet', 'wet', 0],
    ['smell gas && gas leak', 'smell gas leak', 0],
    ['smell gas && gas leak', 'smell gas; gas leak', 1],
    ['outlet && wet', 'outlet. wet. wet. wet', 2],
    ['outlet & wet', 'outlet wet wet wet', 2],
    ['wet', 'wet '.repeat(61), 60],
  ])('%s in "%s": %d', (phrase, text, count) => expect(matches(phrase, text)).toBe(count));

  test('a set that does not exist is a bug', () => expect(() => compile('$none', sets)).toThrow('$none'));
});

describe('the words of a match', () => {
  test.each([
    ['wet|dry', 'dry wet', [[0], [1]]],
    ['wet|dry', 'wet dry', [[0], [1]]],
    ['outlet', 'outlets outlet', [[0], [1]]],
    ['smell rotten_egg', 'smell of rotten eggs', [[0, 2, 3]]],
    ['rotten_egg smell', 'a rotten egg smell', [[1, 2, 3]]],
    ['outlet & wet', 'wet outlet', [[1, 0]]],
    ['techo & mojado & luz', 'luz, techo mojado', [[1, 2, 0]]],
  ])('%s in "%s"', (phrase, text, found) =>
    expect(new Reader(tokenize(text)).matches(compile(phrase, sets))).toEqual(found),
  );

  test.each([[[]], [[[]]]])('of a pattern without words: none', (parts) =>
    expect(new Reader(tokenize('wet')).matches({ source: '', parts, anywhere: false })).toEqual([]),
  );
});

describe('the stretches of a match', () => {
  test.each([
    ['wet is the outlet', [3, 0], ['wet is the outlet']],
    ['wet is the old outlet', [4, 0], ['wet', 'outlet']],
    ['wet is the old outlet', [0, 2, 4], ['wet is the old outlet']],
    ['mojado. enchufe', [0, 1], ['mojado', 'enchufe']],
    ['mojado, enchufe', [0, 1], ['mojado, enchufe']],
    ['wet', [0, 9], ['wet']],
    ['wet', [], []],
  ])('"%s" %j', (text, match, words) => {
    const spans = new Reader(tokenize(text)).spans(match);
    expect(spans.map(({ start, end }) => text.slice(start, end))).toEqual(words);
  });
});
