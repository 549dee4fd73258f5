import type { Line } from '../ledger/sourced.ts';
import { thisDevice } from './pages/this-device.ts';

/** What a page is called in a search result, in a tab and where other pages link to it. */
export interface Head {
  readonly title: string;
  readonly description: Line;
  /** Its address below the language's prefix, where that is not the English one: "/quienes-somos". */
  readonly address?: string;
}

/**
 * Heads of the pages that no MDX file holds, by the page's name: its English address. Every other page is named by the
 * head of its own file. A page that stands in neither is not published in this language.
 */
export const heads: Readonly<Record<string, Head>> = {
  '/damage-assessment': {
    title: 'Damage assessment',
    description:
      'Describe the water damage in your own words and read what to do now, how dirty the water is likely to be, and why. A rough guide, not an inspection.',
  },
  '/calculators/psychrometric': {
    title: 'Psychrometric calculator',
    description:
      'Dew point, grains per pound, mixing ratio and vapor pressure from temperature and humidity, on an interactive chart, with the working shown.',
  },
  '/calculators/air-movement': {
    title: 'Air movement calculator',
    description:
      'How many air movers a wet room needs and where they stand: our rule beside the area method, with a plan of the room to scale.',
  },
  '/calculators/air-scrubber': {
    title: 'Air scrubber calculator',
    description:
      'Air scrubbers for a room by air changes an hour, with the minutes until the air is clear, placement and negative air.',
  },
  '/calculators/circuits': {
    title: 'Circuit planner',
    description: {
      words:
        'Which drying machine goes on which circuit: 15 and 20 amp breakers at 80 percent, what does not fit, electricity and heat.',
      facts: ['continuous-load'],
    },
  },
  '/cost-builder': {
    title: 'Cost builder',
    description:
      'A price range for water damage restoration by area, room, water and severity, with what each choice moves and published ranges.',
  },
  '/calculators/air-check': {
    title: 'Air check',
    description:
      'Compare readings from outside, a dry room, the wet room and the dehumidifier: grain depression, open or closed drying, sweating walls, pints a day.',
  },
  '/calculators/accuracy': {
    title: 'How exact are the calculators?',
    description:
      'The reference table of the psychrometric calculator, its equations and their sources, the measured differences, and the methods behind each tool.',
  },
  '/this-device': { title: thisDevice.title, description: thisDevice.description },
};
