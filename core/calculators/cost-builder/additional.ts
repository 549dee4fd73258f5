import { type Cents, centsOf } from '../../job/money.ts';
import type { AdditionalCost } from './factors.ts';

/** What an additional cost hangs on: the affected square feet, and the estimate in dollars. */
export interface EstimatedJob {
  readonly area: number;
  readonly estimate: number;
}

/** What an additional cost comes to for a job, low to high; undefined where it is the same for every job. */
export function additionalForJob(
  { low, high, unit }: AdditionalCost,
  { area, estimate }: EstimatedJob,
): { readonly low: Cents; readonly high: Cents } | undefined {
  if (unit === 'dollars') return undefined;
  const base = unit === 'percent' ? estimate / 100 : area;
  return { low: centsOf(low * base), high: centsOf(high * base) };
}
