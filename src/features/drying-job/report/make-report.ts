import { t } from '#content/i18n/t.ts';
import { type Certified, certifiedOf } from '#core/drying-job/certified.ts';
import type { JobRow } from '#core/drying-job/record/record.ts';
import { cell, paragraph, section, tableOf } from '../../../lib/pdf/block-builders.ts';
import { createFallbackFont } from '../../../lib/pdf/fallback-pen.ts';
import type { PrintBlock } from '../../../lib/pdf/print-block.ts';
import { chunksToFile, originalOf } from '../../../lib/storage/chunks.ts';
import { pdfSize, thumbnailOf } from '../../loss-record/photos/thumbnail.ts';
import { fieldsAt } from '../../records/form/form.ts';
import { pdfFonts } from '../../records/pdf-fonts.ts';
import { momentText, namesOf, numberOr, pointLetter } from '../form.ts';
import { mapPdf } from './moisture-map-pdf.ts';
import { planBlocks, roomBlocks } from './plan-blocks.ts';
import { pointBlocks } from './point-blocks.ts';
import { type FileRequest, type Report, reportOf } from './report.ts';
import { reportPdf } from './report-pdf.ts';
import { factsOf, signatureFigure, siteBlocks } from './site-blocks.ts';
import { workbookOf } from './workbook.ts';
import { type JobPdf, writeReportPdf } from './write-report-pdf.ts';

/** Blank lines for equipment. */
const linesToWrite = 6;
/** Keeps the height of a blank row. */
const toWrite = '\u00a0\n\u00a0';

/** The start sheet: known details, the plan for day one, and blank lines. */
export function startPdf(report: Report): JobPdf {
  const { heads, signers, signed } = report.messages.report;
  const { start } = report.messages.sheets;
  const parts = [
    section('site', heads.site, siteLines(report)),
    section('rooms', heads.rooms, roomBlocks(report)),
    section('plan', heads.plan, planBlocks(report)),
    section('points', heads.points, pointBlocks(report)),
    section('machines', heads.machines, machineLines(report)),
    section('signatures', heads.signatures, [paragraph(start.signing), signatureFigure(signers, signed)]),
  ];
  return { title: start.title, subject: start.lead, blocks: [paragraph(start.lead), ...parts.flat()] };
}

/** Every field of the job's details, filled or blank. */
function siteLines(report: Report): readonly PrintBlock[] {
  const known = new Map(factsOf(report));
  const labels = fieldsAt(report.form.shape, 'site').map(([name]) => report.form.labelOf('site', name));
  const rows = labels.map((label) => [cell(label, true), cell(known.get(label) ?? '')]);
  return [{ kind: 'table', head: [], groups: rows.map((row) => [row]) }];
}

function machineLines({ record, messages, locale, form }: Report): readonly PrintBlock[] {
  const { columns } = messages.report;
  const rows = record.machines.map(({ id, room, placedAt }) => [
    form.nameOf(record, 'machines', id),
    room && form.nameOf(record, 'rooms', room),
    placedAt && momentText(placedAt, locale),
  ]);
  const blank = Array.from({ length: rows.length > 0 ? 2 : linesToWrite }, () => [toWrite, '', '']);
  return [tableOf([columns.machine, columns.room, columns.placed], [...rows, ...blank])];
}

const builders: Readonly<Record<Exclude<FileRequest['kind'], 'xlsx'>, (report: Report) => JobPdf>> = {
  pdf: reportPdf,
  start: startPdf,
  map: mapPdf,
  certificate: certificatePdf,
};

/** Creates a file of a job on the device. Rejects if the PDF fonts cannot be loaded. */
export async function makeReport({ kind, name, ...request }: FileRequest): Promise<File> {
  const { id } = request.record;
  const report = { ...reportOf(request, new Date()), picture: (photo: JobRow<'photos'>) => pdfPhoto(id, photo) };
  const made = kind === 'xlsx' ? await workbookOf(report) : await pdfOf(report, builders[kind](report));
  return new File([made], name, { type: made.type });
}

async function pdfOf(report: Report, pdf: JobPdf): Promise<Blob> {
  const pieces: Blob[] = [];
  const write = async (piece: Uint8Array) => void pieces.push(new Blob([piece as BlobPart]));
  await writeReportPdf(report, pdf, { fonts: await pdfFonts(), pen: createFallbackFont(), write });
  return new Blob(pieces, { type: 'application/pdf' });
}

/** A photo as a JPEG sized for print; null if it is missing or this browser cannot decode it. */
async function pdfPhoto(job: string, { id, file, type }: JobRow<'photos'>): Promise<ArrayBuffer | null> {
  const pieces = await originalOf(job, id);
  return pieces && thumbnailOf(await chunksToFile(pieces, file, type), pdfSize);
}

/**
 * The certificate of drying: final readings, and what they do not certify. If a point is not dry, the sheet says so
 * instead of certifying.
 */
export function certificatePdf(report: Report): JobPdf {
  const { certificate } = report.messages.sheets;
  const found = certifiedOf(report.job, report.derived.visits);
  if (!found.ok) return { title: certificate.none, subject: certificate.none, blocks: openBlocks(found, report) };
  const { heads, signed } = report.messages.report;
  const parts = [
    section('site', heads.site, siteBlocks(report, ['altitudeFt', 'notes'])),
    section('points', certificate.points, dryBlocks(found, report)),
    section('limits', certificate.limits, limitBlocks(found, report)),
  ];
  const count = found.points.length;
  const moment = momentText(found.at, report.locale);
  return {
    title: certificate.title,
    subject: certificate.notRemediation,
    blocks: [
      paragraph(t(certificate.says, { count, moment }, report.locale), 'title'),
      paragraph(certificate.means),
      ...parts.flat(),
      signatureFigure(certificate.signers, signed),
    ],
  };
}

type Ok = Extract<Certified, { readonly ok: true }>;

function dryBlocks({ points }: Ok, { record, messages, locale, form }: Report): readonly PrintBlock[] {
  const { columns } = messages.report;
  const { reading, since } = messages.sheets.certificate;
  const rows = points.map(({ pointId, goal, value, drySince }) => {
    const at = record.points.findIndex(({ id }) => id === pointId);
    const point = record.points[at];
    const named = (table: string, id: string | undefined) => (id ? form.nameOf(record, table, id) : '');
    return [
      `${pointLetter(at)} ${[named('rooms', point?.room), point?.place].filter(Boolean).join(', ')}`,
      [point?.material, named('meters', point?.meter), messages.choices['points.scale'][point?.scale || 'percent']]
        .filter(Boolean)
        .join(', '),
      [numberOr(point?.dryStandard ?? null, 1, locale, ''), point?.dryStandardFrom].filter(Boolean).join(', '),
      `${numberOr(goal, 2, locale, '')}: ${messages.choices['points.goalRule'][point?.goalRule || 'ten-percent']}`,
      value === null ? '' : locale.upTo(value),
      momentText(drySince, locale),
    ];
  });
  return [tableOf([columns.point, columns.material, columns.standard, columns.goal, reading, since], rows, true)];
}

/** Limits of the certificate, most important first. */
function limitBlocks({ removedIds, bareRoomIds }: Ok, { record, messages, locale, form, derived }: Report) {
  const { certificate } = messages.sheets;
  const about = (template: string, table: 'points' | 'rooms', ids: readonly string[]) =>
    ids.length > 0 ? [t(template, { names: namesOf(ids, table, record, form) }, locale)] : [];
  const gaps = derived.visits.filter((visit) => visit.gaps.length > 0).length;
  const lines = [
    certificate.notRemediation,
    certificate.onlyThese,
    ...about(certificate.removed, 'points', removedIds),
    ...about(certificate.bare, 'rooms', bareRoomIds),
    ...(gaps > 0 ? [t(certificate.gaps, { count: gaps }, locale)] : []),
    certificate.rules,
  ];
  return [{ kind: 'list', mark: 'bullet', items: lines.map((line) => ({ blocks: [paragraph(line)] })) } as const];
}

function openBlocks({ openIds }: { readonly openIds: readonly string[] }, { record, messages, locale, form }: Report) {
  const { certificate } = messages.sheets;
  if (openIds.length === 0) return [paragraph(certificate.nothingRead)];
  return [paragraph(t(certificate.waits, { names: namesOf(openIds, 'points', record, form) }, locale))];
}
