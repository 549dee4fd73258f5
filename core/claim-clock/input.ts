import { type CivilDay, dateOf, dayOf } from '../lib/civil-day.ts';
import type { Checked } from '../lib/result.ts';

/** Whose rules a claim follows. */
export const policies = ['admitted', 'surplus', 'twia', 'nfip'] as const;

/**
 * `admitted`: an ordinary Texas company. `surplus`: the declarations page says surplus lines. `twia`: the windstorm
 * association. `nfip`: a federal flood policy.
 */
export type Policy = (typeof policies)[number];

/** The days that start a clock, in the order of a claim. */
export const triggers = [
  'bought',
  'loss',
  'notice',
  'proofAsked',
  'papersIn',
  'moreTime',
  'decision',
  'payNotice',
  'actDone',
  'presuitNotice',
  'moldStop',
] as const;

/**
 * `bought`: application and premium of a flood policy. `loss`: the damage, or the first day of the flood. `notice`: the
 * insurer got the claim in writing. `proofAsked`: it asked for a sworn proof of loss. `papersIn`: it got the last thing
 * that it asked for. `moreTime`: its letter that it needs more time, and why. `decision`: the written yes, no or part.
 * `payNotice`: it said that it will pay. `actDone`: the owner did what the payment waited for. `presuitNotice`: the
 * 61-day notice was given. `moldStop`: the project stop date of licensed mold work.
 */
export type Trigger = (typeof triggers)[number];

/** Plausible years of a claim; anything outside is a typing error. */
export const yearsCounted = { first: 2015, last: 2040 } as const;

/** Days that start a deadline, by kind of policy. */
export const triggersOf: Readonly<Record<Policy, readonly Trigger[]>> = {
  admitted: triggers.filter((trigger) => trigger !== 'bought'),
  surplus: triggers.filter((trigger) => trigger !== 'bought'),
  twia: ['loss', 'notice', 'papersIn', 'decision', 'moldStop'],
  nfip: ['bought', 'loss', 'decision', 'moldStop'],
};

export interface ClaimInput {
  readonly policy: Policy;
  readonly days: Readonly<Partial<Record<Trigger, CivilDay>>>;
  /** A bulletin of the insurance department names the event and the county (542.059, 28 TAC 5.9303). */
  readonly catastrophe: boolean;
  /** The insurer has said that it believes the loss was arson. */
  readonly arson: boolean;
  /** The company was only called: the law counts from written notice. */
  readonly calledOnly: boolean;
  /** Days that the owner marked as guesses. */
  readonly guesses: readonly Trigger[];
}

/** Raw form values: days as "2026-11-22", blank if unknown. */
export interface TypedClaim {
  readonly policy: string;
  readonly days: Readonly<Partial<Record<Trigger, string>>>;
  readonly catastrophe: boolean;
  readonly arson: boolean;
  readonly calledOnly: boolean;
  readonly guesses: readonly Trigger[];
}

/**
 * Validation errors. `no-policy`: none chosen. `no-day`: every day is blank. `not-a-day`: no day of the calendar.
 * `out-of-range`: before 2015 or after 2040. `before-loss`: what follows the damage lies before it. `out-of-order`: the
 * insurer answered before the notice, or got documents before it.
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

/** Validates a claim and keeps the days that its kind of policy uses; or the error and its fields. */
export function checkClaim(typed: TypedClaim): Checked<ClaimInput, ClaimError> {
  const policy = policies.find((each) => each === typed.policy);
  if (!policy) return failed('no-policy', ['policy']);
  const used = triggersOf[policy].filter((trigger) => typed.days[trigger]?.trim());
  // Reported on the day of the damage, which nearly everybody knows.
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
