import writeExcelFile, { type Row } from 'write-excel-file/browser';
import type { LossRecordMessages } from '#content/i18n/tool-messages.ts';
import type { Sheet, SheetCell } from './sheets.ts';

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

type Feature = NonNullable<NonNullable<Parameters<typeof writeExcelFile>[1]>['features']>[number];

/** What a sheet's last column of dollars adds up to. */
interface Sum {
  /** The column, counted from 0. */
  readonly column: number;
  /** Without "=" in front, as a file holds it. Sums of binary fractions are rounded to the cent. */
  readonly formula: string;
  /** The same in whole cents, exactly. */
  readonly cents: number;
}

/** The sum of a sheet; null where it has no dollars. */
function sumOf({ heads, rows }: Sheet): Sum | null {
  const column = heads.findLastIndex((_, at) => rows.some((row) => typeof row[at] === 'object'));
  if (column < 0) return null;
  const letters = lettersOf(column);
  const formula = `ROUND(SUM(${letters}2:${letters}${rows.length + 1}),2)`;
  return { column, formula, cents: rows.reduce((sum, row) => sum + centsIn(row[column]), 0) };
}

/** Writes each sum beside its formula, which the library does not, for programs that show a file without calculating it. */
function withSums(sheets: readonly Sheet[]): Feature {
  const transform = (xml: string, _: unknown, { sheetIndex }: { readonly sheetIndex: number }) => {
    const sheet = sheets[sheetIndex];
    const sum = sheet ? sumOf(sheet) : null;
    return sum ? xml.replace('</f>', `</f><v>${sum.cents / 100}</v>`) : xml;
  };
  return { files: { transform: { 'xl/worksheets/sheet{id}.xml': { transform } } } };
}

/** A column as spreadsheets name it: A to Z, then AA. */
function lettersOf(column: number): string {
  const last = String.fromCharCode(65 + (column % 26));
  return column < 26 ? last : `${lettersOf(Math.floor(column / 26) - 1)}${last}`;
}

function centsIn(cell: SheetCell | undefined): number {
  return typeof cell === 'object' ? cell.cents : 0;
}
