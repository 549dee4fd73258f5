import { readdirSync } from 'node:fs';
import { Stryker } from '@stryker-mutator/core';

// Changes one expression at a time in the folders that may not err, and asks the tests that know each folder whether they notice.
// Without arguments every folder; with arguments those, or folders and files in them:
// `npm run mutations -- server/http core/triage/nlp core/triage/triage.ts`.

/** Below this share of noticed changes a folder fails, in percent. */
const floor = 80;

/** Tests outside of a folder that know it too. */
const besides: Readonly<Record<string, readonly string[]>> = {
  'server/http': ['server/http/shared-limits.slow.test.ts'],
  'checks/claims': ['scripts/ci/built-numbers.test.ts'],
  'core/triage': ['content/i18n/assessment-answers.test.ts'],
  'core/algebra': ['core/calculators'],
  'core/lib': ['core/claim-clock', 'core/calculators'],
  'core/units': ['core/calculators', 'core/psychrometrics'],
  'core/triage/hazards': ['core/triage'],
  'core/job': ['core/calculators'],
  'core/records': ['core/drying-job', 'core/loss-record'],
};

/** The folders of a place; for one that holds nothing but folders, those. */
function foldersIn(place: string): readonly string[] {
  const entries = readdirSync(place, { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => `${place}/${name}`);
  const hasCode = entries.some(({ name }) => name.endsWith('.ts'));
  return hasCode && place !== 'core' ? [place] : folders.flatMap(foldersIn);
}

const folders = ['checks/claims', 'server/http', ...foldersIn('core')];

/** What is meant by a place: itself, or the folders in it. */
function foldersBelow(place: string): readonly string[] {
  const inside = folders.filter((folder) => folder.startsWith(`${place}/`));
  return inside.length > 0 ? inside : [place];
}

type Results = Awaited<ReturnType<Stryker['runMutationTest']>>;

interface Tried {
  readonly place: string;
  readonly noticed: number;
  readonly all: number;
}

async function tryPlace(place: string): Promise<Tried> {
  const folder = folders.find((one) => place === one || place.startsWith(`${one}/`));
  if (!folder) throw new Error(`${place} is no folder of ${folders.join(', ')}`);
  process.env.MUTATION_TESTS = [folder, ...(besides[folder] ?? [])].join(' ');
  const report = `node_modules/.cache/mutations/${place.replaceAll('/', '-')}`;
  const results = await new Stryker({
    configFile: 'stryker.config.json',
    mutate: [
      place.endsWith('.ts') ? place : `${place}/**/*.ts`,
      '!core/triage/lexicon/**',
      // What tests try, and how, is no rule.
      '!core/**/cases/**',
      '!**/*.test.ts',
      '!**/*.d.ts',
    ],
    incrementalFile: `${report}.incremental.json`,
    jsonReporter: { fileName: `${report}.json` },
  }).runMutationTest();
  return { place, ...counted(results) };
}

/** A change that ends in a test that never ends is noticed too; one that no test can reach is not. */
function counted(results: Results): { readonly noticed: number; readonly all: number } {
  const of = (...wanted: readonly Results[number]['status'][]) =>
    results.filter(({ status }) => wanted.includes(status)).length;
  const noticed = of('Killed', 'Timeout');
  return { noticed, all: noticed + of('Survived', 'NoCoverage') };
}

const percent = ({ noticed, all }: Tried) => (all === 0 ? 100 : (100 * noticed) / all);

const started = Date.now();
const named = process.argv.slice(2);
const tried: Tried[] = [];
for (const place of named.length > 0 ? named.flatMap(foldersBelow) : folders) tried.push(await tryPlace(place));
for (const one of tried)
  console.log(`${one.place}: ${one.noticed} of ${one.all} noticed, ${percent(one).toFixed(1)} %`);
const under = tried.filter((one) => percent(one) < floor);
console.log(`All of it took ${Math.round((Date.now() - started) / 1000)} s.`);
if (under.length > 0) console.log(`Below ${floor} %: ${under.map(({ place }) => place).join(', ')}`);
process.exitCode = under.length === 0 ? 0 : 1;
