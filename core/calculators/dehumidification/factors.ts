import { type Factor, houseRule } from '../../basis/quantities/factor.ts';

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
