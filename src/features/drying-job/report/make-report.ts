import type { JobRow } from '#core/drying-job/record/record.ts';
import { foreignPen } from '../../../lib/pdf/fallback-pen.ts';
import { pdfFonts } from '../../records/paper-fonts.ts';
import { pdfPhoto } from '../pdf-photo.ts';
import { certificatePdf } from './certificate-pdf.ts';
import { mapPdf } from './map-pdf.ts';
import { type Order, type Report, reportOf } from './report.ts';
import { reportPdf } from './report-pdf.ts';
import { startPdf } from './start-pdf.ts';
import { workbookOf } from './workbook.ts';
import { type JobPdf, writeReportPdf } from './write-report-pdf.ts';

/** What each kind of PDF says. */
const papers: Readonly<Record<Exclude<Order['kind'], 'xlsx'>, (report: Report) => JobPdf>> = {
  pdf: reportPdf,
  start: startPdf,
  map: mapPdf,
  certificate: certificatePdf,
};

/** Makes a file of a job on the device. Rejects where the fonts of a paper do not come. */
export async function makeReport({ kind, name, ...order }: Order): Promise<File> {
  const { id } = order.record;
  const report = { ...reportOf(order, new Date()), picture: (photo: JobRow<'photos'>) => pdfPhoto(id, photo) };
  const made = kind === 'xlsx' ? await workbookOf(report) : await pdfOf(report, papers[kind](report));
  return new File([made], name, { type: made.type });
}

async function pdfOf(report: Report, paper: JobPdf): Promise<Blob> {
  const pieces: Blob[] = [];
  const write = async (piece: Uint8Array) => void pieces.push(new Blob([piece as BlobPart]));
  await writeReportPdf(report, paper, { fonts: await pdfFonts(), pen: foreignPen(), write });
  return new Blob(pieces, { type: 'application/pdf' });
}
