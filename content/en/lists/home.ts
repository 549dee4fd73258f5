import type { Sourced } from '../../i18n/sourced.ts';

/** One of the three columns of "the first two hours". */
export interface FirstHours {
  readonly priority: 'critical' | 'urgent' | 'important';
  readonly time: string;
  readonly title: string;
  readonly actions: readonly Sourced[];
}

export const firstTwoHours: readonly FirstHours[] = [
  {
    priority: 'critical',
    time: '0–30 minutes',
    title: 'Make it safe and stop the water',
    actions: [
      {
        words:
          'If anyone is hurt, trapped, or in danger, call 911. Get out of smoke, fire, or gas, and stay away from a wire that’s down.',
      },
      {
        words: 'If someone got a shock, do not touch them or the water. Call 911.',
        facts: ['shock-look-do-not-touch'],
      },
      {
        words:
          'If you smell gas, or a carbon monoxide alarm sounds, get out. Do not touch a switch. Call 911 from outside.',
        facts: ['gas-smell-leave', 'co-alarm-go-out'],
      },
      {
        words: 'Stay out of a flooded room if the water may be touching outlets, cords, or appliances.',
        facts: ['never-step-in-near-outlets'],
      },
      {
        words:
          'Turn off the power only if you can reach the main switch from a dry place, and the breaker panel is dry and quiet. If it’s wet, do not touch it: call your electric utility. If it hums, sparks, smokes, is hot, or has water running into it, get out and call 911 first.',
        facts: ['main-power-dry-place-only', 'wet-panel-hands-off'],
      },
      { words: 'Stay out from under a sagging ceiling.', facts: ['sagging-ceiling-heavy'] },
      {
        words: 'If it’s sewage or floodwater, stay out of it and call for help.',
        facts: ['sewage-people-out', 'always-professional'],
      },
      { words: 'If a pipe has burst, close the main water valve right away.', facts: ['burst-pipe-shut-main-valve'] },
    ],
  },
  {
    priority: 'urgent',
    time: '30–60 minutes',
    title: 'Take photos, then make your calls',
    actions: [
      {
        words: 'From the doorway or a dry place, photograph and film everything before you move it.',
        facts: ['insurer-steps-first-day'],
      },
      { words: 'Call your insurance company, and keep every receipt.', facts: ['insurer-steps-first-day'] },
      {
        words:
          'Don’t throw anything away until the adjuster (the person your insurance company sends to look at the damage) says you can. Health hazards can go right away, but photograph them first.',
        facts: ['insurer-steps-first-day', 'discard-health-hazards-after-photos'],
      },
    ],
  },
  {
    priority: 'important',
    time: '1–2 hours',
    title: 'Start the drying',
    actions: [
      {
        words:
          'Only if it’s clean water and the power is safe: get the standing water out. Aim for a dry house within 24 to 48 hours.',
        facts: ['dry-everything-24-48-hours'],
      },
      {
        words:
          'Only if it’s clean water and the power is safe: run fans and dehumidifiers, from a dry outlet while you stand where it’s dry. Don’t run fans once you can see mold.',
        facts: ['no-fans-on-visible-mold'],
      },
      {
        words: 'If the house was built in 1980 or before, have it tested for asbestos before you cut anything.',
        facts: ['asbestos-until-1980'],
      },
    ],
  },
];

/** A card of the home page. */
export interface HomeCard {
  readonly title: string;
  /** Of the index also with `{guides}` and `{shelves}`, which are counted. */
  readonly description: string;
  readonly link: string;
  /** What kind of page it is, over its title. */
  readonly kicker?: string;
}

export const featured: readonly HomeCard[] = [
  {
    kicker: 'Worked example',
    title: 'How a scope grows: a wide hall, measured',
    description:
      'A scope is the list of work on a job. It grows because what looks wet and what’s actually wet aren’t the same.',
    link: '/blog/elks-lodge-seguin',
  },
  {
    kicker: 'Guide',
    title: 'What does water damage look like?',
    description: 'Stains, swelling, smells, and sounds, place by place, and how soon each one needs attention.',
    link: '/guides/what-does-water-damage-look-like',
  },
  {
    kicker: 'Checklist',
    title: 'Emergency checklist',
    description: 'The first two hours, in order. Check off steps as you go. Once it’s open, it works without a signal.',
    link: '/guides/emergency-checklist',
  },
];

export const hubs: readonly HomeCard[] = [
  {
    title: 'All guides',
    description: '{guides} guides in {shelves} topics, from the first stain to the last appeal.',
    link: '/guides',
  },
  {
    title: 'Mold prevention',
    description: 'The mold clock starts with the water. Here’s how to beat it.',
    link: '/guides/mold-prevention',
  },
  {
    title: 'Cost builder',
    description: 'Get a price range for your room, and see what moves it up or down.',
    link: '/cost-builder',
  },
  {
    title: 'Hidden signs',
    description: 'Where water hides when nothing shows, and how to find it.',
    link: '/guides/hidden-water-damage-signs',
  },
];

export const tools: readonly HomeCard[] = [
  {
    title: 'Video Lab',
    description: 'Valves, meters, and drying equipment, shot by shot, with a guide to read beside each.',
    link: '/videos',
  },
  {
    title: 'The toolkit',
    description: 'Calculators, drying logs, checklists, and workbooks to print or take with you.',
    link: '/resources',
  },
  {
    title: 'Damage assessment',
    description: 'Tell us what happened in your own words. You’ll get the water category and what to do first.',
    link: '/damage-assessment',
  },
];
