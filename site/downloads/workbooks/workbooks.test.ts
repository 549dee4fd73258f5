import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { messages } from '#content/en/calculators/messages.ts';
import { pressureAtAltitudePa } from '#core/psychrometrics/pressure.ts';
import { calculatePsychrometric } from '#core/psychrometrics/psychrometrics.ts';
import { choiceWords } from './choice-words.ts';
import { airColumns, altitudeCell, dryingLog, firstAirLine } from './drying-log.ts';
import { calculators, equipmentWorkbook } from './equipment-workbook.ts';
import { recalculate } from './recalculation.ts';
import { writeWorkbook } from './write-workbook.ts';

type Numbers = Readonly<Record<string, number | string>>;
type Name = keyof typeof calculators;
interface Vector {
  readonly calculator: Exclude<Name, 'psychrometric'>;
  readonly input: Numbers;
  readonly spec: Numbers;
}

const { vectors } = JSON.parse(readFileSync('core/calculators/calculator-vectors.json', 'utf8')) as {
  vectors: readonly Vector[];
};

/** Fills in a calculator of the workbook and returns how to read its lines. */
function fillIn(name: Name, input: Numbers) {
  const { sheet, cells } = calculators[name];
  const worded = (value: string | number) => (typeof value === 'string' ? choiceWords(value) : value);
  const filled = Object.entries(input).map(([id, value]) => [`${sheet.name}!${cells[id]}`, worded(value)]);
  const read = recalculate(equipmentWorkbook, Object.fromEntries(filled));
  return (id: string) => read(sheet.name, cells[id] ?? '');
}

test('there are vectors for all four', () => {
  expect(new Set(vectors.map(({ calculator }) => calculator))).toEqual(
    new Set(['dehumidification', 'air-movement', 'air-scrubber', 'cost']),
  );
});

describe.each(vectors)('$calculator $input', ({ calculator, input, spec }) => {
  const read = fillIn(calculator, input);
  const { cells } = calculators[calculator];
  const compared = Object.entries(spec).filter(([id, value]) => id in cells && typeof value === 'number');

  test('agrees with the vector', () => {
    expect(compared.length).toBeGreaterThan(3);
    for (const [id, value] of compared) {
      const digits = id === 'actualAch' ? 1 : 5;
      expect(Number(Number(read(id)).toFixed(digits)), id).toBeCloseTo(Number(value), 5);
    }
  });
});

const airs = [
  [80, 60, 0],
  [70, 50, 630],
  [90, 80, 0],
  [68, 40, 5280],
  [32, 100, 0],
  [10, 50, 0],
  [-20, 30, 0],
  [120, 5, 0],
  [150, 90, 0],
  [75, 0.5, 0],
] as const;

describe.each(airs)('air of %d °F and %d percent at %d ft', (temperatureF, humidityPercent, altitudeFt) => {
  const core = calculatePsychrometric({ temperatureF, humidityPercent, pressurePa: pressureAtAltitudePa(altitudeFt) });

  test('the calculator agrees with core', () => {
    const read = fillIn('psychrometric', {
      temperature: temperatureF,
      humidity: humidityPercent,
      altitude: altitudeFt,
    });
    for (const id of ['dewpoint', 'absoluteHumidity', 'mixingRatio', 'vaporPressure', 'grainsPerPound'] as const) {
      expect(read(id), id).toBeCloseTo(core[id] ?? Number.NaN, 4);
    }
  });

  test('a line of the drying log agrees with core', () => {
    const cell = (column: string) => `${column}${firstAirLine}`;
    const read = recalculate(dryingLog, {
      [`Air!${cell(airColumns.temperature)}`]: temperatureF,
      [`Air!${cell(airColumns.humidity)}`]: humidityPercent,
      [`Air!${altitudeCell}`]: altitudeFt,
    });
    expect(read('Air', cell(airColumns.dewpoint))).toBeCloseTo(core.dewpoint ?? Number.NaN, 4);
    expect(read('Air', cell(airColumns.grains))).toBeCloseTo(core.grainsPerPound, 4);
    expect(read('Air', cell(airColumns.vaporPressure))).toBeCloseTo(core.vaporPressureInHg, 5);
  });
});

describe('an incomplete sheet says so and shows no number', () => {
  test.each([
    ['dehumidification', { length: '' }, messages['fields-invalid']],
    ['dehumidification', { width: -3 }, messages['fields-invalid']],
    ['dehumidification', { material: 'straw' }, messages['fields-invalid']],
    ['air-movement', { length: 0 }, messages['fields-invalid']],
    ['air-scrubber', { height: '' }, messages['scrubber-fields-empty']],
    ['cost', { severity: '' }, messages['choices-missing']],
    ['psychrometric', { humidity: 101 }, messages['psychrometric-invalid']],
    ['psychrometric', { temperature: 'warm' }, messages['psychrometric-invalid']],
  ] as const)('%s with %j', (name, input, message) => {
    const read = fillIn(name, input);
    expect(read('ready')).toBe(message);
    const results = Object.keys(calculators[name].cells).slice(calculators[name].sheet.lists?.length ?? 0);
    expect(read(results.at(-1) ?? '')).toBe('');
  });
});

test('both workbooks are written as zip archives', async () => {
  for (const sheets of [equipmentWorkbook, dryingLog]) {
    const bytes = await writeWorkbook(sheets);
    expect(Buffer.from(bytes.slice(0, 4)).toString('latin1')).toBe('PK\u0003\u0004');
  }
});
