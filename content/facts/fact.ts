import type { SourceId } from './sources/all-sources.ts';

/**
 * How well a fact is known.
 * A: the named page, or a faithful copy of it, was read.
 * B: read in a page that summarises or quotes the primary source.
 * C: not confirmed. Kept so that nobody looks for it again; no page may state it.
 */
export type FactStatus = 'A' | 'B' | 'C';

/**
 * What hangs on a fact. A line about safety or law needs a source of the first two ranks; without one the page prints
 * "second hand" beside it.
 */
export type Matter = 'safety' | 'law' | 'other';

/** The last day on which a fact may be printed unseen. From then on the build stops and says what to look at. */
export interface Expiry {
  /** ISO day. */
  readonly on: string;
  /** What to look at, and where, before the day is moved on. */
  readonly check: string;
}

export interface Fact {
  readonly status: FactStatus;
  readonly matter: Matter;
  /** What the sources say, in our own words. */
  readonly says: string;
  /** At least one; most authoritative first. */
  readonly sources: readonly [SourceId, ...SourceId[]];
  readonly expires?: Expiry;
}
