import { type Factor, houseRule } from '../../units/factor.ts';

export const airCheckFactors = {
  /** From here up a dehumidifier counts as drying; below, as weak. */
  weakDepression: {
    value: 5,
    unit: 'gr/lb',
    source: 'invoice-reviewers',
  },
  /** How much drier outside air must be before opening up is worth it. */
  openMargin: {
    value: 10,
    unit: 'gr/lb',
    source: 'well-below',
  },
  /** A surface this close to the dew point is called near: surface thermometers differ by a few degrees. */
  nearDewPoint: { value: 5, unit: '°F', source: houseRule },
  minutesPerDay: { value: 1440, unit: 'min', source: 'definition' },
  grainsPerPound: { value: 7000, unit: 'gr', source: 'definition' },
  poundsPerPint: { value: 1.043, unit: 'lb/pt', source: 'pint-of-water' },
  /** Where conventional refrigerant machines fade. */
  conventionalLimit: {
    value: 55,
    unit: 'gr/lb',
    source: 'dehumidifiers-jondon',
  },
  /** Beyond any portable machine or house fan. */
  highestAirflow: { value: 20_000, unit: 'CFM', source: 'our-limit' },
} as const satisfies Record<string, Factor>;
