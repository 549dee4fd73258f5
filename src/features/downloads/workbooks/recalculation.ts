import FormulaParser, { type Argument } from 'fast-formula-parser';
import type { CellValue, SheetModel } from '../../../lib/xlsx/sheet-model.ts';

const missingFunctions = {
  MIN: (...of: readonly Argument[]) => Math.min(...of.map(({ value }) => Number(value))),
  MAX: (...of: readonly Argument[]) => Math.max(...of.map(({ value }) => Number(value))),
};

/** The value of a cell, such as `B7`, after recalculation. */
export type Recalculated = (sheet: string, cell: string) => unknown;

/** Recalculates a workbook with an independent formula engine, for tests. */
export function recalculate(
  sheets: readonly SheetModel[],
  filledIn: Readonly<Record<string, CellValue>>,
): Recalculated {
  const known = new Map<string, unknown>();
  // A formula may refer to a cell with a formula, and the engine is not reentrant: one engine per depth.
  const engines: FormulaParser[] = [];
  let depth = 0;
  const newEngine = () =>
    new FormulaParser({
      functions: missingFunctions,
      onCell: ({ sheet, row, col }) => valueAt(sheet, row, col),
      onRange: ({ sheet, from, to }) =>
        Array.from({ length: to.row - from.row + 1 }, (_, down) =>
          Array.from({ length: to.col - from.col + 1 }, (__, across) =>
            valueAt(sheet, from.row + down, from.col + across),
          ),
        ),
    });
  const parse = (formula: string, position: { sheet: string; row: number; col: number }) => {
    const engine = engines[depth] ?? newEngine();
    engines[depth++] = engine;
    const value = engine.parse(formula, position);
    depth--;
    return value;
  };
  const valueAt = (sheet: string, row: number, col: number): unknown => {
    const key = `${sheet}!${String.fromCharCode(64 + col)}${row}`;
    if (key in filledIn) return filledIn[key];
    if (!known.has(key)) known.set(key, compute(sheet, row, col));
    return known.get(key);
  };
  const compute = (sheet: string, row: number, col: number): unknown => {
    const cell = sheets.find(({ name }) => name === sheet)?.rows[row - 1]?.[col - 1];
    if (cell?.formula === undefined) return cell?.value === '' ? null : cell?.value;
    return parse(cell.formula, { sheet, row, col });
  };
  return (sheet, cell) => {
    const [, letter = '', row = ''] = /^([A-Z])(\d+)$/.exec(cell) ?? [];
    return valueAt(sheet, Number(row), letter.charCodeAt(0) - 64);
  };
}
