import { readFileSync } from 'node:fs';
import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, test } from 'vitest';
import { type Language, localeIn } from '#content/languages.ts';
import { dryingJobIn } from '#content/words/claim-words.ts';
import { fromFile } from '#core/drying-job/kept/from-file.ts';
import { blankJob, type JobRecord } from '#core/drying-job/kept/record.ts';
import { letterhead } from '../../../downloads/letterhead.ts';
import { recordFont } from '../../../downloads/record-fonts.ts';
import { recalculate } from '../../../downloads/workbooks/trial/recalculation.ts';
import { writeReport } from './paper/report-paper.ts';
import { reportOf } from './report.ts';
import { sheetsOf } from './sheets/workbook.ts';

const given: { readonly jobs: readonly { readonly job: { readonly title: string } }[] } = JSON.parse(
  readFileSync('core/drying-job/given.json', 'utf8'),
);
const [text, bold] = (await Promise.all([recordFont('text'), recordFont('bold')])).map(
  ({ buffer, byteOffset, byteLength }) => buffer.slice(byteOffset, byteOffset + byteLength),
);

function recordIn(job: unknown): JobRecord {
  const reading = fromFile(job);
  if (!reading.ok) throw new Error(reading.error);
  return reading.record;
}

function report(record: JobRecord, language: Language) {
  const words = { ...dryingJobIn[language], letterhead: letterhead(language), insurersAt: '' };
  return reportOf({ record, words, language: localeIn(language) }, new Date('2026-11-22T12:00:00Z'));
}

async function pdfOf(record: JobRecord, language: Language) {
  const pieces: Uint8Array[] = [];
  const fonts = { text: text as ArrayBuffer, bold: bold as ArrayBuffer };
  const made = report(record, language);
  const pages = await writeReport(made, fonts, null, async (piece) => void pieces.push(piece));
  const { text: texts } = await extractText(await getDocumentProxy(new Uint8Array(Buffer.concat(pieces))));
  return { made, pages, all: texts.join('\n').replace(/\s+/g, ' ') };
}

describe('the report', () => {
  test.each(['en', 'es'] as const)(
    'holds every machine, reading, verdict and rule: %s',
    async (language) => {
      for (const { job } of given.jobs) {
        const { made, pages, all } = await pdfOf(recordIn(job), language);
        const { words, locale, derived, record } = made;
        expect(all).toContain(words.letterhead);
        for (const { serial } of record.machines) expect(all).toContain(serial);
        for (const { periodsOf24h, kind } of derived.equipment.totals) {
          expect(all).toContain(`${made.form.choiceOf('machines', 'kind', kind)} ${locale.number(periodsOf24h)}`);
        }
        for (const { grainsPerPound } of derived.visits.flatMap(({ airs }) => airs)) {
          expect(all).toContain(locale.number(grainsPerPound, 1));
        }
        for (const { verdict } of derived.visits.flatMap(({ points }) => points)) {
          expect(all).toContain(words.verdicts[verdict]);
        }
        expect(all).toContain(words.report.signers[0]);
        expect(all).toContain('learn');
        expect(all).toContain(language === 'en' ? `Page ${pages} of ${pages}` : `Página ${pages} de ${pages}`);
      }
    },
    120_000,
  );

  test('of an empty job still has rules and lines to sign on', async () => {
    const { all, pages } = await pdfOf(blankJob('a', 'Elm St'), 'en');
    expect(pages).toBeLessThanOrEqual(2);
    expect(all).toContain('Drying report: Elm St');
    expect(all).toContain('Name, signature, date');
  });
});

describe('the workbook, recalculated by a program that is not ours', () => {
  test.each(given.jobs.map(({ job }) => [job.title, job] as const))('%s', (_title, job) => {
    const made = report(recordIn(job), 'en');
    const sheets = sheetsOf(made);
    const read = recalculate(sheets, {});
    let compared = 0;
    for (const { name, rows } of sheets) {
      for (const [at, row] of rows.entries()) {
        for (const [column, cell] of row.entries()) {
          if (cell?.formula === undefined) continue;
          const found = read(name, `${String.fromCharCode(65 + column)}${at + 1}`);
          if (typeof cell.value === 'number') expect(found).toBeCloseTo(cell.value, 6);
          else expect(found).toBe(cell.value);
          compared += 1;
        }
      }
    }
    expect(compared).toBeGreaterThan(300);
  });

  test('follows a reading that is changed', () => {
    const sheets = sheetsOf(report(recordIn(given.jobs[0]?.job), 'en'));
    expect(recalculate(sheets, { 'Moisture!F4': 15 })('Moisture', 'I4')).toBe('yes');
    expect(recalculate(sheets, { 'Moisture!F4': 16 })('Moisture', 'I4')).toBe('no');
  });
});
