import { type Language, wordsIn } from '#content/languages.ts';
import type { Paper } from '../workbook/set-sheets.ts';
import { letterhead } from './letterhead.ts';
import { type Make, printedFiles } from './printed-files.ts';
import { psychrometricTable } from './psychrometric-table.ts';
import { dryingLog } from './workbooks/drying-log.ts';
import { equipmentWorkbook } from './workbooks/equipment-workbook.ts';
import { generalWords, logWords, wordedCalculators } from './workbooks/sheet/worded.ts';
import { writeWorkbook } from './workbooks/sheet/write-workbook.ts';

type Files = Readonly<Record<string, Make>>;

const known = new Map<Language, Files>();
const made = new Map<Make, Promise<Uint8Array>>();

/** Names of all files under /downloads in a language. */
export function downloadNames(language: Language): readonly string[] {
  return Object.keys(filesIn(language));
}

/**
 * The bytes of a file under /downloads in a language. They are made once a build, whoever asks first: the route that writes
 * the file, or a card that tells its size.
 */
export function makeDownload(language: Language, name: string, site: URL | undefined): Promise<Uint8Array> {
  const make = filesIn(language)[name];
  if (!make) throw new Error(`No download in ${language} is called ${name}`);
  const bytes = made.get(make) ?? make(site);
  made.set(make, bytes);
  return bytes;
}

function filesIn(language: Language): Files {
  const files = known.get(language) ?? {
    'moisture-and-drying-log.xlsx': async () => writeWorkbook(dryingLog(await logWords(language)), paperOf(language)),
    'equipment-calculator-workbook.xlsx': async () => writeWorkbook(await equipmentSheets(language), paperOf(language)),
    'psychrometric-reference.csv': async () => new TextEncoder().encode(psychrometricTable()),
    ...printedFiles(language),
  };
  known.set(language, files);
  return files;
}

function paperOf(language: Language): Paper {
  return { letterhead: letterhead(language), page: wordsIn(language).workbooks.sheet.page };
}

async function equipmentSheets(language: Language) {
  const worded = await wordedCalculators(language);
  return equipmentWorkbook(worded, wordsIn(language).workbooks.equipment, generalWords(language)).sheets;
}
