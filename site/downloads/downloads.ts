import { type Make, printedFiles } from './printed-files.ts';
import { psychrometricTable } from './psychrometric-table.ts';
import { dryingLog } from './workbooks/drying-log.ts';
import { equipmentWorkbook } from './workbooks/equipment-workbook.ts';
import { psychrometricNames, wordedCalculators } from './workbooks/worded.ts';
import { writeWorkbook } from './workbooks/write-workbook.ts';

const makers: Readonly<Record<string, Make>> = {
  'moisture-and-drying-log.xlsx': async () => writeWorkbook(dryingLog(await psychrometricNames())),
  'equipment-calculator-workbook.xlsx': async () => writeWorkbook(equipmentWorkbook(await wordedCalculators()).sheets),
  'psychrometric-reference.csv': async () => new TextEncoder().encode(psychrometricTable()),
  ...printedFiles('en'),
};
const made = new Map<string, Promise<Uint8Array>>();

/** Names of all files under /downloads. */
export function downloadNames(): readonly string[] {
  return Object.keys(makers);
}

/**
 * The bytes of a file under /downloads. They are made once a build, whoever asks first: the route that writes the file,
 * or a card that tells its size.
 */
export function makeDownload(name: string, site: URL): Promise<Uint8Array> {
  const make = makers[name];
  if (!make) throw new Error(`No download is called ${name}`);
  const bytes = made.get(name) ?? make(site);
  made.set(name, bytes);
  return bytes;
}
