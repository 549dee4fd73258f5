import { describe, expect, test } from 'vitest';
import { Reader } from '../hazards/reader.ts';
import { tokenize } from '../nlp/tokens.ts';
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

describe('digits with marks in them, and numbers in several words', () => {
  test.each([
    ['2.5 inches of water', 2.5],
    ['2.5in of water', 2.5],
    ['1.5ft of water', 18],
    ['1,5 pies de agua', 18],
    ['.5 inch of water', 0.5],
    ['1/2 inch of water', 0.5],
    ['3/4 of an inch of water', 0.75],
    ['1/2" of water', 0.5],
    ['2 1/2 inches of water', 2.5],
    ['2-1/2 inches of water', 2.5],
    ['2 and 1/2 inches of water', 2.5],
    ['two 1/2 inch puddles of water', 0.5],
    ['2½ inches of water', 2.5],
    ['½ inch of water', 0.5],
    ['2" of water', 2],
    ['2” deep', 2],
    ["3' of water", 36],
    ['half of an inch of water', 0.5],
    ['a quarter of an inch of water', 0.25],
    ['quarter inch of water', 0.25],
    ['three quarters of an inch of water', 0.75],
    ['three-quarter inch of water', 0.75],
    ['three quarters inch of water', 0.75],
    ['two and three quarters inches of water', 2.75],
    ['two and three quarters of an inch of water', 2.75],
    ['3 and half a foot of water', 42],
    ['three. Quarters of an inch of water', 1],
    ['medio centímetro. Un pie de agua', 12],
    ['18 inches of water', 18],
    ['eighteen inches of water', 18],
    ['twenty inches of water', 20],
    ['twenty two inches of water', 22],
    ['twenty-two inches of water', 22],
    ['veinte y dos pulgadas de agua', 22],
    ['many inches of water', 5],
    ['unas pulgadas de agua', 3],
    ['flooded 5 times, 2 inches of water', 2],
    ['pipe of 3/4 inch', null],
    ['water on 11/2 in the tub', null],
    ['3 in the flooded house', null],
    ['my kids 4 and 6 in our flooded house', null],
  ])('%s: %d inches', (text, inches) => expect(inchesIn(text)).toBe(inches));

  test.each([
    ['2.5 days', 60],
    ['1.5hrs', 1.5],
    ['1,5 horas', 1.5],
    ['.5 hr', 0.5],
    ['1/2 hour', 0.5],
    ['1/2 an hour', 0.5],
    ['three quarters of an hour', 0.75],
    ['an hour and three quarters', 1],
    ['1 1/2 days', 36],
    ['1½ days', 36],
    ['forty eight hours', 48],
    ['forty-eight hours', 48],
    ['treinta y seis horas', 36],
    ['fifteen minutes', 0.25],
    ['2 or more days', 48],
    ['3hours', 3],
    ['2weeks', 336],
    ['day 10 of drying', 240],
    ['día 10 de secado', 240],
    ['el día 15 se rompió', null],
    ['day 100', null],
    ['at 1200 hours', null],
    ['my 8mo old', null],
    ['every 24h', null],
    ['2 of h', null],
  ])('%s: %d hours', (text, hours) => expect(hoursIn(text)).toBe(hours));
});
