import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { messagesIn } from '#content/i18n/languages.ts';
import { formulaText, onSheet } from '../../../lib/xlsx/formula.ts';
import { airColumns, altitudeCell, firstAirLine } from './air-log.ts';
import { dryingLog } from './drying-log.ts';
import { recalculate } from './recalculation.ts';
import { logWords } from './workbook-labels.ts';
import { stripTimestamps } from './write-workbook.ts';

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

test('a log works with any sheet names and any text for yes', async () => {
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

const files = { 'one.xml': strToU8('<one/>'), 'folder/two.xml': strToU8('<two/>'.repeat(50)) };
const written = (day: string) => zipSync(files, { mtime: new Date(`${day}T12:00:00`) });

test('the bytes do not depend on the time', () => {
  expect(written('2026-01-02')).not.toEqual(written('2027-03-04'));
  expect(stripTimestamps(written('2026-01-02'))).toEqual(stripTimestamps(written('2027-03-04')));
});

test('the content stays', () => {
  const [one] = Object.values(unzipSync(stripTimestamps(written('2026-01-02'))));
  expect(one && strFromU8(one)).toBe('<one/>');
  expect(Object.keys(unzipSync(stripTimestamps(written('2026-01-02'))))).toEqual(Object.keys(files));
});

test.each([
  ['nothing', new Uint8Array()],
  ['no ZIP file', strToU8('a text that is no ZIP file at all')],
  ['half of one', written('2026-01-02').slice(0, -40)],
])('rejects %s', (_case, bytes) => {
  expect(() => stripTimestamps(bytes)).toThrow('no ZIP file');
});
