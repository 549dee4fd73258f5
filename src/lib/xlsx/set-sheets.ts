import type { CellObject, Row } from 'write-excel-file/node';
import { colors } from '#content/colors.ts';
import type { Cell, SheetModel } from './sheet-model.ts';

/** Row height of a line, in points. */
const lineHeight = 15;

const look: Readonly<Record<Cell['part'], Omit<CellObject, 'value' | 'type'>>> = {
  title: { fontWeight: 'bold', fontSize: 16 },
  head: {
    fontWeight: 'bold',
    bottomBorderStyle: 'medium',
    bottomBorderColor: colors.print.ink,
    wrap: true,
    height: 32,
    alignVertical: 'bottom',
  },
  text: {},
  note: { textColor: colors.print['ink-2'] },
  input: { backgroundColor: colors.print['amber-tint'], borderStyle: 'thin', borderColor: colors.print.amber },
  result: { fontWeight: 'bold', backgroundColor: colors.print['river-tint'] },
  working: { textColor: colors.print['ink-2'] },
};

export interface Paper {
  readonly letterhead: string;
  /** With `{page}` and `{pages}`. */
  readonly page: string;
}

/**
 * Converts sheets to the library's format. A feature adds cached values of formulas, and recalculation by the
 * program that opens the file.
 */
export function setSheets(sheets: readonly SheetModel[], paper: Paper) {
  const options = { fontFamily: 'Calibri', fontSize: 11, features: [finish(sheets, paper)] };
  return { sheets: sheets.map(asSheet), options };
}

function asSheet({ name, widths, rows, frozenRows, landscape }: SheetModel) {
  return {
    sheet: name,
    data: rows.map((row) => asRow(row, widths)),
    columns: widths.map((width) => ({ width })),
    ...(frozenRows ? { stickyRowsCount: frozenRows } : {}),
    ...(landscape ? { orientation: 'landscape' as const } : {}),
  };
}

/** A single text cell spans the whole width and wraps, so that it does not shrink the printed page. */
function asRow(row: SheetModel['rows'][number], widths: readonly number[]): Row {
  const [first] = row;
  if (row.length !== 1 || !first || typeof first.value !== 'string' || first.part === 'title') {
    return row.map((cell) => (cell ? asCell(cell) : null));
  }
  const charactersALine = widths.reduce((sum, width) => sum + width, 0);
  const lines = Math.ceil(first.value.length / charactersALine);
  const over = { columnSpan: widths.length, wrap: true, alignVertical: 'top', height: lines * lineHeight } as const;
  return [{ ...asCell(first), ...over }, ...widths.slice(1).map(() => null)];
}

function asCell({ value, part, format, formula }: Cell): CellObject {
  const shape = { ...look[part], ...(format ? { format } : {}) };
  if (formula !== undefined) return { ...shape, value: formula, type: 'Formula' };
  if (typeof value === 'string') return { ...look[part], value, type: String };
  // An empty cell keeps its number format.
  return { ...shape, type: Number, ...(value === null ? {} : { value }) };
}

/**
 * Post-processing that the library lacks: cached formula values, dropdown lists, and page setup for US
 * Letter paper.
 */
function finish(sheets: readonly SheetModel[], paper: Paper) {
  return {
    files: {
      transform: {
        'xl/worksheets/sheet{id}.xml': {
          transform: (xml: string, _options: unknown, { sheetIndex }: { readonly sheetIndex: number }) => {
            const sheet = sheets[sheetIndex];
            return sheet ? withPages(withLists(withValues(xml, sheet), sheet.lists ?? []), sheet, paper) : xml;
          },
        },
        'xl/workbook.xml': { transform: (xml: string) => withRepeatedRows(xml, sheets) },
      },
    },
  };
}

/** Adds cached values of formulas, for programs that do not calculate. */
function withValues(xml: string, { rows }: SheetModel): string {
  return xml.replace(
    /<c r="([A-Z])(\d+)"([^>]*)>(<f>.*?<\/f>)<\/c>/gs,
    (_, letter: string, row: string, rest, formula) => {
      const value = rows[Number(row) - 1]?.[letter.charCodeAt(0) - 65]?.value ?? '';
      const type = typeof value === 'number' ? '' : ' t="str"';
      return `<c r="${letter}${row}"${rest}${type}>${formula}<v>${escaped(String(value))}</v></c>`;
    },
  );
}

function escaped(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

/** Adds data validation after the cells, as the format requires. */
function withLists(xml: string, lists: NonNullable<SheetModel['lists']>): string {
  if (lists.length === 0) return xml;
  const entries = lists.map(
    ({ cells, from }) =>
      `<dataValidation type="list" allowBlank="1" showErrorMessage="1" sqref="${cells}"><formula1>${escaped(from)}</formula1></dataValidation>`,
  );
  return insertAfter(
    xml,
    '</sheetData>',
    `<dataValidations count="${lists.length}">${entries.join('')}</dataValidations>`,
  );
}

/** Fits the sheet to one page in width; `paperSize` 1 is US Letter. The setup follows the margins. */
function withPages(xml: string, { landscape }: SheetModel, paper: Paper): string {
  const orientation = landscape ? 'landscape' : 'portrait';
  const setUp = `<pageSetup paperSize="1" fitToHeight="0" orientation="${orientation}"/>`;
  const margins = '<pageMargins left="0.5" right="0.5" top="0.6" bottom="0.6" header="0.3" footer="0.3"/>';
  const plain = xml.replace(/<pageSetup[^>]*\/>|<pageMargins[^>]*\/>/g, '');
  const fitted = plain.replace(/<worksheet[^>]*>/, '$&<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>');
  const last = fitted.includes('</dataValidations>') ? '</dataValidations>' : '</sheetData>';
  return insertAfter(fitted, last, margins + setUp + headAndFoot(paper));
}

/** Header: letterhead and print date; footer: sheet name and page number. */
function headAndFoot({ letterhead, page }: Paper): string {
  const number = page.replace('{page}', '&P').replace('{pages}', '&N');
  const head = `&L${letterhead.replaceAll('&', '&&')}&R&D`;
  return `<headerFooter><oddHeader>${escaped(head)}</oddHeader><oddFooter>${escaped(`&L&A&R${number}`)}</oddFooter></headerFooter>`;
}

/** Repeats frozen rows on every printed page, and recalculates on opening. */
function withRepeatedRows(xml: string, sheets: readonly SheetModel[]): string {
  const names = sheets.flatMap(({ name, frozenRows }, index) =>
    frozenRows
      ? [
          `<definedName name="_xlnm.Print_Titles" localSheetId="${index}">'${escaped(name.replaceAll("'", "''"))}'!$1:$${frozenRows}</definedName>`,
        ]
      : [],
  );
  const calculated = xml.replace(/<calcPr[^>]*\/>/, '<calcPr fullCalcOnLoad="1"/>');
  return names.length === 0
    ? calculated
    : insertAfter(calculated, '</sheets>', `<definedNames>${names.join('')}</definedNames>`);
}

function insertAfter(xml: string, mark: string, part: string): string {
  const at = xml.lastIndexOf(mark);
  if (at === -1) throw new Error(`The sheet has no ${mark}`);
  return xml.slice(0, at + mark.length) + part + xml.slice(at + mark.length);
}
