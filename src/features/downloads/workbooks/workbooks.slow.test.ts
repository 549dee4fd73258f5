import { readFileSync } from 'node:fs';
import { unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { messagesIn } from '#content/i18n/languages.ts';
import { type CalculatorName, calculators, definitionOf } from '#core/calculators/registry.ts';
import { readCases } from '#core/calculators/shared/cases.ts';
import { type Definition, firstTexts } from '#core/calculators/shared/define.ts';
import { calculatePsychrometric, pressureAtAltitudePa } from '#core/psychrometrics/psychrometrics.ts';
import { isFullRun, selected } from '#tests/full-run.ts';
import { equipmentWorkbook } from '../downloads.ts';
import { airColumns, altitudeCell, firstAirLine } from './air-log.ts';
import { dryingLog, firstMoistureLine, toleranceCell } from './drying-log.ts';
import { recalculate } from './recalculation.ts';
import { hasSheet } from './sheet-lines.ts';
import { differencesOf, type Form, namesAsWords, trialForms, typedInto } from './trial-forms.ts';
import { generalWords, logWords, wordedCalculators } from './workbook-labels.ts';
import { writeWorkbook } from './write-workbook.ts';

const names = Object.keys(calculators) as CalculatorName[];
const definitions = (await Promise.all(names.map(definitionOf))).filter(hasSheet);
const worded = definitions.map((definition) => ({ definition, words: namesAsWords(definition) }));
const { workbooks } = messagesIn('en');
const general = generalWords('en');
const log = dryingLog(await logWords('en'));
const workbook = equipmentWorkbook(worded, workbooks.equipment, general);

/** Fills in a sheet, and compares what a formula engine makes of it with core. */
function differences(definition: Definition, form: Form): readonly string[] {
  const one = worded.find((other) => other.definition === definition);
  const made = workbook.calculators[definition.name];
  if (!one || !made) throw new Error(`There is no sheet for ${definition.name}`);
  const { sheet } = one.words;
  const filled = Object.entries(definition.fields).map(([field, of]) => [
    `${sheet}!${made.inputs[field]}`,
    typedInto(one.words, field, of, form[field] ?? ''),
  ]);
  const read = recalculate(workbook.sheets, Object.fromEntries(filled));
  return differencesOf(definition, made, form, (cell) => read(sheet, cell), workbooks.sheet.yes);
}

test('the specified calculators have a sheet each', () => {
  const specified = ['psychrometric', 'dehumidification', 'air-movement', 'air-scrubber', 'cost-builder'];
  expect(definitions.map(({ name }) => name)).toEqual(expect.arrayContaining(specified));
});

describe.each(definitions)('$name', (definition) => {
  const { accepted, refused } = readCases(readFileSync(`core/calculators/${definition.name}/cases.json`, 'utf8'));
  const filled = (input: Form) => ({ ...firstTexts(definition), ...input });

  test.each([...selected(accepted, 3), ...selected(refused, 3)])('agrees with core on $input', ({ input }) => {
    expect(differences(definition, filled(input))).toEqual([]);
  });

  test('agrees with core on more forms', () => {
    const different = trialForms(definition, isFullRun ? 8 : 2).flatMap((form) =>
      differences(definition, form).map((difference) => ({ form, difference })),
    );
    expect(different).toEqual([]);
  });
});

const airs = [
  [80, 60, 0],
  [70, 50, 630],
  [68, 40, 5280],
  [32, 100, 0],
  [-20, 30, 0],
  [75, 0.5, 0],
] as const;

test.each(airs)(
  'a line of the drying log agrees with core: %d °F and %d percent at %d ft',
  (temperatureF, humidityPercent, altitudeFt) => {
    const core = calculatePsychrometric({
      temperatureF,
      humidityPercent,
      pressurePa: pressureAtAltitudePa(altitudeFt),
    });
    const cell = (column: string) => `${column}${firstAirLine}`;
    const read = recalculate(log, {
      [`Air!${cell(airColumns.temperature)}`]: temperatureF,
      [`Air!${cell(airColumns.humidity)}`]: humidityPercent,
      [`Air!${altitudeCell}`]: altitudeFt,
    });
    expect(read('Air', cell(airColumns.dewpoint))).toBeCloseTo(core.dewpoint ?? Number.NaN, 6);
    expect(read('Air', cell(airColumns.grains))).toBeCloseTo(core.grainsPerPound, 8);
    expect(read('Air', cell(airColumns.vaporPressure))).toBeCloseTo(core.vaporPressureInHg, 8);
  },
);

test.each([
  ['', 50],
  [70, 101],
  ['warm', 50],
  [70, -1],
])('a line of the drying log with %s °F and %s percent stays empty', (temperatureF, humidityPercent) => {
  const read = recalculate(log, {
    [`Air!${airColumns.temperature}${firstAirLine}`]: temperatureF,
    [`Air!${airColumns.humidity}${firstAirLine}`]: humidityPercent,
  });
  expect(read('Air', `${airColumns.grains}${firstAirLine}`)).toBe('');
});

test.each([
  [11, 10, null, 'yes'],
  [11.1, 10, null, 'not yet'],
  [10.4, 10, 5, 'yes'],
  [10.6, 10, 5, 'not yet'],
  [10, 10, 0, 'yes'],
  [9, 10, 0, 'yes'],
  ['', 10, null, ''],
])('a reading of %s beside a dry one of %d, tolerance %s %%: %s', (reading, dry, tolerance, verdict) => {
  const line = firstMoistureLine;
  const read = recalculate(log, {
    [`Moisture!F${line}`]: reading,
    [`Moisture!G${line}`]: dry,
    ...(tolerance === null ? {} : { [`Moisture!${toleranceCell}`]: tolerance }),
  });
  expect(read('Moisture', `I${line}`)).toBe(verdict);
});

test('the claim number and the day are typed once and shown on every sheet', () => {
  const claims = [
    { sheets: log, at: ['Air', 4] as const, rows: 3 },
    { sheets: workbook.sheets, at: ['Read me', 2] as const, rows: 3 },
  ];
  for (const { sheets, at, rows } of claims) {
    const read = recalculate(sheets, { [`${at[0]}!B${at[1]}`]: 'C-1042' });
    for (const { name } of sheets.slice(1)) expect(read(name, `B${rows}`)).toBe('C-1042');
  }
});

const real = equipmentWorkbook(await wordedCalculators('en'), workbooks.equipment, general);
const paper = { letterhead: 'Wet & Dry <Co>', page: 'Page {page} of {pages}' };
const files = await Promise.all([real.sheets, log].map((sheets) => writeWorkbook(sheets, paper)));

describe('the files', () => {
  test('are zip archives with formulas that begin without "=", each with its value', () => {
    for (const bytes of files) {
      const sheets = Object.entries(unzipSync(bytes)).filter(([name]) => name.startsWith('xl/worksheets/sheet'));
      expect(sheets.length).toBeGreaterThan(3);
      const xml = sheets.map(([, sheet]) => new TextDecoder().decode(sheet)).join('');
      const formulas = [...xml.matchAll(/<f>([^<]*)<\/f>(<v>[^<]*<\/v>)?/g)];
      expect(formulas.length).toBeGreaterThan(100);
      expect(formulas.filter(([, formula, value]) => formula?.startsWith('=') || !value)).toEqual([]);
    }
  });

  test('print with letterhead, day and number of the page, and repeat the heads of long lists', () => {
    for (const bytes of files) {
      const parts = Object.entries(unzipSync(bytes)).map(
        ([name, part]) => [name, new TextDecoder().decode(part)] as const,
      );
      for (const [, xml] of parts.filter(([name]) => name.startsWith('xl/worksheets/sheet'))) {
        expect(xml).toContain('<oddHeader>&amp;LWet &amp;&amp; Dry &lt;Co>&amp;R&amp;D</oddHeader>');
        expect(xml).toContain('<oddFooter>&amp;L&amp;A&amp;RPage &amp;P of &amp;N</oddFooter>');
        expect(xml).toMatch(/<pageSetup paperSize="1" fitToHeight="0"/);
      }
      expect(parts.find(([name]) => name === 'xl/workbook.xml')?.[1]).toContain('<calcPr fullCalcOnLoad="1"/>');
    }
    const names = new TextDecoder().decode(unzipSync(files[1] ?? new Uint8Array())['xl/workbook.xml']);
    expect(names).toContain(`<definedName name="_xlnm.Print_Titles" localSheetId="1">'Moisture'!$1:$5</definedName>`);
  });

  test('have words for everything that a sheet names', () => {
    for (const { sheet } of Object.values(real.calculators)) {
      const labels = sheet.rows.flatMap(([label]) => (label ? [String(label.value)] : []));
      expect(labels.filter((label) => /^[a-z]+[A-Z]|\{/.test(label))).toEqual([]);
    }
  });

  test('show the numbers of core before anything calculates them', () => {
    const made = real.calculators.dehumidification;
    const row = Number(made?.cells.requiredCapacity?.slice(1));
    expect(made?.sheet.rows[row - 1]?.[1]?.value).toBe(280);
  });
});
