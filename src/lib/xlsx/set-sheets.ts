import type { CellObject, Row } from 'write-excel-file/node';
import type { Cell, SheetModel } from './sheet-model.ts';

/** Points of a line of text. */
const lineHeight = 15;

const look: Readonly<Record<Cell['part'], Omit<CellObject, 'value' | 'type'>>> = {
  title: { fontWeight: 'bold', fontSize: 16 },
  head: {
    fontWeight: 'bold',
    bottomBorderStyle: 'medium',
    bottomBorderColor: '#14222b',
    wrap: true,
    height: 32,
    alignVertical: 'bottom',
  },
  text: {},
  note: { textColor: '#48565e' },
  input: { backgroundColor: '#fbf0dc', borderStyle: 'thin', borderColor: '#a85a06' },
  result: { fontWeight: 'bold', backgroundColor: '#dcebea' },
  working: { textColor: '#48565e' },
};

/** What stands around each printed page: who hands it out, and the words for the number of a page. */
export interface Paper {
  readonly letterhead: string;
  /** With `{page}` and `{pages}`. */
  readonly page: string;
}

/**
 * Sheets as the library takes them, and how the file is finished: with the value of every formula, and calculated anew by the
 * program that opens it.
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

/** A sentence alone in its row goes over the whole width in as many lines as it takes: a page must not shrink to fit it. */
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
  // A blank keeps the format of what will be typed into it.
  return { ...shape, type: Number, ...(value === null ? {} : { value }) };
}

/**
 * What the library leaves to its users: the values of formulas, lists to choose from, and pages as wide as a sheet of US
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

/** What each formula gives as the sheet is delivered, so that a program that only shows a sheet shows numbers. */
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

/** The format fixes the order of a sheet's parts: lists stand after the cells. */
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

/** One page wide, as many long as it takes; `paperSize` 1 is US Letter. The set-up stands after the margins. */
function withPages(xml: string, { landscape }: SheetModel, paper: Paper): string {
  const orientation = landscape ? 'landscape' : 'portrait';
  const setUp = `<pageSetup paperSize="1" fitToHeight="0" orientation="${orientation}"/>`;
  const margins = '<pageMargins left="0.5" right="0.5" top="0.6" bottom="0.6" header="0.3" footer="0.3"/>';
  const plain = xml.replace(/<pageSetup[^>]*\/>|<pageMargins[^>]*\/>/g, '');
  const fitted = plain.replace(/<worksheet[^>]*>/, '$&<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>');
  const last = fitted.includes('</dataValidations>') ? '</dataValidations>' : '</sheetData>';
  return insertAfter(fitted, last, margins + setUp + headAndFoot(paper));
}

/** The letterhead and the day of printing above each page, the sheet's name and the number of the page below it. */
function headAndFoot({ letterhead, page }: Paper): string {
  const number = page.replace('{page}', '&P').replace('{pages}', '&N');
  const head = `&L${letterhead.replaceAll('&', '&&')}&R&D`;
  return `<headerFooter><oddHeader>${escaped(head)}</oddHeader><oddFooter>${escaped(`&L&A&R${number}`)}</oddFooter></headerFooter>`;
}

/** The rows that stay in view stand on every printed page too, and everything is calculated when the file is opened. */
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
