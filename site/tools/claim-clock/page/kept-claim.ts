import type { TypedClaim } from '#core/claim/claim-clock/counting/check.ts';
import { type Trigger, triggers } from '#core/claim/claim-clock/input.ts';

/** A claim as the device keeps it. */
export interface KeptClaim {
  /** Names the claim in calendar files; made on the device, and nothing of the claim is in it. */
  readonly id: string;
  /** How many calendar files were made of it: a later one replaces an earlier one. */
  readonly edition: number;
  readonly claim: TypedClaim;
}

/** Nothing known yet. Most home policies are of an ordinary company. */
export const blankClaim: TypedClaim = {
  policy: 'admitted',
  days: {},
  catastrophe: false,
  arson: false,
  calledOnly: false,
  guesses: [],
};

type Unchecked<Of> = { readonly [Key in keyof Of]?: unknown };

/** A claim out of what the device gave; null where nothing of a claim is in it. An older page, or a hand, may have written it. */
export function claimOf(value: unknown): KeptClaim | null {
  const { id, edition, claim } = recordOf(value) as Unchecked<KeptClaim>;
  const { policy, days, catastrophe, arson, calledOnly, guesses } = recordOf(claim) as Unchecked<TypedClaim>;
  if (typeof id !== 'string' || typeof policy !== 'string') return null;
  return {
    id,
    edition: typeof edition === 'number' ? edition : 0,
    claim: {
      policy,
      days: daysOf(recordOf(days)),
      catastrophe: catastrophe === true,
      arson: arson === true,
      calledOnly: calledOnly === true,
      guesses: Array.isArray(guesses) ? triggers.filter((trigger) => guesses.includes(trigger)) : [],
    },
  };
}

function daysOf(days: Readonly<Record<string, unknown>>): TypedClaim['days'] {
  const given = triggers.flatMap((trigger): [Trigger, string][] => {
    const day = days[trigger];
    return typeof day === 'string' ? [[trigger, day]] : [];
  });
  return Object.fromEntries(given);
}

function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

/** The device's store. Its script is a file of its own, so that the page does not wait for it. */
const device = async () => (await import('#site/device/store/store.ts')).deviceStore();

const ofRecord = () => import('../record-claim.ts');

/** What the device has of a claim, or of a record's, and whether it keeps anything. */
export async function readClaim(
  record: string | null,
): Promise<{ readonly kept: KeptClaim | null; readonly lasts: boolean }> {
  if (record) return { kept: await (await ofRecord()).readRecordClaim(record), lasts: true };
  const store = await device();
  return { kept: claimOf(await store.read('claim-clock')), lasts: store.lasts };
}

/** Keeps a claim in place of an older one: in its record, if it is one's. */
export async function keepClaim(kept: KeptClaim, record: string | null): Promise<void> {
  if (record) await (await ofRecord()).keepRecordClaim(record, kept.claim, kept.edition);
  else await (await device()).keep('claim-clock', kept);
}

/** Forgets the claim. */
export async function forgetClaim(record: string | null): Promise<void> {
  if (record) await (await ofRecord()).keepRecordClaim(record, blankClaim);
  else await (await device()).forget('claim-clock');
}
