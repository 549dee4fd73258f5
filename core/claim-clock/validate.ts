import { type CivilDay, dateOf, dayOf } from '../lib/civil-day.ts';
import type { Checked } from '../lib/result.ts';
import { type ClaimInput, policies, type Trigger, triggers, triggersOf, yearsCounted } from './input.ts';

/** What stands in the form: days as "2026-11-22", blank where unknown. */
export interface TypedClaim {
  readonly policy: string;
  readonly days: Readonly<Partial<Record<Trigger, string>>>;
  readonly catastrophe: boolean;
  readonly arson: boolean;
  readonly calledOnly: boolean;
  readonly guesses: readonly Trigger[];
}

/**
 * What can be wrong. `no-policy`: none chosen. `no-day`: every day is blank. `not-a-day`: no day of the calendar.
 * `out-of-range`: before 2015 or after 2040. `before-loss`: what follows the damage lies before it. `out-of-order`: the
 * insurer answered before it was told, or was given papers before that.
 */
export type ClaimError = 'no-policy' | 'no-day' | 'not-a-day' | 'out-of-range' | 'before-loss' | 'out-of-order';

/** Pairs of which the second cannot come before the first. */
const inOrder: readonly (readonly [Trigger, Trigger])[] = [
  ['notice', 'papersIn'],
  ['notice', 'moreTime'],
  ['notice', 'decision'],
  ['notice', 'payNotice'],
  ['notice', 'proofAsked'],
  ['payNotice', 'actDone'],
];

/** Days that the kind of policy uses, as days; or what is wrong, and in which fields. */
export function checkClaim(typed: TypedClaim): Checked<ClaimInput, ClaimError> {
  const policy = policies.find((each) => each === typed.policy);
  if (!policy) return failed('no-policy', ['policy']);
  const used = triggersOf[policy].filter((trigger) => typed.days[trigger]?.trim());
  // Any day would do: nearly everybody knows that of the damage.
  if (used.length === 0) return failed('no-day', ['loss']);
  const days: Partial<Record<Trigger, CivilDay>> = {};
  for (const trigger of used) {
    const day = dayOf(typed.days[trigger]?.trim() ?? '');
    if (day === null) return failed('not-a-day', [trigger]);
    days[trigger] = day;
  }
  const fault = faultOf(days);
  if (fault) return fault;
  const guesses = typed.guesses.filter((trigger) => used.includes(trigger));
  const { catastrophe, arson, calledOnly } = typed;
  return { ok: true, value: { policy, days, catastrophe, arson, calledOnly, guesses } };
}

function faultOf(days: ClaimInput['days']) {
  const far = triggers.filter((trigger) => !isCounted(days[trigger]));
  if (far.length > 0) return failed('out-of-range', far);
  const early = triggers.filter((trigger) => trigger !== 'bought' && isBefore(days[trigger], days.loss));
  if (early.length > 0) return failed('before-loss', early);
  const turned = inOrder.filter(([first, then]) => isBefore(days[then], days[first]));
  return turned.length > 0 ? failed('out-of-order', [...new Set(turned.flat())]) : undefined;
}

function isCounted(day: CivilDay | undefined): boolean {
  if (day === undefined) return true;
  const { year } = dateOf(day);
  return year >= yearsCounted.first && year <= yearsCounted.last;
}

function isBefore(day: CivilDay | undefined, other: CivilDay | undefined): boolean {
  return day !== undefined && other !== undefined && day < other;
}

function failed(error: ClaimError, fields: readonly string[]) {
  return { ok: false, error, fields } as const;
}
