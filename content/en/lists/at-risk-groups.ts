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
      'They play on the floor, where the water was, and they put things in their mouths.',
    ],
    recommendation: {
      words:
        'Get them out first, and bring them back last. Keep them away from all cleanup. Throw out soft toys that floodwater touched, and wash hard ones in hot water with detergent.',
      facts: ['who-stays-out-of-cleanup', 'soft-toys-and-mattresses'],
    },
  },
  {
    group: 'Anyone pregnant',
    risks: [{ words: 'Like children, they’re at higher risk from mold.', facts: ['higher-risk-from-mold'] }],
    recommendation: {
      words:
        'Sleep somewhere else until the house is dry, and stay out of cleanup. Ask your doctor before you go back.',
      facts: ['who-stays-out-of-cleanup'],
    },
  },
  {
    group: 'People with asthma, allergies, or lung disease',
    risks: [
      {
        words: 'Mold can set off wheezing, a stuffy nose, and itchy eyes, and it’s worse for people with asthma.',
        facts: ['mold-symptoms'],
      },
      { words: 'Even dampness alone is linked with new and worse asthma.', facts: ['damp-buildings-health-effects'] },
    ],
    recommendation: {
      words:
        'Leave tonight, and take all your medicine. Do not return until the house is fully dry and you can’t see any mold.',
      facts: ['stay-away-until-dry'],
    },
  },
  {
    group: 'People with a weak immune system',
    risks: [
      { words: 'For them, mold can mean an infection, not just an itch.', facts: ['mold-symptoms'] },
      'Cancer treatment, a transplant, and some medicines all count. If you aren’t sure, ask your clinic.',
    ],
    recommendation: {
      words:
        'Stay away, for medical reasons, until the work is done, and stay out of cleanup. Let your doctor decide when you go back.',
      facts: ['stay-away-until-dry', 'who-stays-out-of-cleanup'],
    },
  },
  {
    group: 'Older people, and anyone who needs power to live',
    risks: [
      { words: 'Older people are at higher risk from mold.', facts: ['higher-risk-from-mold'] },
      'It’s easy to fall on a wet floor in the dark. An oxygen machine without power is an emergency.',
    ],
    recommendation: {
      words:
        'Move them before dark if you can. If it’s already dark, don’t wait for morning: use a flashlight. Ask their care provider how to keep medical equipment running, and take it with you.',
      facts: ['medical-power-plan'],
    },
  },
  {
    group: 'Pets',
    risks: ['They wade in floodwater, drink it, and lick it off their fur.'],
    recommendation: {
      words:
        'Keep them out of the water and don’t let them drink it. Wash them with clean water, and keep them on a leash or in a carrier. Don’t leave them in a room with drying equipment running: it’s hot and loud, and they chew cords.',
      facts: ['pets-and-floodwater'],
    },
  },
];
