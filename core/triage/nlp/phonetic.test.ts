import { describe, expect, test } from 'vitest';
import { phoneticCodeOf, phoneticCodesFor } from './phonetic.ts';

describe('how words sound', () => {
  test.each([
    ['ceiling', 'sealing'],
    ['fixture', 'fixchur'],
    ['carbon', 'karbin'],
    ['huele', 'guele'],
    ['phone', 'fone'],
    ['knee', 'nee'],
  ])('%s like %s', (one, other) => expect(phoneticCodeOf(one)).toBe(phoneticCodeOf(other)));

  test.each([
    ['outlet', 'outlaw'],
    ['gas', 'glass'],
  ])('%s unlike %s', (one, other) => expect(phoneticCodeOf(one)).not.toBe(phoneticCodeOf(other)));
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
  ])('%s: "%s"', (word, key) => expect(phoneticCodeOf(word)).toBe(key));
});

describe('words spelled by ear', () => {
  const words = ['leak', 'ceiling', 'sealing', 'tunel', 'generador'];
  test.each([
    ['seeling', ['ceiling', 'sealing']],
    ['tonal', ['tunel']],
    ['jenerador', ['generador']],
    ['eateainola', []],
    ['leek', []],
    ['outlet', []],
    ['', []],
  ])('%s', (written, heard) => expect(phoneticCodesFor(words)(written)).toEqual(heard));
});
