import { readFile } from 'node:fs/promises';
import { type Language, languageCodes, wordsIn } from '#content/languages.ts';
import { fewAtOnce } from '../build/few-at-once.ts';
import type { Paper } from '../files/workbook/set-sheets.ts';
import { letterhead } from './letterhead.ts';
import { printedFiles } from './printed-files.ts';
import { psychrometricTable } from './psychrometric-table.ts';
import { dryingLog } from './workbooks/drying-log.ts';
import { equipmentWorkbook } from './workbooks/equipment-workbook.ts';
import { generalWords, logWords, wordedCalculators } from './workbooks/sheet/worded.ts';
import { keepWorkbook } from './workbooks/sheet/write-workbook.ts';

/** Makes a file for the site at its public address, when it has one: its bytes, or where they lie. */
type Make = (site: URL | undefined) => Promise<Uint8Array | string>;

type Files = Readonly<Record<string, Make>>;

const known = new Map<Language, Files>();
const made = new Map<Make, ReturnType<Make>>();
let ahead = false;

/** Names of all files under /downloads in a language. */
export function downloadNames(language: Language): readonly string[] {
  return Object.keys(filesIn(language));
}

/**
 * The bytes of a file under /downloads in a language. They are made once a build, whoever asks first: the route that writes
 * the file, or a card that tells its size. The first who asks sets going that the others are made meanwhile.
 */
export async function makeDownload(language: Language, name: string, site: URL | undefined): Promise<Uint8Array> {
  const make = filesIn(language)[name];
  if (!make) throw new Error(`No download in ${language} is called ${name}`);
  const file = makeOnce(make, site);
  if (import.meta.env.PROD && !ahead) makeAhead(site);
  const bytes = await file;
  return typeof bytes === 'string' ? readFile(bytes) : bytes;
}

function makeOnce(make: Make, site: URL | undefined): ReturnType<Make> {
  const file = made.get(make) ?? make(site);
  made.set(make, file);
  return file;
}

/**
 * Each language at once, as each has a press: pages are rendered in one language after the other, and the press of the second
 * would wait for the first. Two at a time, so that the content of all of them is never in memory together. Who asks for one
 * hears why it failed.
 */
function makeAhead(site: URL | undefined): void {
  ahead = true;
  for (const language of languageCodes) {
    void fewAtOnce(Object.values(filesIn(language)), 2, (make) => makeOnce(make, site).catch(() => {}));
  }
}

function filesIn(language: Language): Files {
  const files = known.get(language) ?? {
    'moisture-and-drying-log.xlsx': async () => keepWorkbook(dryingLog(await logWords(language)), paperOf(language)),
    'equipment-calculator-workbook.xlsx': async () => keepWorkbook(await equipmentSheets(language), paperOf(language)),
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
