import { facts } from './facts/all-facts.ts';
import type { Fact } from './facts/fact.ts';
import { owner } from './owner.ts';

const dayMs = 86_400_000;

/** The build stops this many days before the last day of `owner.security.contactCheckedUntil` (RFC 9116 asks for a fresh one). */
export const securityRenewDays = 60;

/** How many days ahead the owner is reminded of a renewal: once, and once more. */
export const noticeDays = 60;
export const reminderDays = 14;

/** Files and commands that the mail about a renewal names. */
export const renewalPlaces = {
  file: 'content/owner.ts',
  folder: 'content/facts',
  list: 'npm run facts',
  publish: 'npm run publish',
};

/** Something that ends on a day. `security` and `fact`: the site cannot be built from then on. `owner`: a day of the owner's own. */
export interface Renewal {
  readonly kind: 'security' | 'fact' | 'owner';
  /** ISO day. */
  readonly on: string;
  /** What to look at, or what ends. */
  readonly what: string;
  /** Facts to change once it was looked at. */
  readonly facts: readonly string[];
}

interface OwnersDays {
  readonly security: { readonly contactCheckedUntil: string };
  readonly renewals: readonly { readonly on: string; readonly what: string }[];
}

/** Every renewal, the earliest first. Facts that are checked at the same place are one. */
export function renewals(
  { security, renewals: own }: OwnersDays = owner,
  dated: Readonly<Record<string, Pick<Fact, 'status' | 'expires'>>> = facts,
): readonly Renewal[] {
  const lastDay = Date.parse(security.contactCheckedUntil) - securityRenewDays * dayMs;
  const contact = { on: new Date(lastDay).toISOString().slice(0, 10), what: 'owner.security.contactCheckedUntil' };
  const expiring = Object.entries(dated).flatMap(([id, { expires }]) => (expires ? [{ id, ...expires }] : []));
  const byCheck = Map.groupBy(expiring, ({ on, check }) => `${on} ${check}`);
  return [
    { kind: 'security' as const, ...contact, facts: [] },
    ...Array.from(byCheck.values(), ([first, ...others]) => ({
      kind: 'fact' as const,
      on: first?.on ?? '',
      what: first?.check ?? '',
      facts: [first?.id ?? '', ...others.map(({ id }) => id)],
    })),
    ...own.map(({ on, what }) => ({ kind: 'owner' as const, on, what, facts: [] })),
  ].sort((one, other) => one.on.localeCompare(other.on));
}
