import { inflateSync } from 'node:zlib';
import sharp from 'sharp';
import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, test } from 'vitest';
import { type Language, localeIn } from '#content/i18n/languages.ts';
import { lossRecordIn } from '#content/i18n/tool-messages.ts';
import type { Cents } from '#core/job/money.ts';
import { blankRecord, blankRow, type LossRecord } from '#core/loss-record/record.ts';
import { recordFont } from '../../downloads/record-fonts.ts';
import { claimDatesOf } from '../due-dates.ts';
import { photoPaths } from './file-names.ts';
import { writeRecordPdf } from './make-file.ts';
import type { RecordReport } from './photo-blocks.ts';

const made = new Date(2026, 10, 22, 9, 5);
const [text, bold] = (await Promise.all([recordFont('text'), recordFont('bold')])).map(
  (bytes) => new Uint8Array(bytes).buffer,
);
if (!text || !bold) throw new Error('no fonts');
const jpeg = new Uint8Array(
  await sharp({ create: { width: 80, height: 60, channels: 3, background: '#369' } })
    .jpeg()
    .toBuffer(),
).buffer;

/** A stub that draws every character missing from the fonts as a gray square. */
const square = new Uint8Array(
  await sharp({ create: { width: 8, height: 8, channels: 4, background: '#999' } })
    .png()
    .toBuffer(),
).buffer;
const pen = {
  measure: (written: string, size: number) => Array.from(written).length * size,
  want: () => undefined,
  ready: async () => undefined,
  pictureOf: () => ({ png: square, up: 1, down: 0.4 }),
};

function recordOf(photos: number, things: number): LossRecord {
  const blank = blankRecord('a', 'Casa de Peña');
  return {
    ...blank,
    story: { ...blank.story, discovered: '2026-11-21T02:10', account: 'The hose burst.\nWater 3 in deep. ☃' },
    policy: { ...blank.policy, adjuster: '李明 Li', policyNumber: 'W'.repeat(150) },
    rooms: [{ ...blankRow('rooms', 'r1'), name: 'Salón' }],
    things: Array.from({ length: things }, (_, at) => ({
      ...blankRow('things', `t${at}`),
      room: at % 2 ? 'r1' : '',
      item: `Thing ${at}`,
      quantity: 2,
      costEach: 1999 as Cents,
    })),
    photos: Array.from({ length: photos }, (_, at) => ({
      ...blankRow('photos', `p${at}`),
      room: 'r1',
      thing: 't0',
      caption: at === 0 ? 'Línea del agua' : '',
      taken: '2026-11-21T02:14',
      takenFrom: 'camera' as const,
      file: `IMG_${at}.JPG`,
      type: 'image/jpeg',
      sha256: String(at).padStart(64, 'a'),
    })),
    calls: [{ ...blankRow('calls', 'c1'), company: 'Example Mutual', promised: 'A check', promisedBy: '2026-12-01' }],
  };
}

async function pdfOf(
  record: LossRecord,
  language: Language = 'en',
  picture: RecordReport['picture'] = async () => jpeg,
) {
  const pieces: Uint8Array[] = [];
  const messages = lossRecordIn[language];
  const report: RecordReport = {
    record,
    messages,
    locale: localeIn(language),
    paths: photoPaths(record, messages),
    dates: claimDatesOf(record),
    made,
    isWithoutLocation: false,
    picture,
  };
  const fonts = { text: text as ArrayBuffer, bold: bold as ArrayBuffer };
  const pages = await writeRecordPdf(report, fonts, pen, async (piece) => void pieces.push(piece));
  const bytes = Buffer.concat(pieces);
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  return { pages, texts: (await extractText(pdf)).text, raw: bytes.toString('latin1') };
}

/** Content of a PDF stream; empty if it is compressed in another way. */
function unpacked(bytes: string): string {
  try {
    return inflateSync(Buffer.from(bytes, 'latin1')).toString('latin1');
  } catch {
    return '';
  }
}

describe('the PDF of a record', () => {
  test('has all content in both languages, page numbers and a table of contents', async () => {
    for (const language of ['en', 'es'] as const) {
      const { sections, file } = lossRecordIn[language];
      const { texts, pages } = await pdfOf(recordOf(5, 4), language);
      const all = texts.join('\n');
      for (const title of [sections.story.title, sections.photos.title, sections.things.title, file.dates]) {
        expect(texts[0]).toContain(title);
      }
      expect(all).toContain('Casa de Peña');
      expect(all).toContain('Línea del agua');
      expect(all).toContain('$159.92');
      expect(all).toContain('Example Mutual');
      expect(all).toContain(lossRecordIn[language].clock.result.notAdvice.slice(0, 40));
      expect(texts.at(-1)).toContain(language === 'en' ? `Page ${pages} of ${pages}` : `Página ${pages} de ${pages}`);
    }
  });

  test.each([
    [4, 1],
    [5, 2],
    [24, 6],
    [25, 5],
    [60, 10],
  ])('places %i photos on %i pages, each with its time and full hash', async (count, expected) => {
    const { texts } = await pdfOf(recordOf(count, 0));
    const withPhotos = texts.filter((page) => page.includes('SHA-256 '));
    expect(withPhotos.length).toBeLessThanOrEqual(expected + 1);
    const all = texts.join('\n');
    expect(all).toContain(`Photo ${count}`);
    expect(all).toContain('2026-11-21 02:14');
    expect(all.replace(/\s/g, '')).toContain(String(count - 1).padStart(64, 'a'));
  });

  test('repeats the table heading on every page', async () => {
    const { texts } = await pdfOf(recordOf(0, 120));
    const withThings = texts.filter((page) => /Thing \d/.test(page));
    expect(withThings.length).toBeGreaterThan(3);
    for (const page of withThings) expect(page).toContain('Quantity');
  });

  test('draws characters missing from the fonts as pictures with text, in the table of contents too', async () => {
    const rooms = [{ ...blankRow('rooms', 'r1'), name: '主卧' }];
    const { raw } = await pdfOf({ ...recordOf(1, 0), rooms });
    const streams = Array.from(raw.matchAll(/stream\n([\s\S]*?)\nendstream/g), ([, bytes = '']) => unpacked(bytes));
    const utf16 = (written: string) => Buffer.from(`\ufeff${written}`, 'utf16le').swap16().toString('latin1');
    const pagesWith = (written: string) => streams.filter((page) => page.includes(`/ActualText (${utf16(written)})`));
    for (const written of ['李明', '☃']) expect(pagesWith(written)).toHaveLength(1);
    // On the page of contents and above its photos.
    expect(pagesWith('主卧').length).toBeGreaterThan(1);
  });

  test('refers from a cost to its photo by number, and from the photo to the cost', async () => {
    const { texts } = await pdfOf({
      ...blankRecord('a'),
      costs: [{ ...blankRow('costs', 'c1'), what: 'Hotel Sol' }],
      photos: [{ ...blankRow('photos', 'p1'), cost: 'c1', shows: 'receipt', file: 'a.jpg', type: 'image/jpeg' }],
    });
    const all = texts.join('\n').replace(/\s+/g, ' ');
    expect(all).toMatch(/Photo 1: Receipt or document Hotel Sol/);
    expect(all).toMatch(/Receipt Hotel Sol 1/);
  });

  test('names a file that cannot be displayed', async () => {
    const { texts } = await pdfOf(recordOf(1, 0), 'en', async () => null);
    expect(texts.join('\n').replace(/\s+/g, ' ')).toContain('This file can’t be printed.');
  });

  test('of an empty record says that no deadlines are counted', async () => {
    const { texts, pages } = await pdfOf(blankRecord('a'));
    expect(pages).toBe(1);
    expect(texts.join('\n')).toContain('No deadlines: ');
  });
});
