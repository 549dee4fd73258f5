import { expect, test } from 'vitest';
import { readingsOf } from './spanish.ts';

const known = ['farmers', 'home', 'insurance', 'travelers'];
const isKnown = (start: string) => known.some((word) => word.startsWith(start));

test.each([
  ['an English name', 'Travelers Home', [['travelers', 'home']]],
  ['joining words alone', 'de la', [['de', 'la']]],
  ['what no language knows', 'xyzzy', [['xyzzy']]],
  ['a Spanish word', 'casa', [['home']]],
  ['its start', 'inun', [['flood']]],
  ['a start of three letters, which may be anything', 'inu', [['inu']]],
  ['a start of an English word', 'tra', [['tra']]],
  ['an English word beside joining ones', 'la de travelers', [['la', 'de', 'travelers']]],
  ['words of every insurer', 'la compañía de seguros', [['company', 'insurance']]],
  ['words of one', 'inundación en Tejas', [['flood', 'en', 'texas']]],
  ['words of every insurer and of one', 'seguro de Travelers', [['insurance', 'travelers'], ['travelers']]],
])('reads %s', (_, query, readings) => {
  expect(readingsOf(query, isKnown)).toEqual(readings);
});

test('whole words come before longer words that start with them', () => {
  expect(readingsOf('seguro seguros compania companias', () => false)).toEqual([
    ['insurance', 'insurance', 'company', 'company'],
  ]);
});
