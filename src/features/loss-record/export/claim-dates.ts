import { type Deadline, deadlinesOf } from '#core/claim-clock/deadlines.ts';
import { checkClaim, type TypedClaim } from '#core/claim-clock/input.ts';
import { claimOf } from '#core/loss-record/claim.ts';
import type { LossRecord } from '#core/loss-record/record.ts';

/** The dates of a record's claim in their order, and what they were counted from. */
export interface ClaimDates {
  readonly claim: TypedClaim;
  readonly dates: readonly Deadline[];
}

/** The dates that follow from a record. Null where no day is known, or the days contradict each other. */
export function claimDatesOf(record: LossRecord): ClaimDates | null {
  const claim = claimOf(record);
  const checked = checkClaim(claim);
  if (!checked.ok) return null;
  return { claim, dates: deadlinesOf(checked.value).toSorted((one, other) => one.ask - other.ask) };
}
