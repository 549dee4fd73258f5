import type { CivilDay } from '../lib/civil-day.ts';

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

/** Years in which claims of living policies lie; a slip of the keyboard lies outside. */
export const yearsCounted = { first: 2015, last: 2040 } as const;

/** Which days a claim may use, by the kind of policy: the others start nothing there. */
export const triggersOf: Readonly<Record<Policy, readonly Trigger[]>> = {
  admitted: triggers.filter((trigger) => trigger !== 'bought'),
  surplus: triggers.filter((trigger) => trigger !== 'bought'),
  twia: ['loss', 'notice', 'papersIn', 'decision', 'moldStop'],
  nfip: ['bought', 'loss', 'decision', 'moldStop'],
};

/** What is known of a claim. */
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
