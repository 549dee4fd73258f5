/** The source of a figure that is a rule of our own: a name, which the words of each language replace. */
export const houseRule = 'house-rule';

/** A named number with the place that it comes from, as a page shows it beside the working. */
export interface Factor {
  readonly value: number;
  readonly unit: string;
  readonly source: string;
}
