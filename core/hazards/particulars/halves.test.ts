import { describe, expect, test } from 'vitest';
import { Reader } from '../reader.ts';
import { tokenize } from '../words/tokens.ts';
import { depthIn } from './depth.ts';
import { elapsedIn } from './elapsed.ts';

const inchesIn = (text: string) => depthIn(new Reader(tokenize(text)))?.inches ?? null;
const hoursIn = (text: string) => elapsedIn(text, new Reader(tokenize(text)))?.hours ?? null;

describe('a half on top of a number', () => {
  test.each([
    ['two and a half feet of water', 30],
    ['2 and a half inches of water', 2.5],
    ['two and half feet of water', 30],
    ['dos y media pulgadas de agua', 2.5],
    ['a foot and a half of water', 18],
    ['2 feet and a half deep', 30],
    ['dos pies y medio de agua', 30],
    ['un metro y medio de agua', 58.5],
    ['water rose 2 feet and a half', 30],
    ['water rose 2 feet and a half, we left', 30],
    ['half a foot of water', 6],
    ['media pulgada de agua', 0.5],
    ['water and half a foot of mud', 6],
    ['3 inches of water and half the house', 3],
    ['water rose 3 inches and half the house', 3],
    ['water rose 3 inches and a half bath is wet', 3],
    ['water rose 3 inches. And a half', 3],
    ['two and a half feet of pipe', null],
    ['a pipe of 2 feet and a half', null],
  ])('%s: %d inches', (text, inches) => expect(inchesIn(text)).toBe(inches));

  test.each([
    ['two and a half days', 60],
    ['one and a half weeks', 252],
    ['a day and a half ago', 36],
    ['an hour and a half ago', 1.5],
    ['dos días y medio', 60],
    ['hace una hora y media', 1.5],
    ['hace semana y media. Todo mojado', null],
    ['half a day', 12],
    ['it was two. And a half hour later', 0.5],
    ['wet 2 days and half the house', 48],
    ['wet 2 days and half', 48],
    ['wet 2 days and a half bath', 48],
    ['dos días y media casa mojada', 48],
    ['dos días y a media', 48],
    ['dos días. Y medio', 48],
  ])('%s: %d hours', (text, hours) => expect(hoursIn(text)).toBe(hours));
});
