import { type Deadline, deadlinesOf } from '#core/claim-clock/deadlines.ts';
import { type ClaimError, checkClaim, type Trigger, type TypedClaim } from '#core/claim-clock/input.ts';
import { isoOf, plusDays } from '#core/lib/civil-day.ts';
import { today } from './date-text.ts';
import { blankClaim } from './saved-claim.ts';

type Counted =
  | { readonly kind: 'dates'; readonly dates: readonly Deadline[]; readonly claim: TypedClaim }
  | { readonly kind: 'error'; readonly error: ClaimError; readonly fields: readonly string[] };

/**
 * The deadlines of a claim, or an error with its fields.
 * @param unreadable fields in which the browser has an incomplete date
 */
export function countClaim(claim: TypedClaim, unreadable: readonly string[]): Counted {
  if (unreadable.length > 0) return { kind: 'error', error: 'not-a-day', fields: unreadable };
  const checked = checkClaim(claim);
  if (!checked.ok) return { kind: 'error', error: checked.error, fields: checked.fields };
  return { kind: 'dates', dates: deadlinesOf(checked.value), claim };
}

/** A claim of the last weeks, for the sample: written notice, then everything the company asked for. */
export function sampleClaim(): TypedClaim {
  const daysAgo: Partial<Record<Trigger, number>> = { loss: 16, notice: 14, papersIn: 2 };
  const days = Object.entries(daysAgo).map(([trigger, ago]) => [trigger, isoOf(plusDays(today(), -ago))]);
  return { ...blankClaim, days: Object.fromEntries(days) };
}
