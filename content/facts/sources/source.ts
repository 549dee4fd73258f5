/**
 * Whose word a page is, strongest first.
 * authority: law, and the public bodies that make, keep or explain it (a faithful copy of a statute is the statute).
 * standard: bodies that set standards or study safety without selling the work, and scientific papers.
 * trade: makers, contractors, insurers, lawyers and their magazines.
 * press: newspapers, encyclopedias, and pages that pass on what another body says.
 */
export const ranks = ['authority', 'standard', 'trade', 'press'] as const;
export type Rank = (typeof ranks)[number];

/** A page that a fact rests on. */
export interface Source {
  /** Who publishes it; says so when the page passes on another body's words. */
  readonly organisation: string;
  readonly title: string;
  readonly url: string;
  readonly rank: Rank;
  /** What the page says of its own age: an ISO day, month or year. Null when it says nothing, or the copy did not show it. */
  readonly pageDate: string | null;
  /** ISO day on which a copy said what the facts repeat. Null: no copy could be had, and no fact may rest on it alone. */
  readonly copyRead: string | null;
  /** The copy was a stored one, which may be older than the page is today. */
  readonly storedCopy: boolean;
}
