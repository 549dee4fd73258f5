import { describe, expect, test } from 'vitest';
import { compile } from './patterns.ts';
import { Reader } from './reader.ts';
import { isDenied } from './words/negation.ts';
import { tokenize } from './words/tokens.ts';

const sets = new Map([['wet', ['wet', 'soak*']]]);
const matches = (phrase: string, text: string) => new Reader(tokenize(text)).matches(compile(phrase, sets)).length;

describe('the signs of a phrase', () => {
  test.each([
    ['smell ~0 gas', 'smell of all of the gas', 1],
    ['smell ~0 gas', 'smell of the old gas', 0],
    ['smell ~1 gas', 'smell of the old gas', 1],
    ['smell ~1 gas', 'smell. gas', 0],
    ['cant ^2 stop', 'cant it stop', 1],
    ['cant ^2 stop', 'cant, stop', 0],
    ['cant ~2 stop', 'cant, stop', 1],
    ['outlet & $wet', 'soaked is the outlet', 1],
    ['outlet & $wet', 'outlet. wet', 0],
    ['outlet && $wet', 'outlet. wet', 1],
    ['rotten_egg', 'rotten eggs', 1],
    ['rotten_egg', 'egg rotten', 0],
    ['=gas', 'gases', 0],
    ['gas', 'gases', 1],
    ['leak*', 'leakage', 1],
  ])('%s in "%s": %d', (phrase, text, count) => expect(matches(phrase, text)).toBe(count));

  test('a set that does not exist is a bug', () => expect(() => compile('$none', sets)).toThrow('$none'));
});

describe('how far a denial reaches', () => {
  test.each([
    ['no sign of any sewage', true],
    ['no sign of any such thing as sewage', false],
    ['no idea, sewage', false],
    ['no, but sewage', false],
    ['no power and sewage', false],
    ['we have no power here sewage', false],
  ])('%s: %s', (text, denied) => {
    const reader = new Reader(tokenize(text));
    const [match] = reader.matches(compile('sewage', sets));
    expect(match && isDenied(reader, match)).toBe(denied);
  });
});

describe('tokens', () => {
  test('a decimal point ends no sentence', () => {
    expect(tokenize('2.5 days').map(({ word, sentence }) => [word, sentence])).toEqual([
      ['2', 0],
      ['5', 0],
      ['days', 0],
    ]);
  });

  test('a full stop between words does', () =>
    expect(tokenize('wet. dry').map(({ sentence }) => sentence)).toEqual([0, 1]));
});
