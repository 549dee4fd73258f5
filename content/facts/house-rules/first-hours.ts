import type { HouseRule } from './house-rule.ts';

/** Clocks and limits of the first days. */
export const firstHoursRules = {
  'begin-drying': {
    says: 'Mold can grow within 24 to 48 hours, so begin drying within that time.',
    value: '24-48 hours',
    sourcesSay: 'Start at once and finish drying within 24 to 48 hours where you can.',
    facts: ['finish-drying-48-hours'],
  },
  'urgency-tiers': {
    says: 'Three levels of urgency for calling a crew: immediate, within 24 to 48 hours, and a professional assessment within a week. Drying starts at once at every level.',
    value: 'immediate; 24-48 hours; within a week',
    sourcesSay:
      'Start drying at once and finish within 24 to 48 hours where you can. When a crew should come is our own sorting.',
    facts: ['finish-drying-48-hours'],
  },
  'diy-clean-water-area': {
    says: 'Do it yourself only when clean water has wet less than 10 square feet.',
    value: 'under 10 sq ft of clean water',
    sourcesSay:
      'No area limit is set for drying clean water. The 10 square foot test is for mold; for water the clock and the kind of water decide.',
    facts: ['diy-area-rule-is-about-mold'],
  },
  'extraction-800': {
    says: 'Removing liquid water is about 800 times more efficient than drying it out.',
    value: 'about 800 times',
    sourcesSay:
      'No measurement was found, and trade pages quote other multipliers. It is far faster; that much is sure.',
    facts: ['extraction-multiplier-unproven', 'extract-first-carpet-test'],
  },
  'basement-pumping': {
    says: 'Pump out 1 foot, wait overnight, then pump half of what is left and wait overnight again.',
    value: '1 foot, overnight, then half',
    sourcesSay:
      'FEMA: wait until the ground outside is clear, pump 1 foot, mark, wait overnight; once the level holds, 2 to 3 feet a day. Follow FEMA.',
    facts: ['basement-pumping-method', 'never-pump-while-flooded'],
  },
  'water-ages': {
    says: 'Clean water counts as gray from two days on, used water as black after three days, standing water as black after a week.',
    value: '2 days, 3 days, a week',
    sourcesSay: 'Time and temperature can make water dirtier. No source was found that sets days.',
    facts: ['category-judges-contamination'],
  },
  'gray-water-night': {
    says: 'After gray water people sleep somewhere else: nobody in or beside the wet rooms, and people at risk leave.',
    value: 'somewhere else, never in or beside the wet rooms',
    sourcesSay: 'Such water can make people ill. No source was found that says where to sleep.',
    facts: ['category-2-is-significant', 'category-2-meaning'],
  },
  'prevention-schedule': {
    says: 'Look for leaks monthly, quarterly and yearly.',
    value: 'monthly, quarterly, yearly',
    sourcesSay: 'No source sets a schedule. What each look covers rests on its own facts.',
    facts: [],
  },
} as const satisfies Record<string, HouseRule>;
