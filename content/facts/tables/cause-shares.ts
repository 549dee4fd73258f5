/** Causes of water damage, the most frequent first. */
export type Cause = 'plumbing' | 'appliances' | 'climate' | 'weather' | 'foundation';

/** Specification, section 9: percent of all damage. No source backs the shares: see the house rule `cause-shares`. */
export const causeShares: readonly { readonly cause: Cause; readonly percent: number }[] = [
  { cause: 'plumbing', percent: 35 },
  { cause: 'appliances', percent: 25 },
  { cause: 'climate', percent: 15 },
  { cause: 'weather', percent: 15 },
  { cause: 'foundation', percent: 10 },
];
