/** What only the owner can vouch for. Each has its state in `owner.claims` (content/owner.ts). */
export const ownerClaims = [
  'phone',
  'email',
  'address',
  'responseTimes',
  'story',
  'credentials',
  'caseStudy',
  'review',
  'videoFigures',
  'channel',
] as const;
export type OwnerClaim = (typeof ownerClaims)[number];
export type ClaimState = 'true' | 'example' | 'left out';

/** Claims without which no page would work: a site that names no number and no address to write to helps no one. */
export const neededClaims: readonly OwnerClaim[] = ['phone', 'email', 'responseTimes'];
