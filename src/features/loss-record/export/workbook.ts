import writeExcelFile, { type Row } from 'write-excel-file/browser';
import type { LossRecordMessages } from '#content/i18n/tool-messages.ts';
import type { Sheet, SheetCell } from './sheets.ts';
import { type Sum, sumOf, withSums } from './sum-cells.ts';

/**
 * Sheets as an XLSX file: heads that stay, dollars as numbers, texts that begin like a formula as texts. A row
 * apart adds up the last column of dollars, so that lines sort without it.
 */
export function workbookOf(
  sheets: readonly { readonly name: string; readonly sheet: Sheet }[],
  { file }: LossRecordMessages,
): Promise<Blob> {
  const written = sheets.map(({ name, sheet }) => ({
    // A name may have 31 letters, and not those of a path.
    sheet: name.replace(/[\\/?*[\]:]/g, ' ').slice(0, 31),
    data: [
      sheet.heads.map((value) => ({ value, type: String, fontWeight: 'bold', wrap: true }) as const),
      ...rowsOf(sheet, sumOf(sheet), file.total),
    ],
    columns: sheet.heads.map((head) => ({ width: Math.min(40, Math.max(12, head.length)) })),
    stickyRowsCount: 1,
  }));
  const features = [withSums(sheets.map(({ sheet }) => sheet))];
  return writeExcelFile(written, { fontFamily: 'Calibri', fontSize: 11, features }).toBlob();
}

function rowsOf({ heads, rows }: Sheet, sum: Sum | null, total: string): Row[] {
  const cells = rows.map((row) => row.map(cellOf));
  if (!sum) return cells;
  const last = heads.map((_, at) => {
    if (at === sum.column) return { value: sum.formula, type: 'Formula', format: dollars } as const;
    return at === 0 ? cellOf(total) : null;
  });
  return [...cells, [], last];
}

const dollars = '#,##0.00';

function cellOf(cell: SheetCell) {
  if (typeof cell === 'string') return cell === '' ? null : ({ value: cell, type: String } as const);
  if (typeof cell === 'number') return { value: cell, type: Number } as const;
  return { value: cell.cents / 100, type: Number, format: dollars } as const;
}
