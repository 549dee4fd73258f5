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
  '/': {
    title: 'Know what the water did, and what to do next',
    description:
      'Guides, calculators and a damage assessment from people who dry houses for a living in the Texas Hill Country.',
  },
  '/guides': {
    title: 'Guides',
    description:
      'Eight guides on four shelves: identify water damage, stay safe, act in the first hours, and restore a building by the book.',
  },
  '/blog': {
    title: 'From the field',
    description: 'Stories of jobs that taught us something, told as our own account, with names and sums left out.',
  },
  '/reviews': {
    title: 'Equipment reviews',
    description: 'Meters, cameras and drying machines that the field team has used: for, against, and one score each.',
  },
  '/ai-in-restoration': {
    title: 'AI in restoration: what helps, what does not',
    description:
      'Kinds of AI tools for water damage work, a roadmap in three phases, three results told honestly, and a reality check.',
  },
  '/damage-assessment': {
    title: 'Damage assessment',
    description:
      'Describe the water damage in your own words and read what to do now, how dirty the water is likely to be, and why. A rough guide, not an inspection.',
  },
  '/videos': {
    title: 'Video Lab',
    description:
      'Valves, meters and drying machines in use. No player loads and no video host is asked before you press play.',
  },
  '/resources': {
    title: 'Tools and resources',
    description:
      'Calculators, checklists and logs to download, public references, guides and AI prompts for water damage work.',
  },
  '/insurance-directory': {
    title: 'Insurance claim phone directory',
    description:
      'Claim phone numbers of insurers, state insurance departments and the flood program, to search, tap and call. Each with its source.',
  },
  '/ask': {
    title: 'Ask the expert',
    description:
      'Ask a water damage question and get an answer by email from people who do the work. Free, and without an account.',
  },
  '/about': {
    title: 'About',
    description:
      'Who writes this manual, eight credentials and how to check each one, whom it is for, and how to get involved.',
  },
  '/wtr-connection': {
    title: 'WTR Connection',
    description:
      'Reach the restoration company behind this manual at any hour: hotline, e-mail, service areas, when to call and what to expect.',
  },
  '/calculators/psychrometric': {
    title: 'Psychrometric calculator',
    description:
      'Dew point, grains per pound, mixing ratio and vapor pressure from temperature and humidity, on an interactive chart, with the working shown.',
  },
  '/calculators/dehumidification': {
    title: 'Dehumidification calculator',
    description:
      'How many dehumidifiers a wet room needs, by our rule and by the published chart, with capacity, electricity and every step.',
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
  '/ask/thanks': {
    title: 'Question Submitted!',
    description: 'Your question has reached us. This page shows its reference and when we answer it.',
  },
  '/ask/not-sent': {
    title: 'Your question was not sent',
    description: 'Something in the form needs a change before we can take your question. Your text is still there.',
  },
  '/newsletter/check-mail': {
    title: 'Check your mailbox',
    description: 'One more step: open the link in the message we have just sent to confirm your subscription.',
  },
  '/newsletter/not-sent': {
    title: 'That did not work',
    description: 'The newsletter form could not be taken. This page says why and what to do next.',
  },
  '/newsletter/confirm': {
    title: 'Confirm your subscription',
    description: 'One press of the button puts your address on the newsletter list. Close this page if it was not you.',
  },
  '/newsletter/confirmed': {
    title: 'You are on the list',
    description: 'Your subscription is confirmed. Every newsletter has a link that takes you off the list again.',
  },
  '/newsletter/expired': {
    title: 'This link does not work any more',
    description: 'The link is too old, was used up or is incomplete. This page says how to get a new one.',
  },
  '/newsletter/unsubscribe': {
    title: 'Leave the newsletter',
    description: 'One press of the button takes your address off the newsletter list. No questions and no account.',
  },
  '/newsletter/unsubscribed': {
    title: 'You are off the list',
    description: 'We will not send you the newsletter any more. You can subscribe again whenever you like.',
  },
  '/this-device': { title: thisDevice.title, description: thisDevice.description },
  '/404': {
    title: 'Page not found',
    description: 'There is no page at this address.',
  },
};
