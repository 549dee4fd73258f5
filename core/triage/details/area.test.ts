import { expect, test } from 'vitest';
import { isLargeArea } from './area.ts';

test.each<[string, boolean]>([
  ['about 200 square feet are wet', true],
  ['kitchen wet, 40 sq. ft. or so', true],
  ['1,200 sqft of carpet', true],
  ['11 sf', true],
  ['10 square feet', false],
  ['9.5 sq ft of tile', false],
  ['a 10x12 ft part of the floor', true],
  ['a 10 by 12 foot area', true],
  ['a 3 by 3 foot area', false],
  ['como 200 pies cuadrados', true],
  ['3 metros cuadrados mojados', true],
  ['4 por 5 pies', true],
  ['2 por 3 pies', false],
  ['my 1,800 square foot house has a drip', false],
  ['the house is about 1800 square feet', false],
  ['mi casa de 1500 pies cuadrados', false],
  ['mi casa es de unos 1500 pies cuadrados', false],
  ['in my house about 200 square feet are wet', true],
  ['2x4 studs and 200 feet of hose', false],
  ['', false],
])('%s: %s', (text, large) => expect(isLargeArea(text)).toBe(large));
