import type { FactId } from '../facts/all-facts.ts';
import type { HouseRuleId } from '../facts/house-rules/all-house-rules.ts';

/** Words of a record with what they rest on. Words that need no source are a plain string. */
export interface Sourced {
  readonly words: string;
  /** Facts behind the words; the page numbers their sources. */
  readonly facts?: readonly FactId[];
  /** The house rule behind the words, when a figure is ours. */
  readonly rule?: HouseRuleId;
}

/** A line of a record: plain words, or words with their facts. */
export type Line = string | Sourced;

/**
 * Facts, or the house rule, of lines and of groups of lines that hold none themselves: each by its place among the words of its
 * file. A page that is sent the words is not sent these.
 */
export type FactsOfLines = readonly (readonly [place: readonly string[], behind: readonly FactId[] | HouseRuleId])[];

/** The words of a line without what they rest on. */
export function wordsOf(line: Line): string {
  return typeof line === 'string' ? line : line.words;
}
