import { existsSync } from 'node:fs';
import { type Checked, checkFile } from '#checks/spanish/check-file.ts';
import { languageFiles } from '#checks/texts/language-files.ts';
import { piecesOf } from '#checks/texts/text-pieces.ts';
import { parityFaults } from '#checks/translations/parity.ts';
import { type Staleness, stalenessOf } from '#checks/translations/staleness.ts';
import { markOf, readTwins, type Twin, writeTwins } from '#checks/translations/translation-records.ts';
import { pageNames, translationsOf } from '#src/lib/routes/page.ts';

const today = new Date().toISOString().slice(0, 10);
const flags = process.argv.slice(2).filter((word) => word.startsWith('--'));
const wanted = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const files = languageFiles('es').filter((file) => wanted.length === 0 || wanted.some((part) => file.includes(part)));

const has = (flag: string) => flags.includes(flag);
if (has('--fresh')) recordTwins(freshTwin);
if (has('--note')) recordTwins(notedTwin);
if (has('--pairs')) listPairs();
else if (!has('--fresh') && !has('--note')) report();

/** Every page beside its twin, and how many have none. */
function listPairs(): void {
  for (const name of pageNames)
    console.log(
      translationsOf(name)
        .map(({ path }) => path)
        .join(' = '),
    );
  const alone = pageNames.filter((name) => translationsOf(name).length < 2);
  console.log(`${pageNames.length} pages, ${alone.length} without a twin`);
}

/** Records that the files render the English of today. */
function freshTwin(file: string): Twin {
  return { english: englishOf(file).map(markOf) };
}

/** Notes the day on which a file was seen to lag behind its English, or that it does no more. */
function notedTwin(file: string, twin: Twin | undefined): Twin | undefined {
  if (!twin) return undefined;
  const { changed } = stalenessOf(file, englishOf(file), twin, today);
  return { english: twin.english, ...(changed.length > 0 && { stale: twin.stale ?? today }) };
}

function recordTwins(twinOf: (file: string, twin: Twin | undefined) => Twin | undefined): void {
  const twins = readTwins();
  const changed = files.flatMap((file) => {
    const twin = existsSync(`content/en/${file}`) ? twinOf(file, twins[file]) : undefined;
    return twin && JSON.stringify(twin) !== JSON.stringify(twins[file]) ? [[file, twin] as const] : [];
  });
  const left = Object.entries(twins).filter(([file]) => existsSync(`content/es/${file}`));
  writeTwins({ ...Object.fromEntries(left), ...Object.fromEntries(changed) });
  for (const [file, { stale }] of changed) console.log(stale ? `${file}: stale since ${stale}` : `${file}: fresh`);
  console.log(`${changed.length} lines of checks/translations/translation-records.json changed`);
}

function englishOf(file: string) {
  return piecesOf(`content/en/${file}`);
}

function report(): void {
  const twins = readTwins();
  const faulty = files.filter((file) => {
    try {
      const parity = parityFaults(file, twins[file], today);
      const english = existsSync(`content/en/${file}`) ? englishOf(file) : [];
      return print(file, checkFile(file), parity, stalenessOf(file, english, twins[file], today));
    } catch (error) {
      console.log(`✗ ${file}: cannot be read: ${error instanceof Error ? error.message : error}`);
      return true;
    }
  });
  console.log(`${files.length} Spanish files of ${languageFiles('en').length}, ${faulty.length} with faults`);
  process.exitCode = faulty.length > 0 ? 1 : 0;
}

/** Prints what was found in one file. True when something of it fails the tests. */
function print(
  file: string,
  { ease, bar, faults, doubts }: Checked,
  parity: readonly string[],
  stale: Staleness,
): boolean {
  const all = [...faults, ...parity, ...(stale.fault ? [stale.fault] : [])];
  const figures = `INFLESZ ${ease.inflesz.toFixed(1)} (bar ${bar}), Fernández Huerta ${ease.huerta.toFixed(1)}, ${ease.words} words`;
  console.log(`${all.length > 0 ? '✗' : '✓'} ${file}: ${figures}`);
  for (const fault of all) console.log(`    ✗ ${fault}`);
  for (const change of stale.changed) console.log(`    ~ English ${change}`);
  if (!has('--quiet')) for (const doubt of doubts) console.log(`    ? ${doubt}`);
  return all.length > 0;
}
