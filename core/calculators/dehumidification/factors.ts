import { table } from '../../algebra/operations.ts';
import { type Factor, houseRule } from '../../units/factor.ts';

export const factors = {
  pintsPerUnit: { value: 70, unit: 'pints/day', source: houseRule },
  feetPerAirMover: { value: 14, unit: 'ft of wall', source: houseRule },
  extraAirMovers: { value: 1, unit: 'unit', source: houseRule },
  dehumidifierEnergy: { value: 6.5, unit: 'kWh/day', source: houseRule },
  airMoverEnergy: { value: 1.2, unit: 'kWh/day', source: houseRule },
  days: { value: 4, unit: 'days', source: houseRule },
  energyRate: { value: 0.15, unit: '$/kWh', source: houseRule },
  minutesPerHour: { value: 60, unit: 'min/h', source: 'definition' },
} as const satisfies Record<string, Factor>;

export const chartSource = 's500-chart';

/** What the form takes for the industry method. */
export const industryLimits = {
  pints: { least: 5, most: 1000 },
  cfm: { least: 50, most: 50_000 },
  amps: { least: 0.1, most: 100 },
  rate: { least: 0.01, most: 5 },
} as const;

/** Airflow of one desiccant machine until the visitor types the plate's. A common portable size, not a rule. */
export const desiccantUnitCfm: Factor = {
  value: 500,
  unit: 'CFM',
  source: 'our-start',
};

export const tables = {
  /** Cubic feet that one pint a day of capacity serves, by loss class. */
  classDivisors: table('cu ft per pint/day', houseRule, { 1: 50, 2: 50, 3: 25, 4: 25 }),

  /** House rule: the trade's method knows no material factor. */
  materialFactors: table('', houseRule, {
    concrete: 1,
    wood_framing: 1.2,
    carpet: 1.5,
    drywall: 1.3,
    tile: 0.8,
  }),

  /** Cubic feet that one rated pint a day serves, by loss class. Null: the chart has no factor. */
  conventionalDivisors: table('cu ft per pint/day', chartSource, { 1: 100, 2: 40, 3: 30, 4: null }),
  lgrDivisors: table('cu ft per pint/day', chartSource, { 1: 100, 2: 50, 3: 40, 4: 40 }),

  /** Air changes an hour that size a desiccant machine. The published copies print 2 or 3 for Class 4. */
  desiccantChangesLow: table('air changes/h', chartSource, { 1: 1, 2: 2, 3: 3, 4: 2 }),
  desiccantChangesHigh: table('air changes/h', chartSource, { 1: 1, 2: 2, 3: 3, 4: 3 }),
} as const;
