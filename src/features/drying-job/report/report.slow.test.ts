import { readFileSync } from 'node:fs';
import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, test } from 'vitest';
import { type Language, localeIn } from '#content/i18n/languages.ts';
import { dryingJobIn } from '#content/i18n/tool-messages.ts';
import { fromFile } from '#core/drying-job/record/job-file.ts';
import { blankJob, type JobRecord } from '#core/drying-job/record/record.ts';
import { isFullRun } from '#tests/full-run.ts';
import { letterhead } from '../../downloads/letterhead.ts';
import { recordFont } from '../../downloads/record-fonts.ts';
import { recalculate } from '../../downloads/workbooks/recalculation.ts';
import { dayText } from '../form.ts';
import { certificatePdf, startPdf } from './make-report.ts';
import { mapPdf } from './moisture-map-pdf.ts';
import { reportOf } from './report.ts';
import { reportPdf } from './report-pdf.ts';
import { sheetsOf } from './workbook.ts';
import { writeReportPdf } from './write-report-pdf.ts';

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

/** The first job with an impossible first reading. */
const boiling: JobRecord = (() => {
  const kitchen = recordIn(given.jobs[0]?.job);
  const [first, ...airs] = kitchen.airs;
  return first ? { ...kitchen, airs: [{ ...first, temperatureF: 250, humidityPercent: 100 }, ...airs] } : kitchen;
})();

const nowhere = { 'air-movement': '', dehumidification: '', 'air-scrubber': '' };

function report(record: JobRecord, language: Language) {
  const messages = {
    ...dryingJobIn[language],
    letterhead: letterhead(language),
    insurersAt: '',
    calculatorsAt: nowhere,
  };
  return reportOf({ record, messages, language: localeIn(language) }, new Date('2026-11-22T12:00:00Z'));
}

async function pdfOf(record: JobRecord, language: Language, paperOf = reportPdf) {
  const pieces: Uint8Array[] = [];
  const fonts = { text: text as ArrayBuffer, bold: bold as ArrayBuffer };
  const made = report(record, language);
  const write = async (piece: Uint8Array) => void pieces.push(piece);
  const pages = await writeReportPdf(made, paperOf(made), { fonts, pen: null, write });
  const { text: texts } = await extractText(await getDocumentProxy(new Uint8Array(Buffer.concat(pieces))));
  return { made, pages, all: texts.join('\n').replace(/\s+/g, ' ') };
}

describe('the report', () => {
  test.each(['en', 'es'] as const)(
    'holds every machine, reading, verdict and rule: %s',
    async (language) => {
      for (const { job } of language === 'en' ? given.jobs : given.jobs.slice(0, 1)) {
        const { made, pages, all } = await pdfOf(recordIn(job), language);
        const { messages, locale, derived, record } = made;
        expect(all).toContain(messages.letterhead);
        for (const { serial } of record.machines) expect(all).toContain(serial);
        for (const { periodsOf24h, kind } of derived.equipment.totals) {
          expect(all).toContain(`${made.form.choiceOf('machines', 'kind', kind)} ${locale.number(periodsOf24h)}`);
        }
        for (const { grainsPerPound } of derived.visits.flatMap(({ airs }) => airs)) {
          expect(all).toContain(locale.number(grainsPerPound, 1));
        }
        for (const { verdict } of derived.visits.flatMap(({ points }) => points)) {
          expect(all).toContain(messages.verdicts[verdict]);
        }
        expect(all).toContain(`${messages.charts.path}. `);
        expect(all).toContain(messages.report.signers[0]);
        expect(all).toContain('learn');
        expect(all).toContain(language === 'en' ? `Page ${pages} of ${pages}` : `Página ${pages} de ${pages}`);
      }
    },
    120_000,
  );

  test.each([
    ['en', 'these two can’t go together'],
    ['es', 'estas dos lecturas no pueden ir juntas'],
  ] as const)('explains why an impossible air reading has no figures: %s', async (language, text) => {
    const { all, made } = await pdfOf(boiling, language);
    expect(all).toContain(text);
    expect(all).not.toMatch(/[-−][\d,.]+ (gr\/lb|GPP)/);
    expect(all).toContain(made.messages.gaps['no-outside']);
  });

  test('begins with the header, and names what is missing, and what was planned and placed', async () => {
    const kitchen = recordIn(given.jobs[0]?.job);
    const { all, made } = await pdfOf({ ...kitchen, site: { ...kitchen.site, address: '' } }, 'en');
    const { columns, missing, heads } = made.messages.report;
    expect(all).toContain(`This report is missing: `);
    expect(all).toContain(`Address ${missing}`);
    expect(all.indexOf(heads.site)).toBeLessThan(all.indexOf(made.messages.sections.state.title));
    expect(all).toContain(columns.placedCount);
    const movers = kitchen.machines.filter(({ kind }) => kind === 'air-mover').length;
    const { specification, industry } = made.derived.plan;
    expect(all).toContain(
      `Air movers ${specification.airMovers} ${industry.airMoversLow} to ${industry.airMoversHigh} ${movers}`,
    );
  });

  test('has dates below the moisture chart, and each line named by its room', async () => {
    const kitchen = recordIn(given.jobs[0]?.job);
    const { all, made } = await pdfOf(kitchen, 'en');
    expect(all).toContain(dayText(kitchen.visits[0]?.at ?? '', made.locale));
    const room = kitchen.rooms.find(({ id }) => id === kitchen.points[0]?.room);
    expect(all).toContain(`A ${room?.name}`);
  });

  test('of an empty job still has rules and signature lines', async () => {
    const { all, pages } = await pdfOf(blankJob('a', 'Elm St'), 'en');
    expect(pages).toBeLessThanOrEqual(2);
    expect(all).toContain('Drying report: Elm St');
    expect(all).toContain('Name, signature, date');
  });
});

// The same code writes both languages.
const languages = isFullRun ? (['en', 'es'] as const) : (['en'] as const);

describe.each(languages)('single sheets: %s', (language) => {
  const kitchen = recordIn(given.jobs[0]?.job);
  const { certificate, map, start } = dryingJobIn[language].sheets;

  test('the start sheet has every field of the job, filled or blank, and the plan', async () => {
    const { all, made } = await pdfOf(kitchen, language, startPdf);
    expect(all).toContain(start.title);
    for (const label of Object.values(made.messages.fields.site)) expect(all).toContain(label);
    for (const { name } of kitchen.rooms) expect(all).toContain(name);
    const blank = await pdfOf(blankJob('a'), language, startPdf);
    for (const label of Object.values(made.messages.fields.site)) expect(blank.all).toContain(label);
  });

  test('the moisture map has every point with its first and last reading', async () => {
    const { all, made } = await pdfOf(kitchen, language, mapPdf);
    expect(all).toContain(map.title);
    for (const { place } of kitchen.points) expect(all).toContain(place);
    for (const { id } of kitchen.points) {
      const read = made.derived.visits.flatMap(({ points }) => points.filter(({ pointId }) => pointId === id));
      const values = read.flatMap(({ value }) => value ?? []);
      expect(all).toContain(made.locale.upTo(values.at(-1) ?? Number.NaN));
    }
    expect((await pdfOf(blankJob('a'), language, mapPdf)).pages).toBe(1);
  });

  test('the certificate has the last readings, and is withheld while a point is wet', async () => {
    const { all, made } = await pdfOf(kitchen, language, certificatePdf);
    expect(all).toContain(certificate.title);
    expect(all).toContain(certificate.notRemediation);
    expect(all).toContain(made.messages.report.columns.goal);
    const wet = { ...kitchen, visits: kitchen.visits.slice(0, 2) };
    const { all: refused } = await pdfOf(wet, language, certificatePdf);
    expect(refused).toContain(certificate.none);
    expect(refused).not.toContain(certificate.signers[1]);
    expect((await pdfOf(blankJob('a'), language, certificatePdf)).all).toContain(certificate.nothingRead);
  });
});

describe('the workbook, recalculated by another program', () => {
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

  test('has no figures for impossible air until it is corrected', () => {
    const sheets = sheetsOf(report(boiling, 'en'));
    const lineOf = (changed: Readonly<Record<string, number>>) =>
      ['G6', 'H6', 'I6'].map((cell) => recalculate(sheets, changed)('Air', cell));
    expect(sheets[1]?.rows[5]?.slice(6, 9).map((cell) => cell?.value)).toEqual(['', 'not possible', '']);
    expect(lineOf({})).toEqual(['', 'not possible', '']);
    expect(lineOf({ 'Air!E6': 80 })).toEqual([expect.any(Number), expect.any(Number), expect.any(Number)]);
  });

  test('recalculates a changed reading', () => {
    const sheets = sheetsOf(report(recordIn(given.jobs[0]?.job), 'en'));
    expect(recalculate(sheets, { 'Moisture!F4': 15 })('Moisture', 'I4')).toBe('yes');
    expect(recalculate(sheets, { 'Moisture!F4': 16 })('Moisture', 'I4')).toBe('no');
  });
});
