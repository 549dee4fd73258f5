import type { Fact } from './fact.ts';

/** Software that reads photos and drafts scopes. */
export const aiFacts = {
  'ai-photo-reading': {
    status: 'A',
    matter: 'other',
    says: 'Photo and document reading: label images, find rooms, materials and visible damage, sort claims by likely severity.',
    sources: ['wright-way-ai'],
  },
  'ai-scope-drafting': {
    status: 'A',
    matter: 'other',
    says: 'Scope drafting: software reads photos, notes, plans and moisture data and drafts a room-by-room scope with reasons; a person edits it. It will not guess what was not recorded, so poor notes give poor scopes.',
    sources: ['encircle-scope', 'encircle-scope-outputs'],
  },
  'ai-estimate-drafting': {
    status: 'A',
    matter: 'other',
    says: 'Estimate drafting and pricing by zip code; carriers may start from a machine draft. A human adjuster signs the final file.',
    sources: ['wright-way-ai'],
  },
  'ai-measurement': {
    status: 'A',
    matter: 'other',
    says: 'Measurement from imagery or phone LiDAR is the mature part; deciding whether something is damaged is weaker, so photos cannot replace meters.',
    sources: ['claimos-ai'],
  },
  'ai-gains-are-vendor-claims': {
    status: 'B',
    matter: 'other',
    says: 'Reported gains from estimating software (an estimate cut from 4 hours to 45 minutes, or "88% have adopted") are vendor or trade claims and unverified. Reliable on common homes, weak on unusual structures.',
    sources: ['rnn-ai-estimating'],
  },
  'texas-ai-law': {
    status: 'B',
    matter: 'law',
    says: 'Texas AI law (HB 149, in force 1 January 2026) demands disclosure from government and health care only.',
    sources: ['texas-hb149'],
    expires: {
      on: '2027-09-01',
      check: 'the laws of the 2027 session of the Texas Legislature: Business and Commerce Code ch. 552',
    },
  },
} as const satisfies Record<string, Fact>;
