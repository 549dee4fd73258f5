import writeExcelFile from 'write-excel-file/node';
import { type Paper, setSheets } from '../../../workbook/set-sheets.ts';
import type { SheetModel } from '../../../workbook/sheet-model.ts';

/** A workbook as the bytes of an XLSX file. Sheets open with their formulas calculated by the program that opens them. */
export async function writeWorkbook(models: readonly SheetModel[], paper: Paper): Promise<Uint8Array> {
  const { sheets, options } = setSheets(models, paper);
  return new Uint8Array(await writeExcelFile(sheets, options).toBuffer());
}
