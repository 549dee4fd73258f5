import type { Line } from '../../i18n/sourced.ts';

/** Conditions of one kind. All of them must hold before anybody sleeps in the house. */
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
          'No water reached outlets, cords, appliances or the panel; or an electrician has cleared each circuit that got wet.',
        facts: ['power-stays-off-until-inspected'],
      },
      {
        words: 'Outlets, switches and lights that were under water have been replaced.',
        facts: ['submerged-electrical-parts'],
      },
      {
        words: 'There is no smell of gas, and gas appliances that got wet have been checked.',
        facts: ['gas-smell-leave', 'flooded-gas-controls'],
      },
      'Carbon monoxide and smoke alarms work.',
      {
        words: 'Solar panels, a battery or a generator that got wet have been checked too.',
        facts: ['solar-stays-live'],
      },
    ],
  },
  {
    category: 'Structural Integrity',
    checks: [
      { words: 'No ceiling sags, drips or bulges.', facts: ['sagging-ceiling-heavy'] },
      { words: 'No floor sags or gives under your foot.', facts: ['sagging-ceiling-heavy'] },
      {
        words: 'No new cracks in the foundation, no missing support, and every door opens without force.',
        facts: ['jammed-door-leave'],
      },
      {
        words: 'After a flood, the people whose job it is have said that you may go back in.',
        facts: ['re-enter-when-professionals-clear'],
      },
    ],
  },
  {
    category: 'Air Quality',
    checks: [
      { words: 'You can see no mold and smell nothing musty.', facts: ['stay-away-until-dry', 'musty-odor-matters'] },
      { words: 'Indoor humidity is below 60%.', facts: ['humidity-target'] },
      { words: 'The heating and cooling never took in dirty water.', facts: ['no-contaminated-hvac'] },
      'Nobody in the house coughs, wheezes or feels worse indoors than out.',
    ],
  },
  {
    category: 'Water Removal',
    checks: [
      'The leak is found and stopped, and it has stayed dry since.',
      {
        words: 'It was clean water from a supply pipe. No sewage, no river, no street.',
        facts: ['category-1-meaning', 'always-professional'],
      },
      {
        words: 'Everything was dry within 24 to 48 hours, walls and floors too, and a meter agrees with a dry spot.',
        facts: ['dry-materials-in-48-hours'],
      },
      {
        words: 'You have safe water to drink. After a flood a private well counts as unsafe until a test clears it.',
        facts: ['flooded-well-do-not-use'],
      },
    ],
  },
];
