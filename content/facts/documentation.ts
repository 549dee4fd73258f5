import type { Fact } from './fact.ts';

/** Evidence that a claim needs. */
export const documentationFacts = {
  'photo-every-room': {
    status: 'B',
    matter: 'other',
    says: 'Photograph every wall, the floor, the ceiling and the contents of each room (about seven views), the outside on all sides, and high-water marks; keep photos, notes and receipts together and backed up.',
    sources: ['umc-document-damage'],
  },
  'evidence-by-room-and-phase': {
    status: 'B',
    matter: 'other',
    says: 'Adjusters want evidence filed by room and by phase: arrival, extraction, demolition, each drying day, dry. Each reading needs value, surface, room, date and meter; equipment needs start and stop times; records should not be editable after the fact.',
    sources: ['manifold-photos'],
  },
  'same-meter-same-spot': {
    status: 'A',
    matter: 'other',
    says: 'The same meter, setting, location and depth every day, or the numbers cannot be compared.',
    sources: ['legend-apples'],
  },
  'damaged-items-list': {
    status: 'A',
    matter: 'other',
    says: 'Make a list of damaged items with maker, model, serial number, age and value; keep contractor estimates and invoices, and every contact with the insurer in a dated log.',
    sources: ['dontgoof-claim', 'opic-claims'],
  },
} as const satisfies Record<string, Fact>;
