import type { JobRow } from '#core/drying-job/kept/record.ts';
import { foreignPen } from '../../../files/paper/foreign-pen.ts';
import { paperFonts } from '../../record/paper-fonts.ts';
import { paperPicture } from '../photos/paper-picture.ts';
import { reportPaper } from './paper/report-paper.ts';
import { type JobPaper, writePaper } from './paper/write-paper.ts';
import { type Order, type Report, reportOf } from './report.ts';
import { workbookOf } from './sheets/workbook.ts';
import { certificatePaper } from './single/certificate-paper.ts';
import { mapPaper } from './single/map-paper.ts';
import { startPaper } from './single/start-paper.ts';

/** What each kind of PDF says. */
const papers: Readonly<Record<Exclude<Order['kind'], 'xlsx'>, (report: Report) => JobPaper>> = {
  pdf: reportPaper,
  start: startPaper,
  map: mapPaper,
  certificate: certificatePaper,
};

/** Makes a file of a job on the device. Rejects where the fonts of a paper do not come. */
export async function makeReport({ kind, name, ...order }: Order): Promise<File> {
  const { id } = order.record;
  const report = { ...reportOf(order, new Date()), picture: (photo: JobRow<'photos'>) => paperPicture(id, photo) };
  const made = kind === 'xlsx' ? await workbookOf(report) : await pdfOf(report, papers[kind](report));
  return new File([made], name, { type: made.type });
}

async function pdfOf(report: Report, paper: JobPaper): Promise<Blob> {
  const pieces: Blob[] = [];
  const write = async (piece: Uint8Array) => void pieces.push(new Blob([piece as BlobPart]));
  await writePaper(report, paper, { fonts: await paperFonts(), pen: foreignPen(), write });
  return new Blob(pieces, { type: 'application/pdf' });
}
