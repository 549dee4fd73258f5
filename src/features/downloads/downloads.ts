import { type Language, messagesIn } from '#content/i18n/languages.ts';
import type { Paper } from '../../lib/xlsx/set-sheets.ts';
import { letterhead } from './letterhead.ts';
import { printedFiles } from './printed-files.ts';
import { psychrometricTable } from './psychrometric-table.ts';
import { dryingLog } from './workbooks/drying-log.ts';
import { equipmentWorkbook } from './workbooks/equipment-workbook.ts';
import { generalWords, logWords, wordedCalculators } from './workbooks/workbook-labels.ts';
import { cachedWorkbook } from './workbooks/write-workbook.ts';

/** Makes a file for the site at its public address, when it has one. */
type Make = (site: URL | undefined) => Promise<Uint8Array>;

type Files = Readonly<Record<string, Make>>;

const known = new Map<Language, Files>();
const made = new Map<Make, ReturnType<Make>>();

/** Names of all files under /downloads in a language. */
export function downloadNames(language: Language): readonly string[] {
  return Object.keys(filesIn(language));
}

/**
 * The bytes of a file under /downloads in a language. They are made once a build, whoever asks first: the route that writes
 * the file, or a card that shows its size.
 */
export function makeDownload(language: Language, name: string, site: URL | undefined): Promise<Uint8Array> {
  const make = filesIn(language)[name];
  if (!make) throw new Error(`No download in ${language} is called ${name}`);
  const file = made.get(make) ?? make(site);
  made.set(make, file);
  return file;
}

function filesIn(language: Language): Files {
  const files = known.get(language) ?? {
    'moisture-and-drying-log.xlsx': async () => cachedWorkbook(dryingLog(await logWords(language)), paperOf(language)),
    'equipment-calculator-workbook.xlsx': async () =>
      cachedWorkbook(await equipmentSheets(language), paperOf(language)),
    'psychrometric-reference.csv': async () => new TextEncoder().encode(psychrometricTable()),
    ...printedFiles(language),
  };
  known.set(language, files);
  return files;
}

function paperOf(language: Language): Paper {
  return { letterhead: letterhead(language), page: messagesIn(language).workbooks.sheet.page };
}

async function equipmentSheets(language: Language) {
  const worded = await wordedCalculators(language);
  return equipmentWorkbook(worded, messagesIn(language).workbooks.equipment, generalWords(language)).sheets;
}
