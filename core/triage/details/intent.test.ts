import { describe, expect, test } from 'vitest';
import { Reader } from '../hazards/reader.ts';
import { TextReading } from '../hazards/text-reading.ts';
import { tokenize } from '../nlp/tokens.ts';
import { intentOf, pastSentences } from './intent.ts';

const reading = (text: string) => new TextReading(new Reader(tokenize(text)));
const intent = (text: string, signs = { danger: false, wet: false }) => intentOf(reading(text), signs);
const calm = { danger: false, wet: false };
const wet = { danger: false, wet: true };
const danger = { danger: true, wet: false };

describe('what someone writes for', () => {
  test.each([
    ['What if a pipe breaks someday?', calm, 'possible'],
    ['¿Qué pasaría con el agua?', calm, 'possible'],
    ['What if a pipe breaks someday?', wet, 'possible'],
    ['What if a pipe breaks someday?', danger, 'loss'],
    ['What if it breaks more, it is leaking now', calm, 'loss'],
    ['We had a leak in 2015, repaired', calm, 'past'],
    ['We had a leak in 2015, repaired', wet, 'past'],
    ['We had a leak in 2015, repaired', danger, 'loss'],
    ['We had a leak in 2015, repaired, and it is back now', calm, 'loss'],
    ['We had a leak in 2015', wet, 'loss'],
    ['It was repaired', wet, 'loss'],
    ['Hace dos años, ya repararon todo', calm, 'past'],
    ['Does insurance cover it?', calm, 'question'],
    ['Does insurance cover it?', wet, 'loss'],
    ['Does insurance cover it? It is dripping', calm, 'loss'],
    ['Does insurance cover it?', danger, 'loss'],
    ['¿Cuánto cuesta?', calm, 'question'],
    ['asdf', calm, 'loss'],
    ['', calm, 'loss'],
  ])('%s %j: %s', (text, signs, expected) => expect(intent(text, signs)).toBe(expected));
});

describe('the sentences about a loss that is over', () => {
  test.each([
    ['We had a leak in 2015, repaired.', [0]],
    ['Hi. We had a leak in 2015, repaired. The kitchen is fine.', [1]],
    ['Now it leaks. We had a leak in 2015, repaired.', [1]],
    ['A backup in 2012, fixed. Again in 2014, fixed.', [0, 1]],
    ['We had a leak in 2015. It was repaired.', []],
    ['We had a leak in 2015, repaired, it is leaking now.', []],
    ['It was repaired.', []],
    ['We had a leak in 2015, it was not repaired.', []],
    ['Water in the kitchen.', []],
    ['', []],
  ])('%s: %j', (text, sentences) => expect([...pastSentences(reading(text))]).toEqual(sentences));
});
