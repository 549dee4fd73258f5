import { expect, test } from 'vitest';
import { messagesIn } from '#content/i18n/languages.ts';
import { formulaText, onSheet } from '../../../lib/xlsx/formula.ts';
import { airColumns, altitudeCell, firstAirLine } from './air-log.ts';
import { dryingLog } from './drying-log.ts';
import { recalculate } from './recalculation.ts';
import { logWords } from './workbook-labels.ts';

test.each([
  ['yes', '"yes"'],
  ['12" wide', '"12"" wide"'],
])('%s in a formula is %s', (text, expected) => {
  expect(formulaText(text)).toBe(expected);
});

test.each([
  ['Air', 'Air!B3'],
  ['Lecturas del aire', "'Lecturas del aire'!B3"],
  ["Owner's", "'Owner''s'!B3"],
])('a cell of the sheet %s is %s', (sheet, expected) => {
  expect(onSheet(sheet, 'B3')).toBe(expected);
});

test('a log works whatever its sheets and its yes are called', async () => {
  const words = await logWords('en');
  const { workbooks } = messagesIn('en');
  const { dryingLog: ours } = workbooks;
  const others = {
    ...workbooks,
    sheet: { ...workbooks.sheet, yes: 'sí, "completo"' },
    dryingLog: {
      ...ours,
      air: { ...ours.air, sheet: 'Lecturas del aire' },
      working: { ...ours.working, sheet: 'El cálculo' },
    },
  };
  const read = recalculate(dryingLog({ ...words, workbooks: others }), {
    [`Lecturas del aire!${airColumns.temperature}${firstAirLine}`]: 80,
    [`Lecturas del aire!${airColumns.humidity}${firstAirLine}`]: 60,
    [`Lecturas del aire!${altitudeCell}`]: 0,
  });
  expect(read('Lecturas del aire', `${airColumns.dewpoint}${firstAirLine}`)).toBeCloseTo(64.9, 1);
});
