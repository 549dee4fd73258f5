import { table } from '../../algebra/operations.ts';
import type { AirMoverType } from '../../job/equipment.ts';
import { type Factor, houseRule } from '../../units/factor.ts';

const accuserve = 's500-accuserve';

/** Floor that one machine is said to serve. House rule: no published method uses it. */
export const typeCoverage = {
  centrifugal: { value: 300, unit: 'sq ft', source: houseRule },
  axial: { value: 250, unit: 'sq ft', source: houseRule },
  lowProfile: { value: 200, unit: 'sq ft', source: houseRule },
} as const satisfies Record<AirMoverType, Factor>;

export const factors = {
  feetPerUnit: { value: 14, unit: 'ft of wall', source: houseRule },
  roomUnit: { value: 1, unit: 'unit', source: houseRule },
  offsetFrom: { value: 50, unit: 'sq ft', source: houseRule },
  offsetStep: { value: 100, unit: 'sq ft', source: houseRule },
  velocityLow: { value: 400, unit: 'FPM', source: houseRule },
  velocityHigh: { value: 500, unit: 'FPM', source: houseRule },
  angleLow: { value: 15, unit: '°', source: houseRule },
  angleHigh: { value: 45, unit: '°', source: houseRule },
  spacingLow: { value: 8, unit: 'ft', source: houseRule },
  spacingHigh: { value: 10, unit: 'ft', source: houseRule },
} as const satisfies Record<string, Factor>;

/** The area method. Each range runs from the count for an open room to the count for a cluttered one. */
export const industryFactors = {
  perRoom: { value: 1, unit: 'unit', source: accuserve },
  floorLow: { value: 70, unit: 'sq ft of wet floor', source: accuserve },
  floorHigh: { value: 50, unit: 'sq ft of wet floor', source: accuserve },
  upperLow: { value: 150, unit: 'sq ft of wet ceiling and wall above 2 ft', source: accuserve },
  upperHigh: { value: 100, unit: 'sq ft of wet ceiling and wall above 2 ft', source: accuserve },
  perInset: { value: 1, unit: 'unit for each inset or offset over 18 in', source: accuserve },
  feetPerUnit: {
    value: 14,
    unit: 'ft of wall',
    source: 'air-movers-knowhow',
  },
  angleLow: { value: 5, unit: '°', source: accuserve },
  angleHigh: { value: 45, unit: '°', source: accuserve },
} as const satisfies Record<string, Factor>;

/** What the form takes for the area method. */
export const industryLimits = {
  area: { least: 0, most: 100_000_000 },
  insets: { least: 0, most: 1000 },
} as const;

export const airflowOfTypes = table('CFM', houseRule, { centrifugal: 3000, axial: 2400, lowProfile: 2000 });

/** House rule: the trade's method knows no surface factor. */
export const surfaceFactors = table('', houseRule, { carpet: 1.5, hardwood: 1.2, tile: 1, concrete: 1.3 });
