import { describe, expect, test } from 'vitest';
import { lossRecord as words } from '#content/en/claim/loss-record.ts';
import { localeOf } from '#content/locale/locale.ts';
import type { Cents } from '#core/job/money.ts';
import { blankRecord, blankRow, type LossRecord } from '#core/loss-record/record.ts';
import { copyName, photoPaths } from './file-names.ts';
import { csvOf, sheetOf } from './sheets.ts';
import { summaryOf } from './summary.ts';
import { workbookOf } from './workbook.ts';

const record: LossRecord = {
  ...blankRecord('a', 'Casa de Peña'),
  rooms: [{ ...blankRow('rooms', 'r1'), name: 'Salón <1>' }],
  things: [
    { ...blankRow('things', 't1'), room: 'r1', item: '=1+1', quantity: 3, costEach: 1999 as Cents },
    { ...blankRow('things', 't2'), item: 'Sofa, "gray"', fate: 'thrown-away', business: true },
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
const paths = photoPaths(record, words);

test('photos have plain names that tell room, number, words and time', () => {
  expect([...paths.values()]).toEqual([
    'photos/salon-1/001-linea-del-agua-2026-11-21-0214.jpg',
    'receipts/002.pdf',
    'photos/003-x',
  ]);
  expect(copyName(record, '2026-11-22', words)).toBe('loss-record-casa-de-pena-2026-11-22');
});

describe('the list of things', () => {
  const sheet = sheetOf('things', record, paths, words);

  test('begins with the nine columns of insurers’ lists, and ends with files', () => {
    expect(sheet.heads.slice(0, 4)).toEqual(['Room', 'Item description', 'Brand or manufacturer', 'Model number']);
    expect(sheet.heads.slice(-3)).toEqual(['Cost to buy again, all', 'Photos', 'Receipt']);
    expect(sheet.rows[0]?.slice(-3)).toEqual([
      { cents: 5997 },
      'photos/salon-1/001-linea-del-agua-2026-11-21-0214.jpg',
      'receipts/002.pdf',
    ]);
  });

  test('as CSV quotes what has quotes, and lets no cell calculate', () => {
    const [, first, second] = csvOf(sheet).split('\r\n');
    expect(first).toMatch(/^Salón <1>,'=1\+1,,,3,,19\.99,/);
    expect(second).toMatch(/^,"Sofa, ""gray""",/);
    expect(second).toContain(',Yes,');
    expect(csvOf(sheet)).toMatch(/^\ufeff/);
  });
});

test('the workbook is a ZIP file of Office', async () => {
  const book = await workbookOf([{ name: 'A/B', sheet: sheetOf('things', record, paths, words) }], words);
  expect(new TextDecoder().decode((await book.arrayBuffer()).slice(0, 2))).toBe('PK');
});

test('the summary holds what was written, as text', () => {
  const locale = localeOf({ code: 'en', tag: 'en-US', prefix: '' });
  const html = summaryOf(record, paths, words, locale, new Date(2026, 10, 22));
  expect(html).toContain('Salón &#60;1&#62;');
  expect(html).toContain('src="photos/salon-1/001-linea-del-agua-2026-11-21-0214.jpg"');
  expect(html).toContain('Sum of your own figures: $59.97');
  expect(html).not.toContain('<1>');
  expect(html).not.toContain('src="receipts/002.pdf"');
});
