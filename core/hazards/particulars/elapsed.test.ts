import { describe, expect, test } from 'vitest';
import { Reader } from '../reader.ts';
import { tokenize } from '../words/tokens.ts';
import { elapsedIn } from './elapsed.ts';

const hoursIn = (text: string) => elapsedIn(text, new Reader(tokenize(text)))?.hours ?? null;

describe('how long it has been wet, in hours', () => {
  test.each([
    ['20 minutes ago', 1 / 3],
    ['about 40 min ago', 2 / 3],
    ['half an hour', 0.5],
    ['since yesterday evening', 24],
    ['the day before yesterday', 60],
    ['last night', 12],
    ['4 days ago', 96],
    ['been wet 36h', 36],
    ['3 to 4 days', 96],
    ['a couple of days', 48],
    ['for two whole weeks', 336],
    ['dripped for months', 2160],
    ['day 3 of drying', 72],
    ['hace tres días', 72],
    ['desde ayer', 24],
    ['la semana pasada', 168],
    ['lleva semanas goteando', 504],
    ['loss on 11/02, inspected 11/05', 72],
    ['wet since Monday', 72],
    ['found it after our vacation', 72],
  ])('%s', (text, hours) => {
    expect(hoursIn(text)).toBeCloseTo(hours, 6);
  });

  test.each([
    'a puddle',
    'my daughter is 7 weeks old',
    'I am 8 months pregnant',
    'embarazada de 5 meses',
    'the roof was replaced 3 weeks ago',
    'the adjuster comes in 2 days',
    'call within 3 days',
    'a 12 year old heater',
    '10 inches of water, 3 rooms',
  ])('says nothing: %s', (text) => {
    expect(hoursIn(text)).toBeNull();
  });

  test.each([
    ['wet since Monday', false],
    ['3 days', true],
  ])('%s is exact: %s', (text, exact) => {
    expect(elapsedIn(text, new Reader(tokenize(text)))?.exact).toBe(exact);
  });
});
