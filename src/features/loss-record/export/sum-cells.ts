import type writeExcelFile from 'write-excel-file/browser';
import type { Sheet, SheetCell } from './sheets.ts';

type Feature = NonNullable<NonNullable<Parameters<typeof writeExcelFile>[1]>['features']>[number];

/** What a sheet's last column of dollars adds up to. */
export interface Sum {
  /** The column, counted from 0. */
  readonly column: number;
  /** Without "=" in front, as a file holds it. Sums of binary fractions are rounded to the cent. */
  readonly formula: string;
  /** The same in whole cents, exactly. */
  readonly cents: number;
}

/** The sum of a sheet; null where it has no dollars. */
export function sumOf({ heads, rows }: Sheet): Sum | null {
  const column = heads.findLastIndex((_, at) => rows.some((row) => typeof row[at] === 'object'));
  if (column < 0) return null;
  const letters = lettersOf(column);
  const formula = `ROUND(SUM(${letters}2:${letters}${rows.length + 1}),2)`;
  return { column, formula, cents: rows.reduce((sum, row) => sum + centsIn(row[column]), 0) };
}

/** Writes each sum beside its formula, which the library does not, for programs that show a file without calculating it. */
export function withSums(sheets: readonly Sheet[]): Feature {
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
