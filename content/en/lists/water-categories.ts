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
      words: 'It comes from a clean source. There’s little risk in touching, breathing, or swallowing it.',
      facts: ['category-1-meaning'],
    },
    examples: 'A supply pipe, a faucet, or a bathtub of clean water.',
    riskLevel: 'Low',
    evacuation: {
      words:
        'You may be able to stay, if every condition on the list is true. It doesn’t stay clean: time, heat, and what it touches make it worse.',
      facts: ['category-judges-contamination'],
    },
  },
  {
    category: 2,
    name: 'Gray Water',
    description: {
      words: 'It’s significantly contaminated. It can make people sick.',
      facts: ['category-2-is-significant', 'category-2-meaning'],
    },
    examples: 'What a washing machine or dishwasher drains, or rain through the roof.',
    riskLevel: 'High',
    evacuation: {
      words:
        'Our rule: sleep somewhere else. People at risk leave tonight, no matter what. If someone really can’t leave, do not sleep in or next to the wet rooms, and close them off.',
      rule: 'gray-water-night',
    },
  },
  {
    category: 3,
    name: 'Black Water',
    description: {
      words: 'It’s highly contaminated. It may carry germs or poisons.',
      facts: ['category-3-meaning'],
    },
    examples: 'Sewage, a backed-up drain, a toilet that overflowed, a river, or water that ran over the ground.',
    riskLevel: 'Severe',
    evacuation: {
      words: 'Everyone leaves, pets too. No one sleeps there until it’s cleaned and professionals say it’s safe.',
      facts: ['sewage-people-out', 're-enter-when-professionals-clear'],
    },
  },
];
