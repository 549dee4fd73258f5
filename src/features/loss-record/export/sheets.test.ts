import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { lossRecordIn } from '#content/i18n/tool-messages.ts';
import { type Cents, mostCents } from '#core/job/money.ts';
import { blankRecord, blankRow, type LossRecord } from '#core/loss-record/record.ts';
import { copyName, photoPaths } from './file-names.ts';
import { csvOf, sheetOf } from './sheets.ts';
import { workbookOf } from './workbook.ts';

const messages = lossRecordIn.en;

const record: LossRecord = {
  ...blankRecord('a', 'Casa de Peña'),
  rooms: [{ ...blankRow('rooms', 'r1'), name: 'Salón <1>' }],
  things: [
    { ...blankRow('things', 't1'), room: 'r1', item: '=1+1', quantity: 3, costEach: 1999 as Cents },
    { ...blankRow('things', 't2'), item: 'Sofa, "gray"', brand: ' =1+1', fate: 'thrown-away', business: true },
  ],
  photos: [
    {
      ...blankRow('photos', 'p1'),
      room: 'r1',
      thing: 't1',
      caption: 'Línea del agua',
      taken: '2026-11-21T02:14',
      file: 'IMG.JPG',
      type: 'image/jpeg',
    },
    { ...blankRow('photos', 'p2'), thing: 't1', shows: 'receipt', file: 'scan.pdf' },
    { ...blankRow('photos', 'p3'), file: 'noending', caption: '../../x' },
  ],
};
const paths = photoPaths(record, messages);

test('photo paths have room, number, caption and time', () => {
  expect([...paths.values()]).toEqual([
    'photos/salon-1/001-linea-del-agua-2026-11-21-0214.jpg',
    'receipts/002.pdf',
    'photos/003-x',
  ]);
  expect(copyName(record, '2026-11-22', messages)).toBe('loss-record-casa-de-pena-2026-11-22');
});

describe('the belongings list', () => {
  const sheet = sheetOf('things', record, paths, messages);

  test('starts with the nine columns of insurers’ lists and ends with files', () => {
    expect(sheet.heads.slice(0, 4)).toEqual(['Room', 'Item description', 'Brand or manufacturer', 'Model number']);
    expect(sheet.heads.slice(-3)).toEqual(['Replacement cost, total', 'Photos', 'Receipt']);
    expect(sheet.rows[0]?.slice(-3)).toEqual([
      { cents: 5997 },
      'photos/salon-1/001-linea-del-agua-2026-11-21-0214.jpg',
      'receipts/002.pdf',
    ]);
  });

  test('as CSV escapes quotes and formulas', () => {
    const [, first, second] = csvOf(sheet).split('\r\n');
    expect(first).toMatch(/^Salón <1>,'=1\+1,,,3,,19\.99,/);
    expect(second).toMatch(/^,"Sofa, ""gray""",' =1\+1,/);
    expect(second).toContain(',Yes,');
    expect(csvOf(sheet)).toMatch(/^\ufeff/);
  });
});

test.each([
  ['costs', 'Receipt', 'receipts/001.jpg'],
  ['drying', 'Photos', 'photos/002.jpg'],
] as const)('each line of %s names its photo file', (table, head, path) => {
  const whole: LossRecord = {
    ...blankRecord('a'),
    costs: [{ ...blankRow('costs', 'c1'), what: 'Hotel' }],
    drying: [{ ...blankRow('drying', 'd1'), what: 'Wall' }],
    photos: [
      { ...blankRow('photos', 'p1'), cost: 'c1', shows: 'receipt', file: 'a.jpg' },
      { ...blankRow('photos', 'p2'), drying: 'd1', file: 'b.jpg' },
    ],
  };
  const paths = photoPaths(whole, messages);
  const { heads, rows } = sheetOf(table, whole, paths, messages);
  expect([heads.at(-1), rows[0]?.at(-1)]).toEqual([head, path]);
  const photos = sheetOf('photos', whole, paths, messages);
  expect([photos.heads.at(-1), ...photos.rows.map((row) => row.at(-1))]).toEqual([
    'Name in the ZIP file',
    'receipts/001.jpg',
    'photos/002.jpg',
  ]);
});

describe('the workbook', () => {
  const partsOf = async (table: 'things' | 'rooms', of: LossRecord) => {
    const book = await workbookOf([{ name: 'A/B', sheet: sheetOf(table, of, paths, messages) }], messages);
    return unzipSync(new Uint8Array(await book.arrayBuffer()));
  };
  const sheetIn = async (table: 'things' | 'rooms', of: LossRecord) =>
    strFromU8((await partsOf(table, of))['xl/worksheets/sheet1.xml'] ?? new Uint8Array());

  test('has a total apart from the rows, as a formula with its exact value', async () => {
    const xml = await sheetIn('things', record);
    expect(xml).toMatch(/<c r="S5"[^>]*><f>ROUND\(SUM\(S2:S3\),2\)<\/f><v>59\.97<\/v><\/c>/);
  });

  test.each([
    ['two prices whose fractions do not add up', [10, 20], '0.3'],
    ['a thousand dimes', Array.from({ length: 1000 }, () => 10), '100'],
    ['the most and a cent', [mostCents, 1], '1000000.01'],
    ['nothing', [0], '0'],
  ])('adds up %s', async (_, prices, sum) => {
    const things = prices.map((cents, at) => ({
      ...blankRow('things', `t${at}`),
      quantity: 1,
      costEach: cents as Cents,
    }));
    expect(await sheetIn('things', { ...record, things })).toContain(`</f><v>${sum}</v>`);
  });

  test('has days and times as numbers with a date format, and serial numbers as text', async () => {
    const thing = { ...blankRow('things', 't'), what: 'Dryer', bought: '2024-02-29', serial: '00123', model: '1E5' };
    const xml = await sheetIn('things', { ...record, things: [thing] });
    expect(xml).toMatch(/<c r="[A-Z]+2" s="\d+"><v>45351<\/v><\/c>/);
    const { 'xl/styles.xml': styles, 'xl/sharedStrings.xml': texts } = await partsOf('things', {
      ...record,
      things: [thing],
    });
    expect(strFromU8(styles ?? new Uint8Array())).toContain('yyyy-mm-dd');
    expect(strFromU8(texts ?? new Uint8Array())).toContain('00123');
  });

  test('has no total without dollars', async () => {
    expect(await sheetIn('rooms', record)).not.toContain('<f>');
  });

  test('has no formula from typed text', async () => {
    const { 'xl/sharedStrings.xml': texts } = await partsOf('things', record);
    expect(strFromU8(texts ?? new Uint8Array())).toContain('=1+1');
  });
});
