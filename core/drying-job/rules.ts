import type { LossClass } from '../job/loss-class.ts';
import { type Factor, houseRule } from '../units/factor.ts';

/** Thresholds of the job rules. House rules where no published rule was found; each is printed with its source. */
export const jobRules = {
  /** Points over the dry standard, unless the technician types others: pages name 2 to 4. */
  goalPoints: { value: 4, unit: 'percentage points', source: houseRule },
  /** Minimum age of the reading to compare with, because visits drift around a day. */
  comparedAfter: { value: 20, unit: 'h', source: houseRule },
  /** Resolution of common meters. */
  changeOfPercent: { value: 0.5, unit: 'percentage points', source: houseRule },
  changeOfRelative: { value: 1, unit: 'steps of the meter', source: houseRule },
  /** Equipment that stays longer after its room is dry is asked about. */
  hoursAfterDry: { value: 24, unit: 'h', source: houseRule },
  /** Wall above this height counts as upper area; up to it the count by the perimeter may serve. */
  lowerWall: { value: 2, unit: 'ft', source: 's500-accuserve' },
} as const satisfies Record<string, Factor>;

/** Usual drying days by loss class: trade practice, not a standard. Null if there is no upper bound. */
export const daysOfClass: Readonly<Record<LossClass, { readonly low: Factor; readonly high: Factor | null }>> = {
  1: { low: days(1), high: days(3) },
  2: { low: days(3), high: days(5) },
  3: { low: days(5), high: days(10) },
  4: { low: days(10), high: null },
};

function days(value: number): Factor {
  return { value, unit: 'days', source: houseRule };
}
