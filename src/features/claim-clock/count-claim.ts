import { type Deadline, deadlinesOf } from '#core/claim-clock/deadlines.ts';
import { type ClaimError, checkClaim, type TypedClaim } from '#core/claim-clock/input.ts';

type Counted =
  | { readonly kind: 'dates'; readonly dates: readonly Deadline[]; readonly claim: TypedClaim }
  | { readonly kind: 'fault'; readonly error: ClaimError; readonly fields: readonly string[] };

/** The dates of a claim, or what is wrong with which fields; `unreadable` are those in which the browser holds half a day. */
export function countClaim(claim: TypedClaim, unreadable: readonly string[]): Counted {
  if (unreadable.length > 0) return { kind: 'fault', error: 'not-a-day', fields: unreadable };
  const checked = checkClaim(claim);
  if (!checked.ok) return { kind: 'fault', error: checked.error, fields: checked.fields };
  return { kind: 'dates', dates: deadlinesOf(checked.value), claim };
}
