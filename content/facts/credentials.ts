import type { Fact } from './fact.ts';

/** What the papers of the trade are worth, and what a video player does. */
export const credentialFacts = {
  'iicrc-wrt-asd': {
    status: 'A',
    matter: 'other',
    says: 'The water damage restoration technician course teaches damage by water, drying of structures and floors, and handling of mold and sewage. The applied structural drying course requires it first.',
    sources: ['iicrc-wrt-asd'],
  },
  'tdlr-company-license': {
    status: 'A',
    matter: 'law',
    says: 'A licensed mold assessment or remediation company must keep an office in Texas and carry general liability insurance of at least $1 million per occurrence, or prove that it can insure itself.',
    sources: ['tdlr-mold-company'],
  },
  'thermography-training': {
    status: 'A',
    matter: 'other',
    says: 'No single organization governs infrared thermography. One society sets recommended practice for training in three levels, and many courses do not follow it.',
    sources: ['specifier-thermography'],
  },
  'osha-card': {
    status: 'A',
    matter: 'law',
    says: 'An OSHA outreach card shows that a person completed a class. The agency does not consider it a certification or a license.',
    sources: ['osha-outreach-card'],
  },
} as const satisfies Record<string, Fact>;
