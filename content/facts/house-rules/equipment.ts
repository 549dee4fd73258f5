import type { HouseRule } from './house-rule.ts';

/** Meters, software and rental. */
export const equipmentRules = {
  'equipment-rental': {
    says: 'Equipment rents for $50 to $200 a day.',
    value: '$50-200 a day',
    sourcesSay: 'Quoted rates for a good dehumidifier are about $75 to $165 a day.',
    facts: ['rental-rates'],
  },
  'thermal-meter': {
    says: 'The meter we tested lists a sensor under 70 mK, 160 × 120 pixels, 15,000 images and a 10-year warranty.',
    value: 'under 70 mK; 160 × 120; 15,000 images; 10 years',
    sourcesSay: 'Check the maker’s data sheet. On such cameras a 10-year warranty has meant the detector only.',
    facts: ['mr277-unconfirmed', 'ten-year-detector-warranty', 'thermal-sensitivity-context'],
  },
  'reporting-software': {
    says: 'Reporting software for the meter costs about $200 a year.',
    value: 'about $200 a year',
    sourcesSay: 'No price list was found. Ask the maker.',
    facts: ['thermal-meter-spec-unconfirmed'],
  },
} as const satisfies Record<string, HouseRule>;
