import type { Factor } from '../../quantities/factor.ts';

export const airCheckFactors = {
  /** From here up a dehumidifier counts as drying; below, as weak. */
  weakDepression: {
    value: 5,
    unit: 'gr/lb',
    source: 'what invoice reviewers ask for (C&R Magazine, Reets Drying Academy, read 2026-11-21)',
  },
  /** How much drier outside air must be before opening up is worth it. */
  openMargin: {
    value: 10,
    unit: 'gr/lb',
    source: 'our rule of thumb; Dri-Eaz says “well below” (Dri-X manual, page 9, read 2026-11-21)',
  },
  /** A surface this close to the dew point is called near: surface thermometers differ by a few degrees. */
  nearDewPoint: { value: 5, unit: '°F', source: 'our rule of thumb' },
  minutesPerDay: { value: 1440, unit: 'min', source: 'by definition' },
  grainsPerPound: { value: 7000, unit: 'gr', source: 'by definition' },
  poundsPerPint: { value: 1.043, unit: 'lb/pt', source: 'a US pint of water' },
  /** Where conventional refrigerant machines fade. */
  conventionalLimit: {
    value: 55,
    unit: 'gr/lb',
    source: 'Jon-Don, “Dehumidifiers”, read 2026-11-21',
  },
  /** Beyond any portable machine or house fan. */
  highestAirflow: { value: 20_000, unit: 'CFM', source: 'our limit' },
} as const satisfies Record<string, Factor>;
