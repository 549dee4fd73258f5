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
    title: 'Make it safe, stop the water',
    actions: [
      { words: 'Anyone hurt, trapped or in danger? Get out if you can, and call 911.' },
      {
        words: 'Someone got a shock? Do not touch them or the water. Call 911.',
        facts: ['shock-look-do-not-touch'],
      },
      {
        words:
          'You smell gas, or the carbon monoxide alarm sounds? Go out, touch no switch, and call 911 from outside.',
        facts: ['gas-smell-leave', 'co-alarm-go-out'],
      },
      {
        words: 'Keep out of a flooded room if the water may touch outlets, cords or appliances.',
        facts: ['never-step-in-near-outlets'],
      },
      {
        words:
          'Turn off the power only if you can reach the switch from a dry place, and the panel is dry and quiet. Wet, humming, hot or smoking: hands off, call the utility.',
        facts: ['main-power-dry-place-only', 'wet-panel-hands-off'],
      },
      { words: 'Stay out from under a ceiling that sags.', facts: ['sagging-ceiling-heavy'] },
      {
        words: 'Sewage or floodwater? Stay out of it and call for help.',
        facts: ['sewage-people-out', 'always-professional'],
      },
      { words: 'If a pipe has burst, shut the main water valve at once.', facts: ['burst-pipe-shut-main-valve'] },
    ],
  },
  {
    priority: 'urgent',
    time: '30–60 minutes',
    title: 'Record it, then call',
    actions: [
      {
        words: 'From the doorway or a dry place, photograph and film everything before you move it.',
        facts: ['insurer-steps-first-day'],
      },
      { words: 'Call your insurer and keep every receipt.', facts: ['insurer-steps-first-day'] },
      {
        words: 'Throw nothing away until the adjuster says so. A danger to health may go at once: photograph it first.',
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
          'Clean water only, and the power is safe: get standing water out. The goal is a dry house within 24 to 48 hours.',
        facts: ['dry-everything-24-48-hours'],
      },
      {
        words:
          'Clean water only, and the power is safe: run fans and dehumidifiers, but no fans once you can see mold.',
        facts: ['no-fans-on-visible-mold'],
      },
      {
        words: 'A house from 1980 or before? Have it tested for asbestos before you cut anything.',
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
    kicker: 'From the field',
    title: 'A lodge hall: why a measured scope can grow',
    description: 'A stain and a wet area are two different outlines. The second one takes a meter.',
    link: '/blog/elks-lodge-seguin',
  },
  {
    kicker: 'Guide',
    title: 'What does water damage look like?',
    description: 'Stains, swelling, smells and sounds, place by place, and how soon each needs an answer.',
    link: '/guides/what-does-water-damage-look-like',
  },
  {
    kicker: 'Checklist',
    title: 'Emergency checklist',
    description: 'The first two hours in order. Tick as you go. Once open, it needs no signal.',
    link: '/guides/emergency-checklist',
  },
];

export const hubs: readonly HomeCard[] = [
  {
    title: 'All guides',
    description: '{guides} guides on {shelves} shelves, from the first stain to the last appeal.',
    link: '/guides',
  },
  {
    title: 'Mold prevention',
    description: 'The clock that starts with the water, and the steps that beat it.',
    link: '/guides/mold-prevention',
  },
  {
    title: 'Cost builder',
    description: 'A price range for your room, and what moves it up or down.',
    link: '/cost-builder',
  },
  {
    title: 'Hidden signs',
    description: 'Where water sits when nothing shows, and how to find it.',
    link: '/guides/hidden-water-damage-signs',
  },
];

export const tools: readonly HomeCard[] = [
  {
    title: 'Video Lab',
    description: 'Valves, meters and machines: storyboards now, and what to read instead of a film.',
    link: '/videos',
  },
  {
    title: 'The toolkit',
    description: 'Calculators, drying logs, checklists and workbooks to print or take with you.',
    link: '/resources',
  },
  {
    title: 'Damage assessment',
    description: 'Say what happened in your own words. Get the water category and what to do first.',
    link: '/damage-assessment',
  },
];
