import { type ClaimState, neededClaims, type OwnerClaim } from './owner-claims.ts';

/** What a build looks at in the owner's file before it publishes. */
export interface Business {
  readonly phone: { readonly display: string };
  readonly email: string;
  readonly reviewsEmail: string;
  readonly security: { readonly email: string };
  readonly claims: Readonly<Record<OwnerClaim, ClaimState>>;
}

/** The settings of a build that decide whether samples may be published. */
export interface Publishing {
  readonly SITE_URL?: string | undefined;
  readonly ALLOW_SAMPLE?: string | undefined;
}

/** A number reserved for fiction: 555-0100 to 555-0199 of any area. */
const fictionalNumber = /555\D?01\d\d$/;

const fictionalAddress = /@(?:[\w-]+\.)*example\.(?:com|org|net)$/i;

/** Everything in the owner's file that is still a sample, one line each. */
export function samplesOf({ phone, email, reviewsEmail, security, claims }: Business): readonly string[] {
  const numbers = { phone: phone.display };
  const addresses = { email, reviewsEmail, 'security.email': security.email };
  return [
    ...matching(numbers, fictionalNumber, 'is a fictional number'),
    ...matching(addresses, fictionalAddress, 'is an address that belongs to nobody'),
    ...Object.entries(claims).flatMap(([claim, state]) =>
      state === 'example' && claim !== 'review'
        ? [`content/owner.ts: claims.${claim} is an example: write 'true' once you can prove it${needed(claim)}`]
        : [],
    ),
  ];
}

const needed = (claim: string) => (neededClaims.some((name) => name === claim) ? '' : ", or 'left out'");

function matching(values: Readonly<Record<string, string>>, pattern: RegExp, error: string): readonly string[] {
  return Object.entries(values).flatMap(([name, value]) =>
    pattern.test(value) ? [`content/owner.ts: ${name} "${value}" ${error}`] : [],
  );
}

/** True for an address that others than this machine can open. */
export function isPublic(siteUrl: string | undefined): boolean {
  if (!siteUrl) return false;
  const { hostname } = new URL(siteUrl);
  return !/^(?:(?:.*\.)?localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
}

/** Why a build must not publish, one line each; empty when it may. `drafts` are the paths of pages not yet written. */
export function publicationErrors(
  business: Business,
  { SITE_URL, ALLOW_SAMPLE }: Publishing,
  drafts: readonly string[] = [],
): readonly string[] {
  if (ALLOW_SAMPLE && !['true', 'false'].includes(ALLOW_SAMPLE)) return ['ALLOW_SAMPLE is true or false'];
  if (!isPublic(SITE_URL) || ALLOW_SAMPLE === 'true') return [];
  return [
    ...samplesOf(business),
    ...drafts.map((file) => `${file} is a draft: write its words, then take out "draft: true"`),
  ];
}

/** True while anything in the owner's file is a placeholder: every page, frame, and sheet then has a mark that says so. */
export function isPreview(business: Business): boolean {
  return samplesOf(business).length > 0;
}
