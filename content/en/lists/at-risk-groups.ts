import type { Line } from '../../i18n/sourced.ts';

/** People who should leave first. */
export interface AtRiskGroup {
  readonly group: string;
  readonly risks: readonly Line[];
  readonly recommendation: Line;
}

export const atRiskGroups: readonly AtRiskGroup[] = [
  {
    group: 'Babies and children',
    risks: [
      { words: 'Infants and children are at higher risk from mold.', facts: ['higher-risk-from-mold'] },
      'They play on the floor, where the water was, and put things in their mouths.',
    ],
    recommendation: {
      words:
        'Out first, and back last. Keep them away from all cleanup. Throw out soft toys that floodwater touched, and wash hard ones in hot water with detergent.',
      facts: ['who-stays-out-of-cleanup', 'soft-toys-and-mattresses'],
    },
  },
  {
    group: 'Anyone pregnant',
    risks: [{ words: 'Named with children among those at higher risk from mold.', facts: ['higher-risk-from-mold'] }],
    recommendation: {
      words: 'Sleep elsewhere until the house is dry, and take no part in cleanup. Ask your doctor before you go back.',
      facts: ['who-stays-out-of-cleanup'],
    },
  },
  {
    group: 'People with asthma, allergies or lung disease',
    risks: [
      {
        words: 'Mold can set off wheezing, a stuffy nose and itchy eyes, and more strongly in people with asthma.',
        facts: ['mold-symptoms'],
      },
      { words: 'Damp alone is linked with new and worse asthma.', facts: ['damp-buildings-health-effects'] },
    ],
    recommendation: {
      words: 'Leave tonight, with all medicine. Do not return until the house is fully dry and no mold shows.',
      facts: ['stay-away-until-dry'],
    },
  },
  {
    group: 'People with a weak immune system',
    risks: [
      { words: 'For them mold can mean an infection, not only an itch.', facts: ['mold-symptoms'] },
      'Cancer treatment, a transplant and some medicines all count. If you are not sure, ask the clinic.',
    ],
    recommendation: {
      words:
        'Stay away on medical grounds until the work is done, and stay out of cleanup. Your doctor decides when you return.',
      facts: ['stay-away-until-dry', 'who-stays-out-of-cleanup'],
    },
  },
  {
    group: 'Older people, and anyone who needs power to live',
    risks: [
      { words: 'Older people are at higher risk from mold.', facts: ['higher-risk-from-mold'] },
      'A wet floor in the dark is a fall. An oxygen machine with no power is an emergency.',
    ],
    recommendation: {
      words:
        'Move them while it is still light. Ask the care provider how to keep medical equipment running, and take it along.',
      facts: ['medical-power-plan'],
    },
  },
  {
    group: 'Pets',
    risks: ['They wade in floodwater, drink it, and lick it off their fur.'],
    recommendation: {
      words:
        'Keep them out of the water and do not let them drink it. Wash them with clean water, and keep them on a leash or in a carrier. They do not stay in a room that dries: it is hot and loud, and they chew cords.',
      facts: ['pets-and-floodwater'],
    },
  },
];
