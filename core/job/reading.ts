import { type Factor, houseRule } from '../units/factor.ts';

/** Where air is measured on a loss, in the order in which it is compared. `outlet` is what leaves a dehumidifier. */
export const placesOfReadings = ['outside', 'unaffected', 'affected', 'outlet'] as const;
export type PlaceOfReading = (typeof placesOfReadings)[number];

export interface Reading {
  readonly place: PlaceOfReading;
  /** °F. */
  readonly temperatureF: number;
  /** Relative humidity over liquid water, percent, 0 to 100. */
  readonly humidityPercent: number;
}

/** Percent above the dry standard at which a reading still counts as dry. */
export const dryTolerancePercent = {
  value: 10,
  unit: '%',
  source: houseRule,
} as const satisfies Factor;
