import { describe, expect, test } from 'vitest';
import { Reader } from '../reader.ts';
import { tokenize } from '../words/tokens.ts';
import { vulnerableAges } from './ages.ts';

const agesIn = (text: string) => {
  const reader = new Reader(tokenize(text));
  return vulnerableAges(reader).map((match) => match.map((at) => reader.tokens[at]?.word).join(' '));
};

describe('whose age it is', () => {
  test.each([
    ['a seventy five year old man', 'seventy five year'],
    ['a sixty-eight year old man', 'sixty eight year'],
    ['mi mamá tiene sesenta y ocho años', 'sesenta y ocho anos'],
    ['my mom is seventy-five', 'seventy five'],
    ['mi abuela tiene setenta y dos', 'setenta y dos'],
    ['It was seventy. Five year old here', 'five year'],
    ['eighty ten year olds', 'ten year'],
    ['my 5years old son', '5years'],
    ['mi hijo de 5años', '5anos'],
    ['a 6months old', '6months old'],
    ['an 80 year old on roof', '80 year'],
    ['5 year old in tub', '5 year'],
    ['a woman in her 80s', '80s'],
    ['he is in his late 60s', '60s'],
    ['in their early 70s', '70s'],
    ['my 2 year old leak in kitchen', '2 year'],
    ['mi bebé tiene 6 meses', '6 meses'],
    ['She is 78 in the tub', '78'],
    ['he is 90 by himself', '90'],
    ['mom is 70 years, Chicago', '70 years'],
    ['mom is 70 years, agonizing', '70 years'],
    ['mom, vapor, 70 years', '70 years'],
    ['mom forever 70 years', '70 years'],
    ['mi mama tiene 70 años', '70 anos'],
    ['abuela de 70 años viviendo aqui', '70 anos'],
    ['2 year old moldy', '2 year'],
    ['a 5 year old floodlit', '5 year'],
    ['she was in her upper 70s', '70s'],
    ['she was in her mid 90s', '90s'],
    ['5 year old baking', '5 year'],
    ['5 year old by pipe', '5 year'],
    ['our baby tiene 6 meses', '6 meses'],
    ['5 year old very inside pipe', '5 year'],
    ['a 5 year old with pipe', '5 year'],
    ['the 5 year old stands', '5 year'],
    ["mom's water was ok, an 80 year old", '80 year'],
  ])('%s: %s', (text, age) => expect(agesIn(text)).toEqual([age]));

  test.each([
    'mi papá tiene cuarenta y cinco años',
    'mi mama tiene sesenta y dos años',
    'dad is sixty five miles away',
    'mom is seventy five miles away',
    'mom is sixty four',
    'the heater is 6 months old',
    'a 2 day old leak',
    'the leak is 2 days old',
    'the water is about 2 days old',
    'Been here 5 years. Old pipe burst',
    'Wet 5 days. Old pipe burst',
    'mom moved 5 years ago',
    'mom moved 5 years later',
    'mi mama lo cambió hace 10 años',
    'he lived here for 5 years',
    'the tenant 2 weeks ago',
    'tengo 5 años viviendo aqui',
    'la fuga tiene 5 años goteando',
    'tengo 3 días con agua',
    'tiene 3 dias goteando',
    'I called the owner. 75 Elm',
    'tengo 80 dolares',
    'in his 50s',
    'in his early 60s',
    'the 1980s',
    'built in the 80s',
    'in her 80s ranch',
    'in her 80s style house',
    'in 80s',
    'within her 80s',
    'in her very 80s',
    'in her late 50s',
    'in her 180s',
    'in her 80sf',
    'in her cool 60s',
    'tengo 6 meses',
    'the owner has a pipe 5 years old',
    'the leak was 2 weeks old',
    'the fuga is 2 weeks old',
    'the flood is maybe 2 weeks old',
    'my 2 week old old pipe',
    'a 3 week old flood',
    'in our 70s house',
  ])('no vulnerable person: %s', (text) => expect(agesIn(text)).toEqual([]));
});

describe('the age of a child without a unit', () => {
  test.each([
    ['our son is 4', '4'],
    ['my son (3)', '3'],
    ['my son is four', 'four'],
    ['My daughter is 12 and scared', '12'],
    ['my kids 5 and 7', '5'],
    ['my daughter, 6, is in the tub', '6'],
    ['my girls are 4, ceiling is down', '4'],
    ['a child of 6', '6'],
    ['una niña de 6', '6'],
    ['mi hijo tiene 8', '8'],
    ['my nephew turned 2', '2'],
    ['my boy is 9 in the basement', '9'],
  ])('%s: %s', (text, age) => expect(agesIn(text)).toEqual([age]));

  test.each([
    'our son is 13',
    'los cuartos son 3',
    'my kids 3 rooms',
    'my daughter is 5 blocks away',
    'my son is 9 hours away',
    'kids of 3 families',
    'Call my kid. 3 and more',
    'the owner is 4',
    'the rooms of 4',
    'my son. It is 4',
  ])('no age: %s', (text) => expect(agesIn(text)).toEqual([]));
});
