import type { Line } from '../../i18n/sourced.ts';

/** One job of the first day. */
export interface MitigationCard {
  readonly title: string;
  readonly lines: readonly Line[];
}

/** What keeps the damage small in the first 24 hours, in the order that pays best. */
export const firstDayCards: readonly MitigationCard[] = [
  {
    title: 'Get the water out',
    lines: [
      'Only if it’s clean water and the power is safe. Every bucket you carry out is one that a dehumidifier doesn’t have to pull from the air.',
      {
        words:
          'On carpet, use a wet/dry (shop) vacuum, never a household one, from a dry outlet while you stand where it’s dry. Lift the carpet and take the pad out. If you leave it, it holds water like a sponge.',
        facts: ['dry-materials-in-48-hours'],
      },
    ],
  },
  {
    title: 'Dry the air',
    lines: [
      {
        words: 'Get indoor humidity below 50%, or at least below 60%. A small humidity meter will tell you.',
        facts: ['humidity-target'],
      },
      'On a muggy day, keep the windows shut and run the dehumidifier. Open up only when the air outside is drier.',
    ],
  },
  {
    title: 'Open up places that hide water',
    lines: [
      'Pull the kick plates off cabinets, open closets, take out drawers, and stand sofa cushions on edge.',
      {
        words:
          'Drywall may dry in place if it hasn’t swollen, its seams are holding, and air can reach the space behind it.',
        facts: ['dry-materials-in-48-hours'],
      },
      'In an older house, test before you cut. See the steps above.',
    ],
  },
  {
    title: 'Sort your belongings',
    lines: [
      {
        words:
          'Anything you can’t clean and dry has to go. Ask the adjuster before you throw it out, unless it’s a health hazard.',
        facts: ['dry-everything-24-48-hours'],
      },
      {
        words: 'Photograph pillows, spoiled food, and other health hazards, then throw them out.',
        facts: ['discard-health-hazards-after-photos'],
      },
      {
        words: 'Keep a piece of the carpet, the curtains, and the wallpaper for the adjuster.',
        facts: ['discard-health-hazards-after-photos'],
      },
    ],
  },
  {
    title: 'Keep your proof together',
    lines: [
      {
        words:
          'Prevent more damage: have a roofer cover any hole in the roof, and if the water is clean, get it out. Don’t repair anything beyond that yet. Keep the receipts.',
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
        words: 'Where water got near circuits, have an electrician check before the power goes back on.',
        facts: ['power-stays-off-until-inspected'],
      },
      {
        words: 'Gas valves that were under floodwater have to be replaced. Do not relight anything they feed.',
        facts: ['flooded-gas-controls'],
      },
    ],
  },
];
