import type { SourceId } from './source-id.ts';

/** The source of a figure that is a rule of our own. */
export const houseRule = 'house-rule' satisfies SourceId;

/** A named number with the name of the place that it comes from. */
export interface Factor {
  readonly value: number;
  readonly unit: string;
  readonly source: SourceId;
}
