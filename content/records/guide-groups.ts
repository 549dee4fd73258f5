/** Colour of a badge. The badge's word carries the meaning; the colour only repeats it. */
export type BadgeColor = 'alarm' | 'amber' | 'river' | 'go';

/** One guide on a shelf of cards. */
export interface GuideCard {
  readonly title: string;
  readonly description: string;
  readonly link: string;
  readonly badge: string;
  readonly badgeColor: BadgeColor;
}

/** A shelf of the guides index. */
export interface GuideGroup {
  readonly title: string;
  readonly description: string;
  readonly guides: readonly GuideCard[];
}

export const guideGroups: readonly GuideGroup[] = [
  {
    title: 'Water Damage Identification',
    description: 'Is this water damage, how old is it, and how far does it go?',
    guides: [
      {
        title: 'What does water damage look like?',
        description: 'Signs by place, from the ceiling down to the slab, and how soon each one needs an answer.',
        link: '/guides/what-does-water-damage-look-like',
        badge: 'Start here',
        badgeColor: 'river',
      },
      {
        title: 'Hidden water damage signs',
        description: 'Where water sits when nothing shows, how to find it, and what to look at through the year.',
        link: '/guides/hidden-water-damage-signs',
        badge: 'Detection',
        badgeColor: 'river',
      },
    ],
  },
  {
    title: 'Safety & Health',
    description: 'What can hurt you, who should leave first, and what grows in a wet wall.',
    guides: [
      {
        title: 'Can you sleep in a water-damaged home?',
        description: 'The short answer, the risks tonight, and the list that must hold before anybody goes back.',
        link: '/guides/sleeping-in-water-damaged-home',
        badge: 'Safety first',
        badgeColor: 'alarm',
      },
      {
        title: 'Mold prevention',
        description: 'The clock that starts with the water, four steps that beat it, and the early signs.',
        link: '/guides/mold-prevention',
        badge: 'Health',
        badgeColor: 'go',
      },
    ],
  },
  {
    title: 'Emergency Response',
    description: 'Water is running or has just stopped. Begin here and read later.',
    guides: [
      {
        title: 'Emergency checklist',
        description: 'The first two hours in order, with boxes to tick. Works with no signal and prints on one sheet.',
        link: '/guides/emergency-checklist',
        badge: 'Urgent',
        badgeColor: 'alarm',
      },
      {
        title: 'When to call professionals',
        description: 'What you can dry yourself, what you must not touch, and three questions that decide it.',
        link: '/guides/when-to-call-professionals',
        badge: 'Decide',
        badgeColor: 'amber',
      },
    ],
  },
  {
    title: 'Professional Resources',
    description: 'For technicians, adjusters, agents and the owner who wants to check their work.',
    guides: [
      {
        title: 'Restoration manual',
        description:
          'Six sections from the first reading to the last: water, materials, air, machines, records, proof.',
        link: '/guides/restoration-manual',
        badge: 'Technical',
        badgeColor: 'river',
      },
      {
        title: 'Insurance agents’ guide',
        description: 'Texas water claims from first call to payment: deadlines, gray zones and what to tell a client.',
        link: '/guides/insurance-agents-guide',
        badge: 'Texas',
        badgeColor: 'amber',
      },
    ],
  },
];

/** The block under the shelves. */
export const additionalResources = [
  {
    title: 'Tools and resources',
    description: 'Calculators, checklists and workbooks to download.',
    link: '/resources',
  },
  {
    title: 'All guides',
    description: 'Back to the top of this list.',
    link: '/guides',
  },
  {
    title: 'WTR Connection',
    description: 'When you want somebody to come and look.',
    link: '/wtr-connection',
  },
] as const;
