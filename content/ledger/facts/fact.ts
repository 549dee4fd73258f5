import type { SourceId } from '../sources.ts';

/**
 * How well a fact is known.
 * A: the named page, or a faithful copy of it, was read.
 * B: read in a page that summarises or quotes the primary source.
 * C: not confirmed. Kept so that nobody looks for it again; no page may state it.
 */
export type FactStatus = 'A' | 'B' | 'C';

export interface Fact {
  readonly status: FactStatus;
  /** What the sources say, in our own words. */
  readonly says: string;
  /** At least one; most authoritative first. */
  readonly sources: readonly [SourceId, ...SourceId[]];
}
