import { describe, expect, test } from 'vitest';
import { Reader } from '../reader.ts';
import { tokenize } from '../words/tokens.ts';
import { childWriter } from './child-writer.ts';

const wordsOf = (text: string) => {
  const reader = new Reader(tokenize(text));
  return childWriter(reader).map((match) => match.map((at) => reader.tokens[at]?.word).join(' '));
};

describe('a child who writes', () => {
  test.each([
    ["I'm 9", 'im 9'],
    ["I'm 4", 'im 4'],
    ["I'm 14", 'im 14'],
    ["I'm nine", 'im nine'],
    ['Iam 7', 'iam 7'],
    ['i am 11 years old', 'am 11'],
    ['just im 9', 'im 9'],
    ['both im 9', 'im 9'],
    ["I'm inside im 9", 'im 9'],
    ['Story: im 9', 'im 9'],
    ["I'm 9. Of course I'm scared", 'im 9'],
    ["I'm 9 roof fell", 'im 9'],
    ["I'm 9 office flooded", 'im 9'],
    ["I'm 9 weekend home", 'im 9'],
    ["I'm 9 in the basement", 'im 9'],
    ["I'm 9 by myself", 'im 9'],
    ["I'm 9 floor is wet", 'im 9'],
    ['tengo 10 años', 'tengo 10 anos'],
    ['tengo 10 años y estoy solo', 'tengo 10 anos'],
    ['tengo ocho anitos', 'tengo ocho anitos'],
  ])('%s: %s', (text, words) => expect(wordsOf(text)).toEqual([words]));

  test.each([
    "I'm 3",
    "I'm 15",
    "I'm scared",
    "I'm 9th in line",
    "I'm a7",
    'I was 9',
    'she am 9',
    'am 9',
    'my son is 9',
    'up to im 9',
    "I'm 8 feet away",
    "I'm 10 minutes away",
    "I'm 6 week pregnant",
    "I'm 6 weeks pregnant",
    "I'm 1 month late",
    "I'm 7 months pregnant",
    "I'm 4 day late",
    "I'm 5 days in",
    "I'm 4 block away",
    "I'm 5 blocks away",
    "I'm 4 times sick",
    "I'm 5 people short",
    "I'm 5 of 6",
    "I'm 5 kids in",
    "I'm 10 mins away",
    'I am 12 hrs away',
    "I'm 8 mos pregnant",
    "I'm 9 in off",
    "I'm 9 by 12",
    'That is who I am. 12 Oak flooded',
    "That is where I'm. 12 Oak flooded",
    'tengo 10 años viviendo aqui',
    'tengo 10',
    'tengo 3 años',
    'tengo 15 años',
    'tengo 9 hermanos',
    'tengo 9 anotados',
    'tengo 10. Años atrás',
    'mi hijo de 10 años',
  ])('no child: %s', (text) => expect(wordsOf(text)).toEqual([]));
});
