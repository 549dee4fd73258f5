import { csvLine } from '#content/directory/csv-line.ts';
import type { Words } from '#content/en/messages.ts';
import { type Language, messagesIn } from '#content/i18n/languages.ts';
import { t } from '#content/i18n/t.ts';
import { calculatePsychrometric } from '#core/psychrometrics/psychrometrics.ts';
import { mustFinish } from '../../integrations/must-finish.ts';
import type { Paper } from '../../lib/xlsx/set-sheets.ts';
import { note, type SheetModel, text, title } from '../../lib/xlsx/sheet-model.ts';
import { letterhead } from './letterhead.ts';
import { printedFiles } from './printed-files.ts';
import { type CalculatorSheet, calculatorSheet } from './workbooks/calculator-sheet.ts';
import { withClaimRows } from './workbooks/claim-row.ts';
import { dryingLog } from './workbooks/drying-log.ts';
import { factorSheet, type Worded } from './workbooks/factor-sheet.ts';
import type { GeneralMessages } from './workbooks/sheet-labels.ts';
import { generalWords, logWords, wordedCalculators } from './workbooks/workbook-labels.ts';
import { cachedWorkbook } from './workbooks/write-workbook.ts';

const heading = [
  'temperature_f',
  'relative_humidity_percent',
  'dew_point_f',
  'grains_per_pound',
  'mixing_ratio_g_kg',
  'absolute_humidity_g_m3',
  'vapor_pressure_hpa',
  'vapor_pressure_in_hg',
];
const steps = (from: number, to: number, by: number) =>
  Array.from({ length: (to - from) / by + 1 }, (_, index) => from + index * by);

/** Psychrometric values at sea level for air of 30 to 120 °F and 5 to 100 % relative humidity, from core. */
export function psychrometricTable(): string {
  const rows = steps(30, 120, 5).flatMap((temperatureF) =>
    steps(5, 100, 5).map((humidityPercent) => {
      const air = calculatePsychrometric({ temperatureF, humidityPercent });
      return [
        String(temperatureF),
        String(humidityPercent),
        air.dewpoint?.toFixed(2) ?? '',
        air.grainsPerPound.toFixed(2),
        air.mixingRatio.toFixed(3),
        air.absoluteHumidity.toFixed(3),
        air.vaporPressure.toFixed(3),
        air.vaporPressureInHg.toFixed(4),
      ];
    }),
  );
  return [heading, ...rows].map(csvLine).join('');
}

/** Makes a file for the site at its public address, if it has one. */
type Make = (site: URL | undefined) => Promise<Uint8Array>;

type Files = Readonly<Record<string, Make>>;

const known = new Map<Language, Files>();
const made = new Map<Make, ReturnType<Make>>();

/** Names of all files under /downloads in a language. */
export function downloadNames(language: Language): readonly string[] {
  return Object.keys(filesIn(language));
}

/** The bytes of a file under /downloads in a language, made once per build for its route and the card with its size. */
export function makeDownload(language: Language, name: string, site: URL | undefined): Promise<Uint8Array> {
  const make = filesIn(language)[name];
  if (!make) throw new Error(`No download in ${language} is called ${name}`);
  const file = made.get(make) ?? mustFinish(`${language}/downloads/${name}`, make(site));
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

interface EquipmentWorkbook {
  readonly sheets: readonly SheetModel[];
  readonly calculators: Readonly<Record<string, CalculatorSheet>>;
}

/** Every calculator that fits a sheet, each on its own, and all of their factors on the last. */
export function equipmentWorkbook(
  worded: readonly Worded[],
  front: Words['workbooks']['equipment'],
  general: GeneralMessages,
): EquipmentWorkbook {
  const factors = factorSheet(worded, general);
  const made = worded.map(({ definition, words }) => calculatorSheet(definition, words, general, factors.shared));
  const calculators = Object.fromEntries(worded.map(({ definition }, index) => [definition.name, made[index]]));
  const sheets = [readMe(front, general), ...made.map(({ sheet }) => sheet), factors.sheet];
  return {
    sheets: withClaimRows(
      sheets,
      sheets.map((_, index) => (index === 0 ? 2 : 3)),
      general.sheet,
    ),
    calculators: calculators as EquipmentWorkbook['calculators'],
  };
}

function readMe(
  { sheet, title: heading, lines, promise }: Words['workbooks']['equipment'],
  { locale, siteName }: GeneralMessages,
): SheetModel {
  return {
    name: sheet,
    widths: [34, 26, 18, 26],
    rows: [[title(heading)], [], ...lines.map((line) => [text(t(line, { site: siteName }, locale))]), [note(promise)]],
  };
}
