import type { Line } from '../../i18n/sourced.ts';

/** Conditions of one kind. All of them must be true before anyone sleeps in the house. */
export interface SafeToStayCheck {
  readonly category: string;
  readonly checks: readonly Line[];
}

export const safeToStay: readonly SafeToStayCheck[] = [
  {
    category: 'Electrical Safety',
    checks: [
      {
        words:
          'No water reached outlets, cords, appliances, or the breaker panel, or an electrician has cleared every circuit that got wet.',
        facts: ['power-stays-off-until-inspected'],
      },
      {
        words: 'Outlets, switches, and lights that were under water have been replaced.',
        facts: ['submerged-electrical-parts'],
      },
      {
        words: 'You don’t smell gas, and gas appliances that got wet have been checked.',
        facts: ['gas-smell-leave', 'flooded-gas-controls'],
      },
      'There’s a carbon monoxide alarm and a smoke alarm, and both work.',
      {
        words: 'Solar panels, a battery, or a generator that got wet has been checked too.',
        facts: ['solar-stays-live'],
      },
    ],
  },
  {
    category: 'Structural Integrity',
    checks: [
      { words: 'No ceiling sags, drips, or bulges.', facts: ['sagging-ceiling-heavy'] },
      { words: 'No floor sags or gives when you step on it.', facts: ['sagging-ceiling-heavy'] },
      {
        words: 'There are no new cracks in the foundation and no missing supports, and every door opens without force.',
        facts: ['jammed-door-leave'],
      },
      {
        words: 'After a flood, the officials or professionals in charge have said you can go back in.',
        facts: ['re-enter-when-professionals-clear'],
      },
    ],
  },
  {
    category: 'Air Quality',
    checks: [
      { words: 'You don’t see mold or smell anything musty.', facts: ['stay-away-until-dry', 'musty-odor-matters'] },
      { words: 'Indoor humidity is below 60%. Below 50% is better.', facts: ['humidity-target'] },
      {
        words: 'Dirty water never got into the heating and cooling, or a professional has cleaned and cleared it.',
        facts: ['no-contaminated-hvac'],
      },
      'No one in the house coughs, wheezes, or feels worse indoors than outdoors.',
    ],
  },
  {
    category: 'Water Removal',
    checks: [
      'The leak has been found and stopped, and it’s stayed dry since.',
      {
        words:
          'It was clean water from a supply pipe, or a crew has cleaned up the dirty water and a professional says it’s safe.',
        facts: ['category-1-meaning', 'always-professional'],
      },
      {
        words:
          'Everything was dry within 24 to 48 hours, walls and floors too, and a meter reads the same there as in a dry spot.',
        facts: ['dry-materials-in-48-hours'],
      },
      {
        words: 'You have safe water to drink. After a flood, treat a private well as unsafe until a test clears it.',
        facts: ['flooded-well-do-not-use'],
      },
    ],
  },
];
