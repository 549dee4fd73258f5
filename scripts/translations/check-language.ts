import { existsSync } from 'node:fs';
import { type Checked, checkFile } from '#checks/spanish/check-file.ts';
import { languageFiles } from '#checks/texts/language-files.ts';
import { piecesOf } from '#checks/texts/text-pieces.ts';
import { parityErrors } from '#checks/translations/parity.ts';
import { type Staleness, stalenessOf } from '#checks/translations/staleness.ts';
import { markOf, readRecords, type TranslationRecord, writeRecords } from '#checks/translations/translation-records.ts';
import { pageNames, translationsOf } from '#src/lib/routes/page.ts';

const today = new Date().toISOString().slice(0, 10);
const flags = process.argv.slice(2).filter((word) => word.startsWith('--'));
const wanted = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const files = languageFiles('es').filter((file) => wanted.length === 0 || wanted.some((part) => file.includes(part)));

const has = (flag: string) => flags.includes(flag);
if (has('--fresh')) updateRecords(freshRecord);
if (has('--note')) updateRecords(staleRecord);
if (has('--pairs')) listPairs();
else if (!has('--fresh') && !has('--note')) report();

/** Every page beside its record, and how many have none. */
function listPairs(): void {
  for (const name of pageNames)
    console.log(
      translationsOf(name)
        .map(({ path }) => path)
        .join(' = '),
    );
  const alone = pageNames.filter((name) => translationsOf(name).length < 2);
  console.log(`${pageNames.length} pages, ${alone.length} without a record`);
}

/** Records that the files render the English of today. */
function freshRecord(file: string): TranslationRecord {
  return { english: englishOf(file).map(markOf) };
}

/** Notes the day on which a file was seen to lag behind its English, or that it does no more. */
function staleRecord(file: string, record: TranslationRecord | undefined): TranslationRecord | undefined {
  if (!record) return undefined;
  const { changed } = stalenessOf(file, englishOf(file), record, today);
  return { english: record.english, ...(changed.length > 0 && { stale: record.stale ?? today }) };
}

function updateRecords(
  recordOf: (file: string, record: TranslationRecord | undefined) => TranslationRecord | undefined,
): void {
  const records = readRecords();
  const changed = files.flatMap((file) => {
    const record = existsSync(`content/en/${file}`) ? recordOf(file, records[file]) : undefined;
    return record && JSON.stringify(record) !== JSON.stringify(records[file]) ? [[file, record] as const] : [];
  });
  const left = Object.entries(records).filter(([file]) => existsSync(`content/es/${file}`));
  writeRecords({ ...Object.fromEntries(left), ...Object.fromEntries(changed) });
  for (const [file, { stale }] of changed) console.log(stale ? `${file}: stale since ${stale}` : `${file}: fresh`);
  console.log(`${changed.length} lines of checks/translations/translation-records.json changed`);
}

function englishOf(file: string) {
  return piecesOf(`content/en/${file}`);
}

function report(): void {
  const records = readRecords();
  const invalid = files.filter((file) => {
    try {
      const parity = parityErrors(file, records[file], today);
      const english = existsSync(`content/en/${file}`) ? englishOf(file) : [];
      return print(file, checkFile(file), parity, stalenessOf(file, english, records[file], today));
    } catch (error) {
      console.log(`✗ ${file}: cannot be read: ${error instanceof Error ? error.message : error}`);
      return true;
    }
  });
  console.log(`${files.length} Spanish files of ${languageFiles('en').length}, ${invalid.length} with errors`);
  process.exitCode = invalid.length > 0 ? 1 : 0;
}

/** Prints what was found in one file. True when something of it fails the tests. */
function print(
  file: string,
  { ease, bar, errors, doubts }: Checked,
  parity: readonly string[],
  stale: Staleness,
): boolean {
  const all = [...errors, ...parity, ...(stale.error ? [stale.error] : [])];
  const figures = `INFLESZ ${ease.inflesz.toFixed(1)} (bar ${bar}), Fernández Huerta ${ease.huerta.toFixed(1)}, ${ease.words} words`;
  console.log(`${all.length > 0 ? '✗' : '✓'} ${file}: ${figures}`);
  for (const error of all) console.log(`    ✗ ${error}`);
  for (const change of stale.changed) console.log(`    ~ English ${change}`);
  if (!has('--quiet')) for (const doubt of doubts) console.log(`    ? ${doubt}`);
  return all.length > 0;
}
