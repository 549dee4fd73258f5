import { onSheet } from '../../../lib/xlsx/formula.ts';
import { type Cell, input, result, type SheetModel, text } from '../../../lib/xlsx/sheet-model.ts';
import type { GeneralMessages } from './sheet-labels.ts';

const dayFormat = 'mm/dd/yyyy';

/**
 * Adds a row with claim number and date to each sheet: inputs on the first, references to them on the others.
 * @param rows number of that row on each sheet, which must be empty
 * @throws Error if a row is missing or not empty
 */
export function withClaimRows(
  sheets: readonly SheetModel[],
  rows: readonly number[],
  { claim, day }: GeneralMessages['sheet'],
): readonly SheetModel[] {
  const [first] = sheets;
  return sheets.map((sheet, index) => {
    const cellOf = (column: string) => onSheet(first?.name ?? '', `$${column}$${rows[0]}`);
    const shown = (column: string, format: string) =>
      result(`IF(${cellOf(column)}="","",${cellOf(column)})`, '', format);
    const cells =
      index === 0
        ? [text(claim), input(null), text(day), input(null, dayFormat)]
        : [text(claim), shown('B', '@'), text(day), shown('D', dayFormat)];
    return withRow(sheet, rows[index] ?? 0, cells);
  });
}

function withRow(sheet: SheetModel, row: number, cells: readonly Cell[]): SheetModel {
  if (sheet.rows[row - 1]?.length !== 0) throw new Error(`Row ${row} of the sheet "${sheet.name}" is not free`);
  return { ...sheet, rows: sheet.rows.with(row - 1, cells) };
}
