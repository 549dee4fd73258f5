import type { guideGroupIds } from '../../i18n/schemas.ts';

/** A topic of the guides index. A guide names its topic, its badge and its description in its own head. */
export interface GuideGroup {
  readonly id: (typeof guideGroupIds)[number];
  readonly title: string;
  readonly description: string;
}

export const guideGroups: readonly GuideGroup[] = [
  {
    id: 'identification',
    title: 'Water Damage Identification',
    description: 'Is this water damage, how old is it, and how far does it go?',
  },
  {
    id: 'safety',
    title: 'Safety & Health',
    description: 'What can hurt you, who should leave first, and what grows in a wet wall.',
  },
  {
    id: 'emergency',
    title: 'Emergency Response',
    description: 'Water is running or has just stopped. Start here and read later.',
  },
  {
    id: 'professional',
    title: 'Professional Resources',
    description: 'For technicians, adjusters, agents, and owners who want to check their work.',
  },
  {
    id: 'recovery',
    title: 'Recovery & Rights',
    description: 'The water’s gone. What’s safe to use again, what you can ask for, and who can help.',
  },
];
