import type { guideGroupIds } from '../../i18n/schemas.ts';

/** A shelf of the guides index. A guide names its shelf, its badge and its description in its own head. */
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
    description: 'Water is running or has just stopped. Begin here and read later.',
  },
  {
    id: 'professional',
    title: 'Professional Resources',
    description: 'For technicians, adjusters, agents and the owner who wants to check their work.',
  },
  {
    id: 'recovery',
    title: 'Recovery & Rights',
    description: 'The water has gone. What is safe to use again, what you can ask for, and who helps.',
  },
];
