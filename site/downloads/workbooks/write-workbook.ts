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
    features: [choices(sheets)],
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

/** Writes the lists to choose from: the one part of a sheet that the library leaves to its users. */
function choices(sheets: readonly SheetModel[]): Feature {
  return {
    files: {
      transform: {
        'xl/worksheets/sheet{id}.xml': {
          transform: (xml, _options, { sheetIndex }) => {
            const lists = sheets[sheetIndex]?.lists ?? [];
            return lists.length === 0 ? xml : withLists(xml, lists);
          },
        },
      },
    },
  };
}

function withLists(xml: string, lists: NonNullable<SheetModel['lists']>): string {
  const entries = lists.map(
    ({ cells, from }) =>
      `<dataValidation type="list" allowBlank="1" showErrorMessage="1" sqref="${cells}"><formula1>${from}</formula1></dataValidation>`,
  );
  // The format fixes the order of a sheet's parts: lists stand after the cells and their conditional formats.
  const [before, after] = splitAfter(xml, [
    '</sheetData>',
    ...(xml.match(/<conditionalFormatting[\s\S]*?<\/conditionalFormatting>/g) ?? []),
  ]);
  return `${before}<dataValidations count="${lists.length}">${entries.join('')}</dataValidations>${after}`;
}

function splitAfter(xml: string, marks: readonly string[]): readonly [string, string] {
  const end = Math.max(...marks.map((mark) => xml.lastIndexOf(mark) + mark.length));
  if (end < 12) throw new Error('The sheet has no cells to stand before its lists');
  return [xml.slice(0, end), xml.slice(end)];
}
