/** A named number with the place that it comes from, as a page shows it beside the working. */
export interface Factor {
  readonly value: number;
  readonly unit: string;
  readonly source: string;
}
