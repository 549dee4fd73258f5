import type { Count } from './count-days.ts';
import type { Policy, Trigger } from './input.ts';

/** Who must act. */
export type Actor = 'insurer' | 'you' | 'association' | 'policy' | 'mold-contractor';

/** Where a count begins: one day, the earliest or latest of several that are given, or a reading of another rule. */
export type Start =
  | { readonly day: Trigger }
  | { readonly earliest: readonly Trigger[] }
  | { readonly latest: readonly Trigger[] }
  | { readonly rule: readonly RuleId[]; readonly reading: 'ask' | 'latest' };

/**
 * Why the later interpretation of a rule differs from the earlier one. `december`: 24 and 26 December are state holidays but not
 * legal ones. `roll`: the period may move off a closed day.
 */
export type Ambiguity = 'tdi-wording' | 'extension-start' | 'catastrophe-60' | 'policy-words' | 'december' | 'roll';

export interface Reading {
  readonly from: Start;
  readonly count: Count;
}

/** A later interpretation, and its reason. */
export interface LaterReading extends Reading {
  readonly doubt?: Ambiguity;
}

/** A deadline of the law, a policy or a federal program, as data. */
export interface Rule {
  readonly id: RuleId;
  readonly who: Actor;
  readonly policies: readonly Policy[];
  /** The day without which there is no such deadline; any of them where there are several. */
  readonly needs: readonly Trigger[];
  /** Only with arson suspected, or only without; in both cases where left out. */
  readonly arson?: boolean;
  readonly ask: Reading;
  /** The later reading is the latest of these; one that starts at a rule which does not apply is left out. */
  readonly latest: readonly LaterReading[];
  /** Whether it belongs under "if it comes to a dispute". */
  readonly dispute?: true;
  /** Whether it is the first day on which something may be done, where all others are the last. */
  readonly opens?: true;
}

export const ruleIds = [
  'acknowledge',
  'decide',
  'decide-arson',
  'decide-extended',
  'pay',
  'pay-after-act',
  'pay-60',
  'proof-policy',
  'suit-policy',
  'presuit-by',
  'suit-first-day',
  'twia-file',
  'twia-ask-info',
  'twia-decide',
  'twia-appraisal',
  'nfip-proof',
  'nfip-appeal',
  'nfip-suit',
  'nfip-start',
  'mold-certificate',
] as const;

export type RuleId = (typeof ruleIds)[number];

export interface Readings {
  readonly ask: Reading;
  readonly latest: readonly LaterReading[];
}

/** Counts with legal holidays, and later with state holidays; they differ only around Christmas. */
export function bothLists(from: Start, count: Count): Readings {
  const read = (list: 'legal' | 'state'): Reading => ({ from, count: { ...count, list, rolls: true } });
  return { ask: read('legal'), latest: [{ ...read('state'), doubt: 'december' }] };
}

/** Counts plainly, and later moved off a closed day. */
export function perhapsMoved(from: Start, count: Count, list: 'legal' | 'federal'): Readings {
  return { ask: { from, count }, latest: [{ from, count: { ...count, list, rolls: true }, doubt: 'roll' }] };
}

/** A count without ambiguity. */
export function certain(from: Start, count: Count): Readings {
  return { ask: { from, count }, latest: [{ from, count }] };
}

/** All days; `lengthens` in a catastrophe. */
export function inDays(n: number, lengthens = false): Count {
  return { unit: 'days', n, lengthens };
}

/** Open days; each period of them in chapter 542 lengthens in a catastrophe. */
export function inBusinessDays(n: number): Count {
  return { unit: 'business', n, lengthens: true };
}
