import writeExcelFile from 'write-excel-file/node';
import { cached, sourceHash } from '../../../integrations/cache.ts';
import { type Paper, setSheets } from '../../../lib/xlsx/set-sheets.ts';
import type { SheetModel } from '../../../lib/xlsx/sheet-model.ts';
import { withoutTimes } from './strip-timestamps.ts';

/** What turns sheets into bytes, beside the sheets. */
const writers = ['core', 'src/lib/xlsx', 'src/features/downloads/workbooks', 'package-lock.json'];

/** The bytes of a workbook, cached between builds. */
export function cachedWorkbook(models: readonly SheetModel[], paper: Paper): Promise<Uint8Array> {
  const inputs = [sourceHash(writers), JSON.stringify({ models, paper })];
  return cached('workbooks', inputs, () => writeWorkbook(models, paper));
}

/**
 * A workbook as the bytes of an XLSX file: the same for the same sheets. Sheets open with their formulas calculated by the
 * program that opens them.
 */
export async function writeWorkbook(models: readonly SheetModel[], paper: Paper): Promise<Uint8Array> {
  const { sheets, options } = setSheets(models, paper);
  return withoutTimes(await writeExcelFile(sheets, options).toBuffer());
}
