import type { Factor } from '../factor.ts';

export const airCheckFactors = {
  /** From here up a dehumidifier counts as drying; below, as weak. */
  weakDepression: {
    value: 5,
    unit: 'gr/lb',
    source:
      'the figure that invoice reviewers ask for (C&R Magazine, “The (Un)Importance of Grain Depression in Getting Paid”; Reets Drying Academy, both read 2026-11-21)',
  },
  /** How much drier outside air must be before opening up is worth it. */
  openMargin: {
    value: 10,
    unit: 'gr/lb',
    source:
      'our rule of thumb: the sources say only “well below” (Dri-Eaz, Dri-X Airchanger owner’s manual, page 9, read 2026-11-21)',
  },
  /** A surface this close to the dew point is called near. */
  nearDewPoint: { value: 5, unit: '°F', source: 'our rule of thumb: surface thermometers differ by a few degrees' },
  minutesPerDay: { value: 1440, unit: 'min', source: 'by definition' },
  grainsPerPound: { value: 7000, unit: 'gr', source: 'by definition' },
  poundsPerPint: { value: 1.043, unit: 'lb/pt', source: 'weight of a US pint of water at room temperature' },
  conventionalLimit: {
    value: 55,
    unit: 'gr/lb',
    source: 'where conventional refrigerant machines fade (Jon-Don, “Dehumidifiers”, read 2026-11-21)',
  },
  highestAirflow: { value: 20_000, unit: 'CFM', source: 'our limit: beyond any portable machine or house fan' },
} as const satisfies Record<string, Factor>;
