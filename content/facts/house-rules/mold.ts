import type { HouseRule } from './house-rule.ts';

/** Humidity, warmth and area of mold. */
export const moldRules = {
  'humidity-below-50': {
    says: 'Keep indoor humidity below 50%.',
    value: 'below 50%',
    sourcesSay: 'Below 60%, ideally between 30% and 50%. Our figure is the top of the ideal range, not the limit.',
    facts: ['humidity-target'],
  },
  'mold-call-area': {
    says: 'Call at once when mold covers more than 10 square feet.',
    value: 'over 10 sq ft of mold',
    sourcesSay:
      'Above 10 square feet, ask an experienced contractor or follow the guide for larger buildings. Our rule is stricter.',
    facts: ['mold-area-thresholds'],
  },
  'mold-temperature': {
    says: 'Mold likes 68 to 86 °F.',
    value: '68-86 °F',
    sourcesSay:
      'Good growth at about 60 to 86 °F and some from about 40 to 100 °F. No room is safe by its temperature.',
    facts: ['mold-temperature-range'],
  },
} as const satisfies Record<string, HouseRule>;
