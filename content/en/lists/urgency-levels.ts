import type { Line } from '../../i18n/sourced.ts';

/** How soon a sign needs an answer. */
export interface UrgencyLevel {
  readonly level: Line;
  readonly tone: 'alarm' | 'amber' | 'river';
  readonly signs: readonly Line[];
  readonly action: Line;
}

/** Highest first: one sign of a level is enough. */
export const urgencyLevels: readonly UrgencyLevel[] = [
  {
    level: 'Immediate',
    tone: 'alarm',
    signs: [
      'Water is still coming in, or it’s rising.',
      'A ceiling sags, bulges, or drips.',
      'Water has reached outlets, cords, lights, or the breaker panel.',
      { words: 'It’s sewage, floodwater, or any water that may be dirty.', facts: ['category-3-meaning'] },
      'A floor gives way, or a door hasn’t closed right since the leak.',
    ],
    action: {
      words:
        'Get people out of the room. Shut the water off at the main valve. Do not touch anything electrical that’s wet. Call a professional now.',
      facts: ['burst-pipe-shut-main-valve', 'wet-electrical-do-not-touch'],
    },
  },
  {
    level: { words: 'Within 24 to 48 hours', rule: 'urgency-tiers' },
    tone: 'amber',
    signs: [
      'Clean water soaked the carpet, pad, drywall, cabinets, or insulation.',
      'A stain is damp, or it’s grown since yesterday.',
      'The edges of floorboards are rising, paint is bubbling, or a baseboard is swelling.',
      'There’s a musty smell that wasn’t there last week.',
    ],
    action: {
      words:
        'Stop the source. Only if it’s clean water and the power is safe: start drying today. Finish within 24 to 48 hours if you can. After that, expect mold.',
      facts: ['finish-drying-48-hours', 'assume-mold-after-48-hours'],
    },
  },
  {
    level: 'Within a week',
    tone: 'river',
    signs: [
      'An old stain is dry and hasn’t changed.',
      'There’s white powder on brick or concrete.',
      'The water bill is higher than last year’s for no reason.',
      'There’s rust, flaking paint, or soft caulk in one spot.',
    ],
    action: {
      words:
        'Have a professional look at it and measure the moisture within a week. Mark the edge with the date, and check it every day until then.',
      rule: 'urgency-tiers',
    },
  },
];
