import writeExcelFile, { type Row } from 'write-excel-file/browser';
import type { LossRecordMessages } from '#content/i18n/tool-messages.ts';
import { dayFormat, momentFormat, serialOf } from '../../../lib/xlsx/serial.ts';
import { isDollars, type Sheet, type SheetCell } from './sheets.ts';

/**
 * Sheets as an XLSX file: frozen headings, numeric dollars, text that looks like a formula as text. The total is set
 * apart, so that rows sort without it.
 */
export function workbookOf(
  sheets: readonly { readonly name: string; readonly sheet: Sheet }[],
  { file }: LossRecordMessages,
): Promise<Blob> {
  const written = sheets.map(({ name, sheet }) => ({
    // Sheet names have at most 31 characters and no path separators.
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
  if (isDollars(cell)) return { value: cell.cents / 100, type: Number, format: dollars } as const;
  const serial = serialOf(cell.when);
  if (serial === null) return { value: cell.when, type: String } as const;
  return { value: serial, type: Number, format: cell.when.includes('T') ? momentFormat : dayFormat } as const;
}

type Feature = NonNullable<NonNullable<Parameters<typeof writeExcelFile>[1]>['features']>[number];

/** Total of a sheet's last dollar column. */
interface Sum {
  /** Zero-based column. */
  readonly column: number;
  /** Without the leading "=", as XLSX stores it. Rounded to the cent. */
  readonly formula: string;
  /** The exact total in cents. */
  readonly cents: number;
}

/** The total of a sheet; null if it has no dollars. */
function sumOf({ heads, rows }: Sheet): Sum | null {
  const column = heads.findLastIndex((_, at) => rows.some((row) => isDollars(row[at])));
  if (column < 0) return null;
  const letters = lettersOf(column);
  const formula = `ROUND(SUM(${letters}2:${letters}${rows.length + 1}),2)`;
  return { column, formula, cents: rows.reduce((sum, row) => sum + centsIn(row[column]), 0) };
}

/** Caches each total beside its formula, which the library does not, for viewers that do not calculate. */
function withSums(sheets: readonly Sheet[]): Feature {
  const transform = (xml: string, _: unknown, { sheetIndex }: { readonly sheetIndex: number }) => {
    const sheet = sheets[sheetIndex];
    const sum = sheet ? sumOf(sheet) : null;
    return sum ? xml.replace('</f>', () => `</f><v>${sum.cents / 100}</v>`) : xml;
  };
  return { files: { transform: { 'xl/worksheets/sheet{id}.xml': { transform } } } };
}

/** Column letters: A to Z, then AA. */
function lettersOf(column: number): string {
  const last = String.fromCharCode(65 + (column % 26));
  return column < 26 ? last : `${lettersOf(Math.floor(column / 26) - 1)}${last}`;
}

function centsIn(cell: SheetCell | undefined): number {
  return isDollars(cell) ? cell.cents : 0;
}
