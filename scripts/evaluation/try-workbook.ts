import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { parse } from 'csv-parse/sync';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { localeIn, messagesIn } from '#content/i18n/languages.ts';
import { type CalculatorName, calculators, definitionOf } from '#core/calculators/registry.ts';
import type { Definition } from '#core/calculators/shared/define.ts';
import { type CalculatorSheet, calculatorSheet } from '#src/features/downloads/workbooks/calculator-sheet.ts';
import { factorSheet } from '#src/features/downloads/workbooks/factor-sheet.ts';
import { recalculate } from '#src/features/downloads/workbooks/recalculation.ts';
import { hasSheet } from '#src/features/downloads/workbooks/sheet-lines.ts';
import {
  differencesOf,
  type Form,
  namesAsWords,
  type Shown,
  trialForms,
  typedInto,
} from '#src/features/downloads/workbooks/trial-forms.ts';
import { writeWorkbook } from '#src/features/downloads/workbooks/write-workbook.ts';
import type { CellValue, SheetModel } from '#src/lib/xlsx/sheet-model.ts';

// Compares core with two spreadsheet programs on forms of every calculator that has a sheet: `npm run try:workbook -- 1000`.
// LibreOffice is asked where it is installed (Debian: libreoffice-calc-nogui).

const run = promisify(execFile);
const count = Number(process.argv[2] ?? 1000);
const general = {
  sheet: messagesIn('en').workbooks.sheet,
  locale: localeIn('en'),
  siteName: '',
  unitOf: String,
  sourceOf: String,
};
/** Every sheet of the file as its own CSV, with numbers as they are and not as they are shown. */
const everySheet = 'csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,false,false,false,false,-1';

interface Trial {
  readonly definition: Definition;
  readonly made: CalculatorSheet;
  readonly factors: SheetModel;
  readonly forms: readonly Form[];
}

function trialOf(definition: Definition): Trial {
  const words = namesAsWords(definition);
  const { sheet: factors, shared } = factorSheet([{ definition, words }], general);
  return {
    definition,
    made: calculatorSheet(definition, words, general, shared),
    factors,
    forms: trialForms(definition, count),
  };
}

/** The sheet with a form typed into it, under a name of its own. */
function filledIn({ definition, made }: Trial, form: Form, name: string): SheetModel {
  const words = namesAsWords(definition);
  const typed = new Map<string, CellValue>(
    Object.entries(definition.fields).map(([field, of]) => [
      made.inputs[field] ?? '',
      typedInto(words, field, of, form[field] ?? ''),
    ]),
  );
  const rows = made.sheet.rows.map((row, down) =>
    row.map((cell, across) => {
      const address = `${String.fromCharCode(65 + across)}${down + 1}`;
      return cell && typed.has(address) ? { ...cell, value: typed.get(address) ?? null } : cell;
    }),
  );
  return { ...made.sheet, name, rows };
}

function byEngine(trial: Trial): readonly string[] {
  return trial.forms.flatMap((form) => {
    const read = recalculate([filledIn(trial, form, 'Form'), trial.factors], {});
    return differencesIn(trial, form, (cell) => read('Form', cell));
  });
}

async function byLibreOffice(trial: Trial, folder: string): Promise<readonly string[]> {
  const sheets = trial.forms.map((form, index) => filledIn(trial, form, `F${index}`));
  const file = join(folder, 'trial.xlsx');
  await writeFile(file, withoutValues(await writeWorkbook([...sheets, trial.factors], { letterhead: '', page: '' })));
  await run('soffice', [
    '--headless',
    `-env:UserInstallation=file://${folder}/profile`,
    '--convert-to',
    everySheet,
    '--outdir',
    folder,
    file,
  ]);
  const written = (await readdir(folder)).filter((name) => name.endsWith('.csv'));
  if (written.length !== sheets.length + 1)
    throw new Error(`LibreOffice wrote ${written.length} of ${sheets.length + 1} sheets`);
  const found: string[] = [];
  for (const [index, form] of trial.forms.entries()) {
    const rows = parse(await readFile(join(folder, `trial-F${index}.csv`)), { relax_column_count: true }) as string[][];
    found.push(...differencesIn(trial, form, (cell) => rows[Number(cell.slice(1)) - 1]?.[1] ?? ''));
  }
  return found;
}

/** LibreOffice calculates what has no value yet. */
function withoutValues(bytes: Uint8Array): Uint8Array {
  const files = Object.entries(unzipSync(bytes)).map(([name, content]) => {
    const isSheet = name.startsWith('xl/worksheets/sheet');
    return [name, isSheet ? strToU8(strFromU8(content).replace(/(<\/f>)<v>[^<]*<\/v>/g, '$1')) : content] as const;
  });
  return zipSync(Object.fromEntries(files));
}

function differencesIn({ definition, made }: Trial, form: Form, shown: Shown): readonly string[] {
  return differencesOf(definition, made, form, shown, general.sheet.yes).map(
    (difference) => `${difference} ${JSON.stringify(form)}`,
  );
}

async function isInstalled(): Promise<boolean> {
  return run('soffice', ['--version']).then(
    () => true,
    () => false,
  );
}

function report(name: string, program: string, found: readonly string[]): void {
  console.log(`${name}: ${count} forms, ${program}: ${found.length} differences`);
  for (const difference of found.slice(0, 5)) console.log(`  ${difference}`);
  if (found.length > 0) process.exitCode = 1;
}

const libreOffice = await isInstalled();
if (!libreOffice) console.log('LibreOffice is not installed: only the formula engine is asked');
for (const name of Object.keys(calculators) as CalculatorName[]) {
  const definition = await definitionOf(name);
  if (!hasSheet(definition)) continue;
  const trial = trialOf(definition);
  if (libreOffice) {
    const folder = await mkdtemp(join(tmpdir(), 'workbook-'));
    report(name, 'LibreOffice', await byLibreOffice(trial, folder).finally(() => rm(folder, { recursive: true })));
  }
  report(name, 'formula engine', byEngine(trial));
}
