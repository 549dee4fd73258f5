/** Value of a cell; null is empty. */
export type CellValue = string | number | null;

/**
 * A cell by its part in the sheet. `formula` has no "=" in front; `value` is then what it gives as the sheet is
 * delivered, for programs that show a sheet without calculating it. `format` is a number format of spreadsheets.
 */
export interface Cell {
  readonly value: CellValue;
  readonly part: 'title' | 'head' | 'text' | 'note' | 'input' | 'result' | 'working';
  readonly formula?: string;
  readonly format?: string;
}

export interface SheetModel {
  readonly name: string;
  readonly widths: readonly number[];
  readonly rows: readonly (readonly (Cell | null)[])[];
  readonly lists?: readonly Choice[];
  readonly frozenRows?: number;
  readonly landscape?: boolean;
}

/** A dropdown list: target cells, and the range of its options. */
export interface Choice {
  readonly cells: string;
  readonly from: string;
}

export const title = (value: string): Cell => ({ value, part: 'title' });
export const head = (value: string): Cell => ({ value, part: 'head' });
export const text = (value: string | number): Cell => ({ value, part: 'text' });
export const note = (value: string): Cell => ({ value, part: 'note' });
export const input = (value: CellValue, format?: string): Cell => ({
  value,
  part: 'input',
  ...(format ? { format } : {}),
});
export const result = (formula: string, value: CellValue, format: string): Cell => ({
  formula,
  value,
  part: 'result',
  format,
});
export const working = (formula: string, value: CellValue): Cell => ({ formula, value, part: 'working' });
