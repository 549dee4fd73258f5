import type { Line } from '../../../ledger/sourced.ts';

/** Why somebody may choose the partner company, in sentences that it can keep. */
export const whyChoose: readonly { readonly title: string; readonly description: Line }[] = [
  {
    title: 'We measure before we cut',
    description: 'Readings from a dry spot first, then from the wet ones. You see the map before anything is torn out.',
  },
  {
    title: 'One log, open to you',
    description: 'Every reading, every day, with meter and place. Your copy is the same as ours.',
  },
  {
    title: 'We tell you when you do not need us',
    description: 'Small and clean and caught early is often a job for a towel and a fan. We say so on the phone.',
  },
  {
    title: 'We stay on our side of the line',
    description: {
      words:
        'We document the damage and explain our own price. We do not act as your adjuster or waive your deductible.',
      facts: ['contractor-not-adjuster'],
    },
  },
];

/** Reasons to call at any hour. */
export const callNow: readonly Line[] = [
  { words: 'Sewage, or water from outside, has come in.', facts: ['always-professional'] },
  { words: 'Water has reached outlets, the breaker panel or a ceiling light.', facts: ['never-step-in-near-outlets'] },
  'Water is still running and you cannot stop it.',
  'A ceiling sags, or a floor gives underfoot.',
  {
    words: 'Somebody in the house is ill, very young, old or pregnant, and the house is wet.',
    facts: ['higher-risk-from-mold'],
  },
];

/** Reasons that can wait for office hours. */
export const callSoon: readonly Line[] = [
  'A stain that grows, or comes back after painting.',
  { words: 'A musty smell with nothing to see.', facts: ['musty-odor-matters'] },
  'A leak that you stopped, and are not sure dried behind the wall.',
  { words: 'A patch of mold larger than about 10 square feet.', facts: ['mold-diy-ten-square-feet'] },
  'A claim for which nobody has taken readings yet.',
];

/** What happens after a call, step by step. */
export const visit: readonly { readonly title: string; readonly description: Line }[] = [
  {
    title: 'On the phone',
    description:
      'We ask where the water comes from, whether it still runs, and who is in the house. You hear what to do until we come.',
  },
  {
    title: 'At the door',
    description: {
      words: 'Safety first, then pictures of everything as it stands, before anything is moved.',
      facts: ['order-of-work'],
    },
  },
  {
    title: 'The map',
    description: {
      words: 'A reading from a dry spot of the same material, then from the wet ones. You keep a copy of the map.',
      facts: ['compare-with-known-dry'],
    },
  },
  {
    title: 'The work',
    description: {
      words: 'Water out, then what cannot be saved, then control of humidity and airflow.',
      facts: ['order-of-work'],
    },
  },
  {
    title: 'The end',
    description: {
      words: 'Readings every day. The machines leave when the numbers show that the material is dry.',
      facts: ['order-of-work'],
    },
  },
];
