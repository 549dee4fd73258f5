import type { FactId } from '../all-facts.ts';

/**
 * A figure that we keep by tradition although no source backs it, or although sources say something else.
 * A page prints one with `<HouseRule rule="id">` and tells the reader what the sources say.
 */
export interface HouseRule {
  /** Our rule in plain words. */
  readonly says: string;
  /** The figure as a page prints it. */
  readonly value: string;
  /** What the sources say instead, or that they are silent. */
  readonly sourcesSay: string;
  /** Facts that hold what the sources say; empty when none was found. */
  readonly facts: readonly FactId[];
}
