/** Id of the source of a number; each language folder has its text. */
export type SourceId =
  | 'house-rule'
  | 'our-limit'
  | 'our-limit-boiling'
  | 'our-limit-inch'
  | 'our-limit-building'
  | 'our-start'
  | 'definition'
  | 'definition-1959'
  | 'definition-grains'
  | 'day-and-night'
  | 'pint-of-water'
  | 'household-circuit'
  | 'electrical-code'
  | 'ashrae-atmosphere'
  | 'ashrae-mass-ratio'
  | 'ashrae-gas-constant'
  | 'codata-vapor'
  | 'nist-mercury'
  | 'epa-humidity'
  | 'volts-ohio'
  | 'amps-pearson'
  | 'running-cost-jondon'
  | 'dehumidifiers-jondon'
  | 's500-editions'
  | 's500-chart'
  | 's500-accuserve'
  | 'air-movers-knowhow'
  | 'air-changes-legend'
  | 'purge-times'
  | 'invoice-reviewers'
  | 'well-below'
  | 'published-rates'
  | 'price-guide'
  | 'fema-basements';

/** Source id of our own rules. */
export const houseRule = 'house-rule' satisfies SourceId;

export interface Factor {
  readonly value: number;
  readonly unit: string;
  readonly source: SourceId;
}
