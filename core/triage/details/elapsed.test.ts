import { describe, expect, test } from 'vitest';
import { Reader } from '../hazards/reader.ts';
import { tokenize } from '../nlp/tokens.ts';
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
    ['leaking since May', 72],
    ['gotea desde mayo', 72],
    ['found it after our vacation', 72],
    ['all night', 12],
    ['in the night', 12],
    ['anoche', 12],
    ['overnight', 12],
    ['antier', 60],
    ['anteayer', 60],
    ['antenoche', 48],
    ['wet since last Monday', 72],
    ['from Tuesday', 72],
    ['desde el martes', 72],
    ['since this Friday', 72],
    ['el viernes', 72],
    ['back from vacations', 72],
    ['de vacaciones', 72],
    ['after a trip', 72],
    ['un viaje', 72],
    ['a cruise', 72],
    ['over the holiday', 72],
    ['over the holidays', 72],
    ['out of town', 72],
    ['a vacant house', 72],
    ['it stood unoccupied', 72],
    ['casa deshabitada', 72],
    ['for awhile', 72],
    ['for ages', 72],
    ['for forever', 72],
    ['all winter', 72],
    ['since summer', 72],
    ['quite awhile', 72],
    ['mucho tiempo', 72],
    ['a forever', 72],
    ['loss on 11/5/2026, inspected 11/7/26', 48],
    ['loss on 01/09, seen 1/10', 24],
    ['loss on 3/30, seen 3/31', 24],
    ['loss on 12/18, seen 12/21', 72],
    ['seen 11/05, loss on 11/02', 72],
    ['from 1/10 to 3/10', 60.8 * 24],
    ['2 days, or 3 hours', 48],
    ['3 hours, or 2 days', 48],
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
    'on Monday',
    'town hall',
    'un rato',
    'mucho rato',
    'the winter',
    'ages',
    'loss on 11/02',
    'loss on 11/02, seen 11/02',
    'loss on 1/2, seen 9/9',
    '1/2 inch copper burst, tore out 3/4 plywood',
    '1/2" pex and 3/4" drain',
    '1/2 of the carpet and 3/4 of the pad',
    '3/8-inch and 5/8 drywall',
    'may leak',
    'in May',
    'from March',
  ])('says nothing: %s', (text) => {
    expect(hoursIn(text)).toBeNull();
  });

  test.each([
    ['wet since Monday', false],
    ['3 days', true],
    ['last night', true],
    ['yesterday', true],
    ['a trip', false],
    ['a vacant house', false],
    ['for ages', false],
    ['11/02 and 11/05', true],
    ['since Monday, 3 days', true],
    ['3 days, since Monday', true],
    ['since Monday, 2 days', false],
    ['since May', false],
  ])('%s is exact: %s', (text, exact) => {
    expect(elapsedIn(text, new Reader(tokenize(text)))?.exact).toBe(exact);
  });

  test.each([
    ['wet last night', 'last night'],
    ['wet since yesterday', 'yesterday'],
    ['wet since Monday', 'since Monday'],
    ['after a trip', 'trip'],
    ['a vacant house', 'vacant'],
    ['wet for ages', 'ages'],
    ['11/02 and 11/05', ''],
  ])('%s is said by: %s', (text, words) => {
    const spans = elapsedIn(text, new Reader(tokenize(text)))?.spans ?? [];
    expect(spans.map(({ start, end }) => text.slice(start, end)).join('|')).toBe(words);
  });
});
