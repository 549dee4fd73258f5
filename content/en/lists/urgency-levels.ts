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
      'Water is still coming, or it is rising.',
      'A ceiling sags, bulges or drips.',
      'Water has reached outlets, cords, lights or the panel.',
      { words: 'Sewage, floodwater or any water that may be dirty.', facts: ['category-3-meaning'] },
      'A floor gives way, or a door no longer closes since the leak.',
    ],
    action: {
      words:
        'Get people out of the room. Shut the water at the main valve. Leave wet electrics alone. Call a professional now.',
      facts: ['burst-pipe-shut-main-valve', 'wet-electrical-do-not-touch'],
    },
  },
  {
    level: { words: 'Within 24 to 48 hours', rule: 'urgency-tiers' },
    tone: 'amber',
    signs: [
      'Clean water soaked carpet, pad, drywall, cabinets or insulation.',
      'A stain is damp, or has grown since yesterday.',
      'Boards cup, paint bubbles, or a baseboard swells.',
      'A musty smell that was not there last week.',
    ],
    action: {
      words:
        'Stop the source. Clean water only, and the power is safe: start to dry today. Finish within 24 to 48 hours where you can. After that, expect mold.',
      facts: ['finish-drying-48-hours', 'assume-mold-after-48-hours'],
    },
  },
  {
    level: 'Within a week',
    tone: 'river',
    signs: [
      'An old stain that is dry and has not changed.',
      'White powder on brick or concrete.',
      'A water bill that is higher than last year, with no reason.',
      'Rust, flaking paint or soft caulk in one spot.',
    ],
    action: {
      words: 'Have it looked at and measured within a week. Mark the edge, date it, and check it each day until then.',
      rule: 'urgency-tiers',
    },
  },
];
