import type { LossClass } from '../job/loss-class.ts';
import { type Factor, houseRule } from '../units/factor.ts';

/** The numbers by which a job is judged. Ours where nobody's rule was found; each is printed with its source. */
export const jobRules = {
  /** Points over the dry standard, unless the technician types others: pages name 2 to 4. */
  goalPoints: { value: 4, unit: 'percentage points', source: houseRule },
  /** A reading is compared with one at least so old: visits drift around a day. */
  comparedAfter: { value: 20, unit: 'h', source: houseRule },
  /** The last step of common meters. */
  changeOfPercent: { value: 0.5, unit: 'percentage points', source: houseRule },
  changeOfRelative: { value: 1, unit: 'steps of the meter', source: houseRule },
  /** A machine that stays longer after its room reads dry is asked about. */
  hoursAfterDry: { value: 24, unit: 'h', source: houseRule },
  /** Wall above this height counts as upper area; up to it the count by the perimeter may serve. */
  lowerWall: { value: 2, unit: 'ft', source: 's500-accuserve' },
} as const satisfies Record<string, Factor>;

/** Days that a class is said to take: practice of the trade, no standard. Null where it names no longest. */
export const daysOfClass: Readonly<Record<LossClass, { readonly low: Factor; readonly high: Factor | null }>> = {
  1: { low: days(1), high: days(3) },
  2: { low: days(3), high: days(5) },
  3: { low: days(5), high: days(10) },
  4: { low: days(10), high: null },
};

function days(value: number): Factor {
  return { value, unit: 'days', source: houseRule };
}
