import { describe, expect, test } from 'vitest';
import { misspelledSpanish } from './spelling.ts';

describe('is right', () => {
  test.each([
    'Cierre la llave del agua y llame a la compañía de luz.',
    'Ciérrela, quítelo, súbala, límpielo, mójelas, apúntelo; decirle, secándolas, ponerse, decírselo, oírla, dele.',
    'AGUA, CRÍTICO, Clóset, zoclo, deshumidificador',
    'El panel de yeso (sheetrock), el espacio debajo del piso (crawl space), la losa (slab)',
    'Código de Seguros de Texas (Texas Insurance Code), FEMA, NFIP, EE. UU.',
    'Escriba a nombre@example.com o vea https://x.org/flooded y fema.gov/flood-insurance',
    'Llame al {phone} {shutOff}',
  ])('%s', (text) => expect(misspelledSpanish(text)).toEqual([]));
});

test.each([
  ['La yave del aguua', ['yave', 'aguua'], []],
  ['Cierrelo', ['Cierrelo'], []],
  ['El exelente', ['exelente'], []],
  ['La llave (valve) está closed', [], ['valve', 'closed']],
  ['El space', [], ['space']],
])('%s', (text, wrong, english) => {
  const found = misspelledSpanish(text);
  expect(found.filter(({ isEnglish }) => !isEnglish).map(({ word }) => word)).toEqual(wrong);
  expect(found.filter(({ isEnglish }) => isEnglish).map(({ word }) => word)).toEqual(english);
});
