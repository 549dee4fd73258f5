import type { SourceId } from '#core/units/factor.ts';

/** Where the numbers of core come from, as a working and a workbook name it. Titles stay as they were read. */
export const sources = {
  'house-rule': 'our rule of thumb',
  'our-limit': 'our limit',
  'our-limit-boiling': 'our limit: water boils',
  'our-limit-inch': 'our limit: about an inch',
  'our-limit-building': 'our limit: longer than any building',
  'our-start': 'our starting value; check the nameplate',
  definition: 'by definition',
  'definition-1959': 'by definition since 1959',
  'definition-grains': 'by definition: 7,000 grains to the pound',
  'day-and-night': 'equipment runs day and night',
  'pint-of-water': 'a US pint of water',
  'household-circuit': 'household branch circuit',
  'electrical-code':
    'National Electrical Code: a load that runs three hours or more counts 125%, as explained by Lumen Labs, “The 80% breaker rule” (read 2026-11-21)',
  'ashrae-atmosphere': 'ASHRAE Handbook Fundamentals 2017, chapter 1, equation 3 (U.S. standard atmosphere)',
  'ashrae-mass-ratio': 'ASHRAE Handbook Fundamentals 2017, chapter 1, equation 20',
  'ashrae-gas-constant': 'ASHRAE Handbook Fundamentals 2017, chapter 1, equation 1',
  'codata-vapor': 'CODATA 2018 molar gas constant over the molar mass of water (IAPWS)',
  'nist-mercury': 'NIST Special Publication 811, appendix B: conventional inch of mercury',
  'epa-humidity': 'US EPA mold course, chapter 2: ideally between 30 and 50%',
  'volts-ohio': 'Ohio Water Tech, “Air Movers” (read 2026-11-21)',
  'amps-pearson': 'Pearson Carpet Care, equipment list (read 2026-11-21)',
  'running-cost-jondon': 'Jon-Don, “Cost of running a dehu or air mover” (read 2026-11-21)',
  'dehumidifiers-jondon': 'Jon-Don, “Dehumidifiers”, read 2026-11-21',
  's500-editions': 'the 2015 and 2021 editions of S500 as described by Legend Brands Restoration',
  's500-chart':
    'S500-style starting chart: factors as published restoration calculators carry them, method as Legend Brands and C&R Magazine describe it (read 2026-11-21)',
  's500-accuserve': 'S500-2021 as reported by Accuserve (read 2026-11-21)',
  'air-movers-knowhow': 'KnowHow, “Install Air Movers” (read 2026-11-21)',
  'air-changes-legend': 'Legend Brands, “Air Changes Per Hour: What is Right?” (read 2026-11-21)',
  'purge-times':
    'purge times for perfect mixing, as in the airborne-contaminant table of PMC7178924, table 2 (read 2026-11-21)',
  'invoice-reviewers': 'what invoice reviewers ask for (C&R Magazine, Reets Drying Academy, read 2026-11-21)',
  'well-below': 'our rule of thumb; Dri-Eaz says “well below” (Dri-X manual, page 9, read 2026-11-21)',
  'published-rates':
    'Waterdamagecleanuppros, “How Much Does Water Damage Restoration Cost?”; older rates: MyFlood (both read 2026-11-21)',
  'price-guide': 'Angi, “How Much Does Water Damage Restoration Cost?” (read 2026-11-28)',
  'fema-basements': 'FEMA, “Don’t Pump Out Basements Too Early or Too Fast”',
} as const satisfies Record<SourceId, string>;
