import { foreignPen } from '../../../paper/foreign-pen.ts';
import { paperFonts } from '../../record/paper-fonts.ts';
import { writeReport } from './paper/report-paper.ts';
import { type Order, type Report, reportOf } from './report.ts';
import { workbookOf } from './sheets/workbook.ts';

/** Makes a file of a job on the device. Rejects where the fonts of the report do not come. */
export async function makeReport(order: Order): Promise<File> {
  const report = reportOf(order, new Date());
  const made = order.kind === 'pdf' ? await pdfOf(report) : await workbookOf(report);
  return new File([made], order.name, { type: made.type });
}

async function pdfOf(report: Report): Promise<Blob> {
  const pieces: Blob[] = [];
  const fonts = await paperFonts();
  await writeReport(report, fonts, foreignPen(), async (piece) => void pieces.push(new Blob([piece as BlobPart])));
  return new Blob(pieces, { type: 'application/pdf' });
}
