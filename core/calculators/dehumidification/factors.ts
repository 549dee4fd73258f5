import type { DehumidifierKind } from '../../job/machine.ts';
import type { Material } from '../../job/material.ts';
import type { Factor } from '../../quantities/factor.ts';

const specification = 'specification, section 9';
const chart = 'S500-style starting chart as published by Legend Brands Restoration (read 2026-11-21)';

export type DamageClass = 'class1' | 'class2' | 'class3' | 'class4';

/** Cubic feet that one pint a day of capacity serves. */
export const classDivisors = {
  class1: { value: 50, unit: 'cu ft per pint/day', source: specification },
  class2: { value: 50, unit: 'cu ft per pint/day', source: specification },
  class3: { value: 25, unit: 'cu ft per pint/day', source: specification },
  class4: { value: 25, unit: 'cu ft per pint/day', source: specification },
} as const satisfies Record<DamageClass, Factor>;

/** House rule: the trade's method knows no material factor. */
export const materialFactors = {
  concrete: { value: 1, unit: '', source: specification },
  wood_framing: { value: 1.2, unit: '', source: specification },
  carpet: { value: 1.5, unit: '', source: specification },
  drywall: { value: 1.3, unit: '', source: specification },
  tile: { value: 0.8, unit: '', source: specification },
} as const satisfies Record<Material, Factor>;

export const factors = {
  pintsPerUnit: { value: 70, unit: 'pints/day', source: specification },
  feetPerAirMover: { value: 14, unit: 'ft of wall', source: specification },
  extraAirMovers: { value: 1, unit: 'unit', source: specification },
  dehumidifierEnergy: { value: 6.5, unit: 'kWh/day', source: specification },
  airMoverEnergy: { value: 1.2, unit: 'kWh/day', source: specification },
  days: { value: 4, unit: 'days', source: specification },
  energyRate: { value: 0.15, unit: '$/kWh', source: specification },
  minutesPerHour: { value: 60, unit: 'min/h', source: 'by definition' },
} as const satisfies Record<string, Factor>;

/** Cubic feet that one rated pint a day serves, by class and machine. Null: the chart has no factor. */
export const refrigerantFactors: Readonly<
  Record<Exclude<DehumidifierKind, 'desiccant'>, Readonly<Record<DamageClass, number | null>>>
> = {
  conventional: { class1: 100, class2: 40, class3: 30, class4: null },
  lgr: { class1: 100, class2: 50, class3: 40, class4: 40 },
};

/** Air changes an hour that size a desiccant machine. The published copies print 2 or 3 for Class 4. */
export const desiccantAirChanges: Readonly<Record<DamageClass, { readonly low: number; readonly high: number }>> = {
  class1: { low: 1, high: 1 },
  class2: { low: 2, high: 2 },
  class3: { low: 3, high: 3 },
  class4: { low: 2, high: 3 },
};

export const chartSource = chart;

/** What the form takes for the industry method. */
export const industryLimits = {
  pints: { least: 5, most: 1000 },
  cfm: { least: 50, most: 50_000 },
  amps: { least: 0.1, most: 100 },
  volts: { least: 100, most: 250 },
  rate: { least: 0.01, most: 5 },
} as const;

/** Airflow of one desiccant machine until the visitor types the plate's. A common portable size, not a rule. */
export const desiccantUnitCfm: Factor = {
  value: 500,
  unit: 'CFM',
  source: 'our starting value; read the plate of the machine',
};
