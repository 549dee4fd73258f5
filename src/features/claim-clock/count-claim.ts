import { type Deadline, deadlinesOf } from '#core/claim-clock/deadlines.ts';
import { type ClaimError, checkClaim, type TypedClaim } from '#core/claim-clock/input.ts';

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
