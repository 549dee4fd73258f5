import type { Checked } from '../../form/checked.ts';
import { keyOf, readFields, wholeNumberFrom } from '../../form/fields.ts';
import type { WaterSource } from '../../job/category.ts';
import type { RoomType } from '../../job/room.ts';
import type { DamageExtent } from '../../job/severity.ts';
import { roundDollars, withoutFloatError } from '../../quantities/whole-units.ts';
import { factors, rates, roomMultipliers } from './factors.ts';

export interface CostInput {
  /** Square feet, whole. */
  readonly area: number;
  readonly room: RoomType;
  readonly source: WaterSource;
  readonly severity: DamageExtent;
}

export interface CostResult {
  /** Dollars, whole. */
  readonly estimate: number;
  /** Dollars, unrounded: half dollars occur. The page rounds them half up. */
  readonly low: number;
  readonly high: number;
  /** Dollars for a square foot, unrounded. */
  readonly perSqFt: number;
}

export type CostError = 'area-invalid' | 'choices-missing';

/**
 * Checks the text of the form. Fields: area in whole square feet, room, source, severity.
 * `area-invalid`: blank, no whole number, or outside of the slider. `choices-missing`: the area is good, a choice is not.
 */
export function validateCost(raw: Readonly<Record<string, string>>): Checked<CostInput, CostError> {
  const read = readFields<CostInput>(raw, {
    area: wholeNumberFrom(factors.smallestArea.value, factors.largestArea.value),
    room: keyOf(roomMultipliers),
    source: keyOf<WaterSource>(rates.minor),
    severity: keyOf(rates),
  });
  if (read.ok) return read;
  return { ok: false, error: read.fields.includes('area') ? 'area-invalid' : 'choices-missing', fields: read.fields };
}

/** Area × rate × room, in whole dollars with half a dollar up; from 0.8 to 1.3 times that. Specification, section 9. */
export function calculateCost({ area, room, source, severity }: CostInput): CostResult {
  const estimate = roundDollars(area * rates[severity][source] * roomMultipliers[room]);
  return {
    estimate,
    low: withoutFloatError(estimate * factors.low.value),
    high: withoutFloatError(estimate * factors.high.value),
    perSqFt: withoutFloatError(estimate / area),
  };
}
