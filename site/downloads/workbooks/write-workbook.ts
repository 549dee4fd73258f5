import writeExcelFile, { type CellObject, type Row } from 'write-excel-file/node';
import type { Cell, SheetModel } from './sheet-model.ts';

type Sheets = Parameters<typeof writeExcelFile>[0];
type Feature = NonNullable<NonNullable<Parameters<typeof writeExcelFile>[1]>['features']>[number];

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

/** A workbook as the bytes of an XLSX file. Sheets open with their formulas calculated by the program that opens them. */
export async function writeWorkbook(sheets: readonly SheetModel[]): Promise<Uint8Array> {
  const written = sheets.map((sheet) => asSheet(sheet));
  const bytes = await writeExcelFile(written, {
    fontFamily: 'Calibri',
    fontSize: 11,
    features: [finish(sheets)],
  }).toBuffer();
  return new Uint8Array(bytes);
}

function asSheet({ name, widths, rows, frozenRows, landscape }: SheetModel): Sheets[number] {
  return {
    sheet: name,
    data: rows.map((row): Row => row.map((cell) => (cell ? asCell(cell) : null))),
    columns: widths.map((width) => ({ width })),
    ...(frozenRows ? { stickyRowsCount: frozenRows } : {}),
    ...(landscape ? { orientation: 'landscape' as const } : {}),
  };
}

function asCell({ value, part, format }: Cell): CellObject {
  const shape = { ...look[part], ...(format ? { format } : {}) };
  if (typeof value === 'number') return { ...shape, value, type: Number };
  const isFormula = value.startsWith('=');
  return isFormula ? { ...shape, value, type: 'Formula' } : { ...look[part], value, type: String };
}

/** What the library leaves to its users: lists to choose from, and pages as wide as a sheet of US Letter paper. */
function finish(sheets: readonly SheetModel[]): Feature {
  return {
    files: {
      transform: {
        'xl/worksheets/sheet{id}.xml': {
          transform: (xml, _options, { sheetIndex }) => {
            const sheet = sheets[sheetIndex];
            return sheet ? withPages(withLists(xml, sheet.lists ?? []), sheet) : xml;
          },
        },
      },
    },
  };
}

/** The format fixes the order of a sheet's parts: lists stand after the cells. */
function withLists(xml: string, lists: NonNullable<SheetModel['lists']>): string {
  if (lists.length === 0) return xml;
  const entries = lists.map(
    ({ cells, from }) =>
      `<dataValidation type="list" allowBlank="1" showErrorMessage="1" sqref="${cells}"><formula1>${from}</formula1></dataValidation>`,
  );
  return insertAfter(
    xml,
    '</sheetData>',
    `<dataValidations count="${lists.length}">${entries.join('')}</dataValidations>`,
  );
}

/** One page wide, as many long as it takes; `paperSize` 1 is US Letter. The set-up stands after the margins. */
function withPages(xml: string, { landscape }: SheetModel): string {
  const orientation = landscape ? 'landscape' : 'portrait';
  const setUp = `<pageSetup paperSize="1" fitToHeight="0" orientation="${orientation}"/>`;
  const margins = '<pageMargins left="0.5" right="0.5" top="0.6" bottom="0.6" header="0.3" footer="0.3"/>';
  const plain = xml.replace(/<pageSetup[^>]*\/>|<pageMargins[^>]*\/>/g, '');
  const fitted = plain.replace(/<worksheet[^>]*>/, '$&<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>');
  const last = fitted.includes('</dataValidations>') ? '</dataValidations>' : '</sheetData>';
  return insertAfter(fitted, last, margins + setUp);
}

function insertAfter(xml: string, mark: string, part: string): string {
  const at = xml.lastIndexOf(mark);
  if (at === -1) throw new Error(`The sheet has no ${mark}`);
  return xml.slice(0, at + mark.length) + part + xml.slice(at + mark.length);
}
