import type { Line } from '../../i18n/sourced.ts';

/** One job of the first day. */
export interface MitigationCard {
  readonly title: string;
  readonly lines: readonly Line[];
}

/** What keeps the damage small in the first 24 hours, in the order that pays best. */
export const firstDayCards: readonly MitigationCard[] = [
  {
    title: 'Take the water out',
    lines: [
      'Clean water only, and the power is safe. Each bucket that you carry out is one that no machine has to dry.',
      {
        words:
          'On carpet use a wet/dry (shop) vacuum, never a household one. Lift the carpet and take the pad out: a pad that stays under is a sponge.',
        facts: ['dry-materials-in-48-hours'],
      },
    ],
  },
  {
    title: 'Dry the air',
    lines: [
      {
        words: 'Keep indoor humidity below 60%. A small meter tells you.',
        facts: ['humidity-target'],
      },
      'On a muggy day keep windows shut and run the dehumidifier. Open up only when the air outside is drier.',
    ],
  },
  {
    title: 'Open what hides water',
    lines: [
      'Pull kick plates off cabinets, open closets, take out drawers, tip up sofa cushions.',
      {
        words: 'Drywall may dry in place if it has not swollen, its seams hold, and air reaches the space behind it.',
        facts: ['dry-materials-in-48-hours'],
      },
      'An old house? Test before you cut: see the steps above.',
    ],
  },
  {
    title: 'Sort your things',
    lines: [
      { words: 'What cannot be cleaned and dried has to go.', facts: ['dry-everything-24-48-hours'] },
      {
        words: 'Pillows, spoiled food and other dangers to health: photograph them, then throw them out.',
        facts: ['discard-health-hazards-after-photos'],
      },
      {
        words: 'Keep a piece of the carpet, the curtains and the wallpaper for the adjuster.',
        facts: ['discard-health-hazards-after-photos'],
      },
    ],
  },
  {
    title: 'Keep the proof together',
    lines: [
      {
        words:
          'Stop more harm: have a roofer cover a hole in the roof, take clean water out. Repair no more. Keep the receipts.',
        facts: ['insurer-steps-first-day'],
      },
      {
        words: 'Photograph serial numbers before anything leaves the house.',
        facts: ['nfip-before-discarding'],
      },
    ],
  },
  {
    title: 'Power and gas stay off',
    lines: [
      {
        words: 'Where water came near circuits, an electrician looks before the power goes back on.',
        facts: ['power-stays-off-until-inspected'],
      },
      {
        words: 'Gas valves that were under floodwater are replaced, not lit again.',
        facts: ['flooded-gas-controls'],
      },
    ],
  },
];
