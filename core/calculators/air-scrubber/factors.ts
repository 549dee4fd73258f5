import { type Factor, houseRule } from '../../units/factor.ts';

const legend = 'air-changes-legend';

/** Air changes an hour that the form offers. */
export const airChangeOptions = [4, 6, 8, 12, 15] as const;

/** Airflow of one scrubber that the form offers, CFM. */
export const unitCfmOptions = [300, 500, 750, 1000, 1500, 2000] as const;

export const factors = {
  minutesPerHour: { value: 60, unit: 'min/h', source: 'definition' },
  defaultAirChanges: { value: 6, unit: 'air changes/h', source: houseRule },
  defaultUnitCfm: { value: 500, unit: 'CFM', source: houseRule },
} as const satisfies Record<string, Factor>;

/** What a maker of scrubbers advises. */
export const makerAirChanges = {
  dustLow: { value: 2, unit: 'air changes/h', source: legend },
  dustHigh: { value: 4, unit: 'air changes/h', source: legend },
  mold: { value: 4, unit: 'air changes/h', source: legend },
  plainFloor: { value: 6, unit: 'air changes/h', source: legend },
  consultantHigh: { value: 12, unit: 'air changes/h', source: legend },
} as const satisfies Record<string, Factor>;

const mixing = 'purge-times';

/** Shares of the particles to be gone. */
export const clearances = {
  most: { value: 0.99, unit: 'share removed', source: mixing },
  nearlyAll: { value: 0.999, unit: 'share removed', source: mixing },
} as const satisfies Record<string, Factor>;
