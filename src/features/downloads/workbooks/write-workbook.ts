import writeExcelFile from 'write-excel-file/node';
import { cached, sourceHash } from '../../../integrations/cache.ts';
import { type Paper, setSheets } from '../../../lib/xlsx/set-sheets.ts';
import type { SheetModel } from '../../../lib/xlsx/sheet-model.ts';

/** Signatures and field offsets of the ZIP records with timestamps. */
const inDirectory = {
  mark: 0x02014b50,
  time: 12,
  nameLength: 28,
  extraLength: 30,
  noteLength: 32,
  start: 42,
  length: 46,
};
const inFile = { mark: 0x04034b50, time: 10 };
const atEnd = { mark: 0x06054b50, length: 22, directory: 16 };

/** 1 January 1980, the earliest timestamp of the ZIP format. */
const earliestTime = 0x0021_0000;

/**
 * Sets all timestamps of a ZIP file to the earliest one, for reproducible builds.
 * @throws Error for bytes that are not a ZIP file, or one with a comment at its end
 */
export function stripTimestamps(zip: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(zip);
  const view = new DataView(bytes.buffer);
  const expect = (at: number, mark: number) => {
    if (at < 0 || at + 4 > bytes.length || view.getUint32(at, true) !== mark) throw new Error('This is no ZIP file');
  };
  const end = bytes.length - atEnd.length;
  expect(end, atEnd.mark);
  let at = view.getUint32(end + atEnd.directory, true);
  while (at < end) {
    expect(at, inDirectory.mark);
    view.setUint32(at + inDirectory.time, earliestTime, true);
    const file = view.getUint32(at + inDirectory.start, true);
    expect(file, inFile.mark);
    view.setUint32(file + inFile.time, earliestTime, true);
    const lengths = [inDirectory.nameLength, inDirectory.extraLength, inDirectory.noteLength];
    at += lengths.reduce((sum, length) => sum + view.getUint16(at + length, true), inDirectory.length);
  }
  return bytes;
}

/** Code and dependencies that the bytes depend on. */
const writers = ['core', 'src/lib/xlsx', 'src/features/downloads/workbooks', 'package-lock.json'];

/** The bytes of a workbook, cached between builds. */
export function cachedWorkbook(models: readonly SheetModel[], paper: Paper): Promise<Uint8Array> {
  const inputs = [sourceHash(writers), JSON.stringify({ models, paper })];
  return cached('workbooks', inputs, () => writeWorkbook(models, paper));
}

/** A workbook as reproducible XLSX bytes. Spreadsheet programs recalculate the formulas when they open it. */
export async function writeWorkbook(models: readonly SheetModel[], paper: Paper): Promise<Uint8Array> {
  const { sheets, options } = setSheets(models, paper);
  return stripTimestamps(await writeExcelFile(sheets, options).toBuffer());
}
