import type { Line } from '../../i18n/sourced.ts';

/** One row of the choice between doing it yourself and hiring. */
export interface DiyRow {
  readonly question: string;
  readonly yourself: Line;
  readonly professional: Line;
}

/** One cell on the right is enough to hire. */
export const diyMatrix: readonly DiyRow[] = [
  {
    question: 'What kind of water?',
    yourself: 'Clean: from a supply line or a faucet',
    professional: { words: 'Sewage, floodwater, or any water that may be dirty', facts: ['always-professional'] },
  },
  {
    question: 'How much is wet?',
    yourself: { words: 'Under 10 sq ft, counting the carpet pad and the walls', rule: 'diy-clean-water-area' },
    professional: 'More than that: whole rooms, soaked carpet and pad, or more than one floor',
  },
  {
    question: 'How long has it been?',
    yourself: { words: 'Hours. You can be done within 24 to 48 hours.', facts: ['dry-everything-24-48-hours'] },
    professional: {
      words: 'More than a day, or you don’t know. After two days, assume there’s mold.',
      facts: ['assume-mold-after-48-hours'],
    },
  },
  {
    question: 'Where did it go?',
    yourself: 'It stayed on tile, vinyl, or sealed concrete, or in carpet you can lift.',
    professional: 'Into walls, ceilings, insulation, cabinets, wood floors, or ducts, or anywhere else air can’t reach',
  },
  {
    question: 'Is power near it?',
    yourself: 'No outlets, cords, or lights got wet.',
    professional: {
      words: 'Any outlet, cord, light, or panel got wet. Parts that were under water must be replaced.',
      facts: ['submerged-electrical-parts'],
    },
  },
  {
    question: 'Is there mold?',
    yourself: { words: 'None, or less than about 10 sq ft', facts: ['mold-diy-ten-square-feet'] },
    professional: {
      words: 'More than that, or in the air system',
      facts: ['mold-diy-ten-square-feet', 'always-professional'],
    },
  },
  {
    question: 'How old is the house?',
    yourself: 'You don’t have to tear anything out.',
    professional: {
      words:
        'If it’s from 1980 or before, or has a popcorn ceiling, 9-inch tile, pipe wrap, or vermiculite, test for asbestos before anyone cuts. If it’s from before 1978, most paid work that disturbs the paint has to go to a lead-safe certified firm.',
      facts: ['asbestos-until-1980', 'vermiculite-leave-alone', 'lead-paint-before-1978'],
    },
  },
  {
    question: 'Who’ll do the work?',
    yourself: 'Healthy adults, with everyone else kept out',
    professional: {
      words:
        'No healthy adult can. Children, anyone pregnant, and anyone with asthma or a weak immune system should stay out of the work.',
      facts: ['who-stays-out-of-cleanup'],
    },
  },
];
