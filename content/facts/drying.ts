import type { Fact } from './fact.ts';

/** Drying and measuring. */
export const dryingFacts = {
  'fan-energy-use': {
    status: 'B',
    matter: 'other',
    says: 'A fan that draws 1.5 to 4.7 A at 115 V uses about 4 to 13 kWh a day. Amp figures from the sources; the arithmetic is ours.',
    sources: ['ohio-air-movers', 'jlc-wet-framing'],
  },
  'extraction-multiplier-unproven': {
    status: 'C',
    matter: 'other',
    says: 'Removing liquid water is far faster than drying it out. Multipliers quoted in the trade (800, 1,200) vary and no measurement was found.',
    sources: ['ohio-extraction'],
  },
  'extract-first-carpet-test': {
    status: 'A',
    matter: 'other',
    says: 'Removing liquid water first is the biggest saving: in one contractor’s test (PuroClean, Springfield) a common carpet wand took only 42% of the water from carpet and pad after six passes; weighted tools squeeze out much more.',
    sources: ['puroclean-carpet'],
  },
  'drying-balance': {
    status: 'B',
    matter: 'other',
    says: 'Balance: dehumidifiers must take vapor away faster than fans and warmth evaporate it, or humidity climbs and wets dry rooms.',
    sources: ['jondon-dehumidifiers'],
  },
  'daily-air-readings': {
    status: 'B',
    matter: 'other',
    says: 'Every day record temperature and relative humidity outdoors, in an unaffected room and in each affected room (and at the dehumidifier outlet), and derive dew point, vapor pressure and grains per pound; log each moisture point with material, meter, setting, depth and a dry reference.',
    sources: ['lever360-dry-log', 'legend-apples'],
  },
  'relative-humidity-misleads': {
    status: 'A',
    matter: 'other',
    says: 'Relative humidity alone misleads: warming air lowers it with no water removed. Compare grains per pound, dew point or vapor pressure.',
    sources: ['home-certified-moisture'],
  },
  'vapor-pressure-formula': {
    status: 'A',
    matter: 'other',
    says: 'Formula: saturation vapor pressure (hPa) = 6.112 x exp(17.62 t / (243.12 + t)), t in C, WMO form for liquid water, valid -45 to 60 C; vapor pressure = RH/100 of it; invert for dew point.',
    sources: ['pvlib-magnus'],
  },
  'ventilate-by-grains': {
    status: 'B',
    matter: 'other',
    says: 'Ventilate only while outdoor grains per pound are well below indoors; otherwise close up and dehumidify (the usual choice in humid Texas weather, but let the readings decide).',
    sources: ['drieaz-drix'],
  },
  'wood-moisture-guide': {
    status: 'B',
    matter: 'other',
    says: 'Wood moisture guide: under 18% safe from decay, 18-20% borderline, above 20% wet; the drying goal still follows nearby dry wood.',
    sources: ['home-certified-moisture'],
  },
  'secondary-damage': {
    status: 'A',
    matter: 'other',
    says: 'Secondary damage comes from slow drying: vapor moves to dry rooms, wood swells, mold starts; seal wet from dry.',
    sources: ['rr-taking-control'],
  },
  'goals-by-season': {
    status: 'B',
    matter: 'other',
    says: 'Set goals by season and building: the same house has different normal moisture in August and January.',
    sources: ['rr-taking-control'],
  },
} as const satisfies Record<string, Fact>;
