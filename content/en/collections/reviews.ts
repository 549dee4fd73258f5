import type { Sourced } from '../../i18n/sourced.ts';
import type { Storyboard } from './videos.ts';

export const reviewCategories = ['moisture-meters', 'dehumidifiers', 'thermal', 'safety'] as const;
export type ReviewCategory = (typeof reviewCategories)[number];

/** Words of the filter buttons, `all` first. */
export const reviewFilters: readonly { readonly value: 'all' | ReviewCategory; readonly label: string }[] = [
  { value: 'all', label: 'All' },
  { value: 'moisture-meters', label: 'Moisture meters' },
  { value: 'dehumidifiers', label: 'Dehumidifiers' },
  { value: 'thermal', label: 'Thermal' },
  { value: 'safety', label: 'Safety' },
];

/** One reviewed tool. List and page read the same record, so that they cannot disagree about the score. */
export interface Review {
  readonly id: string;
  readonly title: string;
  /** Filters under which it is listed. */
  readonly categories: readonly ReviewCategory[];
  /** Points out of `maxRating`. */
  readonly rating: number;
  readonly maxRating: number;
  readonly verdict: string;
  readonly author: string;
  /** Used by the field team on jobs; shown once the owner confirms it (`review` in content/owner.ts). */
  readonly fieldTested: boolean;
  /** Name of the drawing that stands on the card. */
  readonly image: Storyboard;
  readonly excerpt: string;
  readonly pros: readonly string[];
  readonly cons: readonly string[];
  readonly link: string;
}

export const reviews: readonly Review[] = [
  {
    id: 'flir-mr277',
    title: 'FLIR MR277 thermal moisture meter',
    categories: ['thermal', 'moisture-meters'],
    rating: 6.5,
    maxRating: 10,
    verdict: 'A good first instrument, not the only one.',
    author: 'Water Damage Field Manual',
    fieldTested: true,
    image: 'meter',
    excerpt:
      'Camera, pin meter, pinless pad, and air sensor in one body. It finds the wet spot fast and checks it right there. It also tempts you to believe pictures.',
    pros: [
      'Points and measures with one tool, so a cool patch gets a reading at once',
      'Edges from the visible camera make thermal pictures readable a week later',
      'Pin, pinless, and air readings in one record',
      'A camera sweeps a ceiling or a long wall faster than pins do',
    ],
    cons: [
      'The pin probe is on a cable',
      'Good reports need the manufacturer’s software, at a yearly cost',
      'One battery: when it’s dead, every reading stops',
      'Few pixels for tall rooms',
      'You pay for three instruments, even if you own one of them already',
    ],
    link: '/reviews/flir-mr277',
  },
];

/** One line of the specification table, from our own tool sheet: not confirmed against the maker's data sheet. */
export interface SheetLine {
  readonly quantity: string;
  /** The figure, with the house rule that records what could and could not be confirmed. */
  readonly listed: Sourced;
  readonly meaning: string;
}

/** Tool sheets by the id of the review. */
export const toolSheets: Readonly<Record<string, readonly SheetLine[]>> = {
  'flir-mr277': [
    {
      quantity: 'Thermal sensitivity',
      listed: { words: 'under 70 mK', rule: 'thermal-meter' },
      meaning: 'The smallest temperature difference the camera can tell apart.',
    },
    {
      quantity: 'Thermal resolution',
      listed: { words: '160 × 120', rule: 'thermal-meter' },
      meaning: 'Measuring points across and down. Fewer points: stand closer.',
    },
    {
      quantity: 'Image storage',
      listed: { words: '15,000 images', rule: 'thermal-meter' },
      meaning: 'More than any job needs. Back them up anyway.',
    },
    {
      quantity: 'Warranty',
      listed: { words: '10 years', rule: 'thermal-meter' },
      meaning: 'Ask which parts it covers, and how soon you have to register.',
    },
    {
      quantity: 'Reporting software',
      listed: { words: 'about $200 a year', rule: 'reporting-software' },
      meaning: 'Add it to the price before you compare.',
    },
  ],
};
