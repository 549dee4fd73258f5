import writeExcelFile, { type Row } from 'write-excel-file/browser';
import type { LossRecordWords } from '#content/en/claim/loss-record.ts';
import type { Sheet, SheetCell } from './sheets.ts';

/** Sheets as an XLSX file: heads that stay, dollars as numbers, texts that begin like a formula as texts. */
export function workbookOf(
  sheets: readonly { readonly name: string; readonly sheet: Sheet }[],
  { file }: LossRecordWords,
): Promise<Blob> {
  const written = sheets.map(({ name, sheet }) => ({
    // A name may have 31 letters, and not those of a path.
    sheet: name.replace(/[\\/?*[\]:]/g, ' ').slice(0, 31),
    data: [
      sheet.heads.map((value) => ({ value, type: String, fontWeight: 'bold', wrap: true }) as const),
      ...rowsOf(sheet, file.total),
    ],
    columns: sheet.heads.map((head) => ({ width: Math.min(40, Math.max(12, head.length)) })),
    stickyRowsCount: 1,
  }));
  return writeExcelFile(written, { fontFamily: 'Calibri', fontSize: 11 }).toBlob();
}

/** The rows, and under a last column of dollars what they add up to. */
function rowsOf({ heads, rows }: Sheet, total: string): Row[] {
  const cells = rows.map((row) => row.map(cellOf));
  const sumAt = heads.findLastIndex((_, at) => rows.some((row) => typeof row[at] === 'object'));
  if (sumAt < 0) return cells;
  const cents = rows.reduce((sum, row) => sum + centsAt(row, sumAt), 0);
  const last = heads.map((_, at) => (at === sumAt ? cellOf({ cents }) : at === 0 ? cellOf(total) : null));
  return [...cells, last];
}

function centsAt(row: readonly SheetCell[], at: number): number {
  const cell = row[at];
  return typeof cell === 'object' ? cell.cents : 0;
}

function cellOf(cell: SheetCell) {
  if (typeof cell === 'string') return cell === '' ? null : ({ value: cell, type: String } as const);
  if (typeof cell === 'number') return { value: cell, type: Number } as const;
  return { value: cell.cents / 100, type: Number, format: '#,##0.00' } as const;
}
