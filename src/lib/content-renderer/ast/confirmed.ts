import { type OwnerClaim, owner, ownerClaims } from '#content/owner.ts';

/**
 * True when the owner has confirmed every claim among the names, which commas part. Throws, and so stops the build, on a
 * name that the owner's file does not know.
 */
export function isConfirmed(
  names: string,
  confirmed: Readonly<Partial<Record<OwnerClaim, boolean>>> = owner.confirmed,
): boolean {
  return names
    .split(',')
    .map(claimOf)
    .every((claim) => confirmed[claim]);
}

function claimOf(name: string): OwnerClaim {
  const claim = ownerClaims.find((known) => known === name);
  if (!claim) throw new Error(`<Sample of="${name}">: content/owner.ts has no such claim`);
  return claim;
}
