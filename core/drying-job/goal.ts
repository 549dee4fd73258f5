import type { MoisturePoint } from '../job/drying-job.ts';
import { dryTolerancePercent } from '../job/reading.ts';
import { withoutFloatError } from '../units/whole-units.ts';
import { jobRules } from './rules.ts';

/**
 * The reading at which a point counts as dry, on the point's scale. `ten-percent`: so much above the dry standard.
 * `points`: so many percentage points above it, on a scale of percent alone. `typed`: what a maker or contract asks for.
 * Null where the dry standard, or the goal itself, is missing, or the rule does not fit the scale.
 */
export function goalOf({ goalRule, dryStandard, scale, goalPoints, goal }: MoisturePoint): number | null {
  if (goalRule === 'typed') return goal ?? null;
  if (dryStandard === null) return null;
  if (goalRule === 'ten-percent') return withoutFloatError(dryStandard * (1 + dryTolerancePercent.value / 100));
  return scale === 'percent' ? withoutFloatError(dryStandard + (goalPoints ?? jobRules.goalPoints.value)) : null;
}
