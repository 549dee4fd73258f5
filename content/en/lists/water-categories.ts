import type { Line } from '../../i18n/sourced.ts';

/** A category of water, as the trade sorts it, with what it means for tonight. */
export interface WaterCategory {
  readonly category: 1 | 2 | 3;
  readonly name: string;
  readonly description: Line;
  readonly examples: string;
  readonly riskLevel: string;
  /** Stay or go. */
  readonly evacuation: Line;
}

export const waterCategories: readonly WaterCategory[] = [
  {
    category: 1,
    name: 'Clean Water',
    description: {
      words: 'From a clean source. Little risk from touching, breathing or swallowing it.',
      facts: ['category-1-meaning'],
    },
    examples: 'A supply pipe, a faucet, a bathtub of clean water.',
    riskLevel: 'Low',
    evacuation: {
      words:
        'You may be able to stay, if every condition in the list holds. It does not stay clean: time, heat and what it touches make it worse.',
      facts: ['category-judges-contamination'],
    },
  },
  {
    category: 2,
    name: 'Gray Water',
    description: {
      words: 'Significantly contaminated. It can make people ill.',
      facts: ['category-2-is-significant', 'category-2-meaning'],
    },
    examples: 'A washing machine, a dishwasher, some toilet overflows.',
    riskLevel: 'High',
    evacuation: {
      words:
        'Our rule: do not sleep in or beside the wet rooms. Everyone in the list of people at risk leaves tonight. The rest leave too if you cannot close the wet rooms off.',
      rule: 'gray-water-night',
    },
  },
  {
    category: 3,
    name: 'Black Water',
    description: {
      words: 'Grossly contaminated. It may carry germs or poisons.',
      facts: ['category-3-meaning'],
    },
    examples: 'Sewage, a backed-up drain, a river, water that ran over the ground.',
    riskLevel: 'Severe',
    evacuation: {
      words: 'Everyone leaves, pets too. Nobody sleeps there until it is cleaned and professionals say so.',
      facts: ['sewage-people-out', 're-enter-when-professionals-clear'],
    },
  },
];
