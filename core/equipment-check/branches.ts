import type { Question } from '../drying-job/invoice-questions.ts';

/** What is said of a line's machines beside the starting methods. */
export const countBranches = ['count-within', 'count-above', 'count-below', 'no-method', 'no-rooms'] as const;
export type CountBranch = (typeof countBranches)[number];

/** What is said of a line's days beside the log. */
export const daysBranches = ['days-fit', 'days-convention', 'days-above-log', 'kind-not-in-log', 'no-log'] as const;
export type DaysBranch = (typeof daysBranches)[number];

/** What is asked about lines of one kind. */
export type LinesBranch = 'several-lines' | 'rates-differ';

/** Everything that the check can say. */
export type Branch = CountBranch | DaysBranch | LinesBranch | Question['id'];

/** Rules behind what is said; the page prints each with its source, or as our own. */
export const ruleIds = [
  'methods',
  'no-method',
  'lines',
  'days',
  'log',
  'air',
  'after-dry',
  'standard',
  'depression',
  'fall',
  'end',
] as const;
export type RuleId = (typeof ruleIds)[number];

/** The rule behind each branch. */
export const ruleOf: Readonly<Record<Branch, RuleId>> = {
  'count-within': 'methods',
  'count-above': 'methods',
  'count-below': 'methods',
  'no-method': 'no-method',
  'no-rooms': 'methods',
  'days-fit': 'days',
  'days-convention': 'days',
  'days-above-log': 'days',
  'kind-not-in-log': 'log',
  'no-log': 'log',
  'several-lines': 'lines',
  'rates-differ': 'lines',
  'date-without-readings': 'air',
  'air-not-read': 'air',
  'days-after-dry': 'after-dry',
  'no-dry-standard': 'standard',
  'weak-depression': 'depression',
  'no-change-noted': 'fall',
  'not-dry-at-last-visit': 'end',
};
