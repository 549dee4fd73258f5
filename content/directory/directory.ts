import { readFileSync } from 'node:fs';
import { directoryAliases } from './aliases.ts';
import { dialString } from './dial-number.ts';
import { directoryNotes } from './notes.ts';
import { parseDirectory } from './parse-directory.ts';
import type { DirectoryEntry, DirectoryMark, DirectoryNote, DirectoryRow } from './record.ts';

const file = 'content/directory/insurance-directory.csv';

/** The day on which the list was put together; the public files carry it. */
export const directoryCompiled = '2026-11-21';

/** How many rows rest on one source only; the research names the weakest of them, and `notes.ts` marks those. */
export const singleSourceRows = 61;

/** Sources dated more than this many years before the list was compiled count as old. */
const oldAfterYears = 5;

let entries: readonly DirectoryEntry[] | undefined;

/**
 * The directory, in the order of its file. Read once, while the site is built (never in the browser).
 * Throws, and so stops the build, on a bad row, or on a note or alias for a name that the file lacks.
 */
export function directory(): readonly DirectoryEntry[] {
  entries ??= readEntries();
  return entries;
}

/** The line that gives out any company's number. Throws, and so stops the build, when the file lacks it. */
export function helpLine(): DirectoryEntry {
  const name = 'Texas Department of Insurance';
  const line = directory().find((entry) => entry.name === name);
  if (!line) throw new Error(`${file} lacks the ${name}, whose help line the directory page gives`);
  return line;
}

/** The state's own lines and Texas companies, which come before the list. */
const texasNames = [
  'Texas Department of Insurance',
  'Texas Windstorm Insurance Association (TWIA)',
  'Texas FAIR Plan Association',
  'Texas Farm Bureau Insurance',
  'Germania Insurance',
  'Hochheim Prairie',
  'National Lloyds / National Summit (Texas)',
  'Wellington Insurance (Texas)',
];

/** The Texas entries, in that order. Throws, and so stops the build, when the file lacks one. */
export function texasEntries(): readonly DirectoryEntry[] {
  return texasNames.map((name) => {
    const entry = directory().find((each) => each.name === name);
    if (!entry) throw new Error(`${file} lacks "${name}", which the directory shows first`);
    return entry;
  });
}

function readEntries(): readonly DirectoryEntry[] {
  const rows = parseDirectory(readFileSync(file, 'utf8'), file);
  const names = new Set(rows.map(({ name }) => name));
  for (const name of [...Object.keys(directoryNotes), ...Object.keys(directoryAliases)]) {
    if (!names.has(name)) throw new Error(`${file} has no "${name}", but a note or alias names it`);
  }
  return rows.map((row) => ({
    ...row,
    dial: dialString(row.phone),
    notes: notesOn(row),
    aliases: directoryAliases[row.name] ?? [],
  }));
}

/** A source of the data file as its address and its words, each possibly empty. */
export function sourceParts(source: string): readonly [address: string, words: string] {
  const [address = ''] = /^https?:\S+/.exec(source) ?? [];
  return [address, source.slice(address.length).trim()];
}

/** Lists of many companies: an agency's or contractor's in a code file, and California's earthquake authority. */
const listOfMany = /github\.com|public code file|earthquakeauthority\.com/;

/** The notes of a row: what the research says, "old source" when the date says so, "second hand" when the source does. */
export function notesOn(row: Pick<DirectoryRow, 'name' | 'source' | 'source_date'>): readonly DirectoryNote[] {
  const noted = directoryNotes[row.name] ?? [];
  const oldest = `${Number(directoryCompiled.slice(0, 4)) - oldAfterYears}${directoryCompiled.slice(4)}`;
  const isOld = row.source_date !== '' && row.source_date < oldest;
  const marks: readonly (readonly [mark: DirectoryMark, holds: boolean])[] = [
    ['old-source', isOld],
    ['second-hand', listOfMany.test(row.source)],
  ];
  const further = marks.filter(([mark, holds]) => holds && !noted.some((note) => note.mark === mark));
  return [...noted, ...further.map(([mark]) => ({ mark }))];
}
