import { describe, expect, test } from 'vitest';
import { earFor, soundOf } from './by-ear.ts';

describe('how words sound', () => {
  test.each([
    ['ceiling', 'sealing'],
    ['fixture', 'fixchur'],
    ['carbon', 'karbin'],
    ['huele', 'guele'],
    ['phone', 'fone'],
    ['knee', 'nee'],
  ])('%s like %s', (one, other) => expect(soundOf(one)).toBe(soundOf(other)));

  test.each([
    ['outlet', 'outlaw'],
    ['gas', 'glass'],
  ])('%s unlike %s', (one, other) => expect(soundOf(one)).not.toBe(soundOf(other)));
});

describe('the key of a sound', () => {
  test.each([
    ['gas', 'GS'],
    ['luz', 'LS'],
    ['leak', 'LK'],
    ['leaks', 'LK'],
    ['stop', 'STP'],
    ['sink', 'SNK'],
    ['mess', 'MS'],
    ['kick', 'K'],
    ['ceiling', 'SLNG'],
    ['kitchen', 'KXN'],
    ['cocina', 'KSN'],
    ['huevos', 'WB'],
    ['luces', 'LS'],
    ['paredes', 'PRT'],
    ['bridge', 'BRJ'],
    ['texture', 'TKSXR'],
    ['wrong', 'RNG'],
    ['queso', 'KS'],
    ['aeiouy', ''],
  ])('%s: "%s"', (word, key) => expect(soundOf(word)).toBe(key));
});

describe('words heard', () => {
  const words = ['leak', 'ceiling', 'sealing', 'tunel', 'generador'];
  test.each([
    ['seeling', ['ceiling', 'sealing']],
    ['tonal', ['tunel']],
    ['jenerador', ['generador']],
    ['eateainola', []],
    ['leek', []],
    ['outlet', []],
    ['', []],
  ])('%s', (written, heard) => expect(earFor(words)(written)).toEqual(heard));
});
