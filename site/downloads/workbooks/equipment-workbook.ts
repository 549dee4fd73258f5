import { messages } from '#content/en/calculators/messages.ts';
import { owner } from '#content/owner.ts';
import { factors as psychrometricFactors, saturationSource } from '#core/psychrometrics/factors.ts';
import { type CalculatorModel, calculatorSheet, type InputLine } from './calculator-sheet.ts';
import { choiceWords } from './choice-words.ts';
import { factorSheet, lookUp, namesOf, single } from './factor-sheet.ts';
import { psychrometric as air } from './psychrometric-formulas.ts';
import { note, type SheetModel, text, title } from './sheet-model.ts';

const size = (id: string, label: string, value: number): InputLine => ({ id, label, value });
const sizes = [size('length', 'Length (ft)', 14), size('width', 'Width (ft)', 12)];
const height = size('height', 'Height (ft)', 8);
/** Rounds away what binary fractions add before whole machines are counted, as the calculators do. */
const up = (expression: string) => `-INT(-ROUND(${expression},9))`;
const isSize = (id: string) => `ISNUMBER({${id}}),{${id}}>0,{${id}}<=10000`;

const psychrometricModel: CalculatorModel = {
  name: 'Psychrometric',
  title: 'Psychrometric calculator',
  intro: `Saturation over water: ${saturationSource}.`,
  inputs: [
    { id: 'temperature', label: 'Temperature (°F)', value: 80 },
    { id: 'humidity', label: 'Relative humidity (%)', value: 60 },
    { id: 'altitude', label: 'Altitude (ft), 0 is sea level', value: 0 },
  ],
  ready: `AND(ISNUMBER({temperature}),ISNUMBER({humidity}),ISNUMBER({altitude}),{humidity}>0,{humidity}<=100,{temperature}>=${psychrometricFactors.lowestTemperature.value},{temperature}<=${psychrometricFactors.highestTemperature.value})`,
  message: messages['psychrometric-invalid'],
  results: [
    { id: 'kelvin', label: 'Air temperature', formula: air.kelvin('{temperature}'), unit: 'K', isStep: true },
    { id: 'pressure', label: 'Air pressure', formula: air.pressure('{altitude}'), unit: 'Pa', isStep: true },
    {
      id: 'lnVapor',
      label: 'Logarithm of vapor pressure',
      formula: air.lnVapor('{kelvin}', '{humidity}'),
      unit: 'ln Pa',
      isStep: true,
    },
    { id: 'vapor', label: 'Vapor pressure', formula: 'EXP({lnVapor})', unit: 'Pa', isStep: true },
    { id: 'first', label: 'Dew point, first guess', formula: air.firstDewpoint('{lnVapor}'), unit: 'K', isStep: true },
    {
      id: 'second',
      label: 'Dew point, better',
      formula: air.betterDewpoint('{first}', '{lnVapor}'),
      unit: 'K',
      isStep: true,
    },
    {
      id: 'third',
      label: 'Dew point, final',
      formula: air.betterDewpoint('{second}', '{lnVapor}'),
      unit: 'K',
      isStep: true,
    },
    { id: 'dewpoint', label: 'Dew point', formula: air.fahrenheit('{third}'), format: '0.0', unit: '°F' },
    {
      id: 'absoluteHumidity',
      label: 'Absolute humidity',
      formula: air.absoluteHumidity('{vapor}', '{kelvin}'),
      format: '0.00',
      unit: 'g/m³',
    },
    {
      id: 'mixingRatio',
      label: 'Mixing ratio',
      formula: air.mixingRatio('{vapor}', '{pressure}'),
      format: '0.00',
      unit: 'g/kg',
    },
    { id: 'vaporPressure', label: 'Vapor pressure', formula: '{vapor}/100', format: '0.00', unit: 'hPa' },
    {
      id: 'grainsPerPound',
      label: 'Grains per pound',
      formula: air.grains('{mixingRatio}'),
      format: '0.0',
      unit: 'gr/lb',
    },
  ],
  notes: ['At 0 % humidity there is no dew point, so the sheet asks for more than zero.'],
};

const dehumidificationModel: CalculatorModel = {
  name: 'Dehumidification',
  title: 'Dehumidification calculator',
  intro: 'Our rule of thumb. The guide to the standard explains the method of the trade, and why the two differ.',
  inputs: [
    ...sizes,
    height,
    { id: 'material', label: 'Material', value: 'Drywall', list: namesOf('material') },
    { id: 'damageClass', label: 'Damage class', value: 'Class 2', list: namesOf('classDivisor') },
  ],
  ready: `AND(${isSize('length')},${isSize('width')},${isSize('height')},COUNTIF(${namesOf('material')},{material})=1,COUNTIF(${namesOf('classDivisor')},{damageClass})=1)`,
  message: messages['fields-invalid'],
  results: [
    { id: 'volume', label: 'Volume', formula: '{length}*{width}*{height}', format: '#,##0', unit: 'cu ft' },
    { id: 'perimeter', label: 'Perimeter', formula: '2*({length}+{width})', format: '0.##', unit: 'ft', isStep: true },
    {
      id: 'requiredCapacity',
      label: 'Required capacity',
      formula: `{volume}/${lookUp('classDivisor', '{damageClass}')}*${lookUp('material', '{material}')}`,
      format: '0.0',
      unit: 'pints/day',
    },
    {
      id: 'unitsNeeded',
      label: 'Dehumidifiers',
      formula: up(`{requiredCapacity}/${single('Pints a day of one dehumidifier')}`),
    },
    {
      id: 'airMoversNeeded',
      label: 'Air movers',
      formula: `${up(`{perimeter}/${single('Feet of wall for one air mover')}`)}+${single('Extra air movers')}`,
    },
    {
      id: 'energyPerDay',
      label: 'Energy per day',
      formula: `{unitsNeeded}*${single('Energy of a dehumidifier')}+{airMoversNeeded}*${single('Energy of an air mover')}`,
      format: '0.0',
      unit: 'kWh',
    },
    {
      id: 'fourDayEnergy',
      label: 'Four-day energy',
      formula: `{energyPerDay}*${single('Days of drying')}`,
      format: '0.0',
      unit: 'kWh',
    },
    {
      id: 'energyCost',
      label: 'Energy cost',
      formula: `{fourDayEnergy}*${single('Price of electricity')}`,
      format: '$0.00',
    },
  ],
};

const airMovementModel: CalculatorModel = {
  name: 'Air movement',
  title: 'Air movement calculator',
  intro: 'Our rule of thumb. "Air velocity" is airflow for each square foot of floor, not a speed at a surface.',
  inputs: [
    ...sizes,
    { id: 'type', label: 'Air mover type', value: 'Axial', list: namesOf('mover') },
    { id: 'surface', label: 'Surface type', value: 'Carpet', list: namesOf('surface') },
  ],
  ready: `AND(${isSize('length')},${isSize('width')},COUNTIF(${namesOf('mover')},{type})=1,COUNTIF(${namesOf('surface')},{surface})=1)`,
  message: messages['fields-invalid'],
  results: [
    { id: 'area', label: 'Floor', formula: '{length}*{width}', unit: 'sq ft', isStep: true },
    { id: 'perimeter', label: 'Perimeter', formula: '2*({length}+{width})', unit: 'ft', isStep: true },
    {
      id: 'baseUnits',
      label: 'For the walls',
      formula: up(`{perimeter}/${single('Feet of wall for one unit')}`),
      isStep: true,
    },
    {
      id: 'offsetUnits',
      label: 'For the floor',
      formula: `IF({area}>${single('Floor that needs no further unit')},INT(ROUND(({area}-${single('Floor that needs no further unit')})/${single('Floor for each further unit')},9)),0)`,
      isStep: true,
    },
    {
      id: 'totalUnitsBase',
      label: 'Before the surface factor',
      formula: `{baseUnits}+${single('Units for the room')}+{offsetUnits}`,
      isStep: true,
    },
    { id: 'unitsNeeded', label: 'Air movers', formula: up(`{totalUnitsBase}*${lookUp('surface', '{surface}')}`) },
    {
      id: 'requiredCFM',
      label: 'Total airflow',
      formula: `{unitsNeeded}*${lookUp('mover', '{type}')}`,
      format: '#,##0',
      unit: 'CFM',
    },
    { id: 'airVelocity', label: 'Air velocity', formula: '{requiredCFM}/{area}', format: '0.0', unit: 'CFM/sq ft' },
    {
      id: 'coveragePerUnit',
      label: 'Coverage per unit',
      formula: '{area}/{unitsNeeded}',
      format: '0.0',
      unit: 'sq ft',
    },
  ],
};

const airScrubberModel: CalculatorModel = {
  name: 'Air scrubber',
  title: 'Air scrubber calculator',
  intro: 'Required airflow is volume × air changes ÷ 60.',
  inputs: [
    ...sizes,
    height,
    { id: 'targetAch', label: 'Air changes per hour', value: 6, list: namesOf('airChanges') },
    { id: 'unitCfm', label: 'Scrubber CFM', value: 500, list: namesOf('scrubber') },
  ],
  ready: `AND(${isSize('length')},${isSize('width')},${isSize('height')},ISNUMBER({targetAch}),ISNUMBER({unitCfm}),{targetAch}>0,{unitCfm}>0)`,
  message: messages['scrubber-fields-empty'],
  results: [
    { id: 'volume', label: 'Volume', formula: '{length}*{width}*{height}', format: '#,##0', unit: 'cu ft' },
    {
      id: 'requiredCfm',
      label: 'Required airflow',
      formula: `{volume}*{targetAch}/${single('Minutes in an hour')}`,
      format: '#,##0.0',
      unit: 'CFM',
    },
    { id: 'unitsNeeded', label: 'Units needed', formula: up('{requiredCfm}/{unitCfm}') },
    { id: 'actualCfm', label: 'Actual airflow', formula: '{unitsNeeded}*{unitCfm}', format: '#,##0', unit: 'CFM' },
    {
      id: 'actualAch',
      label: 'Actual air changes',
      formula: `{actualCfm}*${single('Minutes in an hour')}/{volume}`,
      format: '0.0',
      unit: '1/h',
    },
    {
      id: 'coveragePerUnit',
      label: 'Coverage per unit',
      formula: '{volume}/{unitsNeeded}',
      format: '#,##0',
      unit: 'cu ft',
    },
  ],
};

const costModel: CalculatorModel = {
  name: 'Cost builder',
  title: 'Cost builder',
  intro: 'A range, not a bid. Rates by severity and water source are our rule of thumb.',
  inputs: [
    { id: 'area', label: 'Affected area (sq ft)', value: 500 },
    { id: 'room', label: 'Room type', value: choiceWords('living'), list: namesOf('room') },
    { id: 'source', label: 'Water source', value: choiceWords('clean'), list: namesOf('source') },
    { id: 'severity', label: 'Severity', value: choiceWords('moderate'), list: namesOf('severity') },
  ],
  ready: `AND(ISNUMBER({area}),{area}>=${single('Smallest area')},{area}<=${single('Largest area')},COUNTIF(${namesOf('room')},{room})=1,COUNTIF(${namesOf('source')},{source})=1,COUNTIF(${namesOf('severity')},{severity})=1)`,
  message: messages['choices-missing'],
  results: [
    { id: 'rate', label: 'Rate', formula: lookUp('rate', '{severity}&", "&{source}'), unit: '$/sq ft', isStep: true },
    { id: 'multiplier', label: 'Room factor', formula: lookUp('room', '{room}'), isStep: true },
    { id: 'estimate', label: 'Estimate', formula: 'ROUND(ROUND({area}*{rate}*{multiplier},9),0)', format: '$#,##0' },
    { id: 'low', label: 'Low end', formula: `{estimate}*${single('Low end of the range')}`, format: '$#,##0' },
    { id: 'high', label: 'High end', formula: `{estimate}*${single('High end of the range')}`, format: '$#,##0' },
    { id: 'perSqFt', label: 'Per square foot', formula: '{estimate}/{area}', format: '$0.00' },
  ],
};

/** The calculators of the workbook, each with the cells of its lines. */
export const calculators = {
  psychrometric: calculatorSheet(psychrometricModel),
  dehumidification: calculatorSheet(dehumidificationModel),
  'air-movement': calculatorSheet(airMovementModel),
  'air-scrubber': calculatorSheet(airScrubberModel),
  cost: calculatorSheet(costModel),
} as const;

const readMe: SheetModel = {
  name: 'Read me',
  widths: [100],
  rows: [
    [title('Equipment calculator workbook')],
    [
      text(
        `By ${owner.siteName}. The same formulas as the calculators on our site; a test compares them at each build.`,
      ),
    ],
    [
      text(
        'Fill in the framed cells. Results stand below them. All factors, with their sources, are on the last sheet.',
      ),
    ],
    [text('Results are estimates to start from. The readings on the job decide.')],
    [note('Nothing here is a promise of what an insurer pays.')],
  ],
};

/** All sheets of the equipment workbook. */
export const equipmentWorkbook: readonly SheetModel[] = [
  readMe,
  ...Object.values(calculators).map(({ sheet }) => sheet),
  factorSheet,
];
