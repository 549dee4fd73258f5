import { securityRenewDays } from '#content/renewals.ts';
import { absoluteUrl } from '../lib/routes/absolute-url.ts';

const dayMs = 86_400_000;

export interface SecurityContact {
  readonly email: string;
  /** ISO date until which the contact is known to be correct. */
  readonly contactCheckedUntil: string;
}

/**
 * The text of `/.well-known/security.txt` (RFC 9116): where to report a weakness.
 * @param now Epoch milliseconds.
 * @throws Error 60 days before the contact's last day, which stops the build.
 */
export function securityTxt(
  { email, contactCheckedUntil }: SecurityContact,
  site: URL | undefined,
  now: number,
): string {
  const end = Date.parse(`${contactCheckedUntil}T00:00:00Z`);
  if (!(end - now > securityRenewDays * dayMs)) {
    throw new Error(
      `security.contactCheckedUntil in content/owner.ts is ${contactCheckedUntil}, less than ${securityRenewDays} days ahead. ` +
        'Check that the address is still read, then move the day on by a year.',
    );
  }
  const canonical = absoluteUrl('/.well-known/security.txt', site);
  return [
    `Contact: mailto:${email}`,
    `Expires: ${new Date(end).toISOString()}`,
    'Preferred-Languages: en, es',
    ...(canonical ? [`Canonical: ${canonical}`] : []),
    '',
  ].join('\n');
}
