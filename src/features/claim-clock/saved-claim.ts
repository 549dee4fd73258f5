import { type Trigger, type TypedClaim, triggers } from '#core/claim-clock/input.ts';

/** A claim as the device keeps it. */
export interface SavedClaim {
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

/** One change of a claim as it stands at that moment, whoever wrote it: it says nothing of any other field. */
export type ClaimChange = (before: SavedClaim) => SavedClaim;

type Unchecked<Of> = { readonly [Key in keyof Of]?: unknown };

/** A claim out of what the device gave; null where nothing of a claim is in it. An older page, or a hand, may have written it. */
export function claimOf(value: unknown): SavedClaim | null {
  const { id, edition, claim } = recordOf(value) as Unchecked<SavedClaim>;
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
    return typeof day === 'string' && day ? [[trigger, day]] : [];
  });
  return Object.fromEntries(given);
}

function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

/** The device's store. Its script is a file of its own, so that the page does not wait for it. */
const device = async () => (await import('../../lib/storage/store.ts')).deviceStore();

const ofRecord = () => import('./record-claim.ts');

/** What the device has of a claim, or of a record's, and whether it keeps anything. */
export async function readClaim(
  record: string | null,
): Promise<{ readonly kept: SavedClaim | null; readonly lasts: boolean }> {
  if (record) return { kept: await (await ofRecord()).readRecordClaim(record), lasts: true };
  const store = await device();
  return { kept: claimOf(await store.read('claim-clock')), lasts: store.lasts };
}

/**
 * Makes one change in what the device keeps: in a record, if the claim is one's. False where it was not kept.
 * @param shown what the change is made in where the device keeps nothing
 */
export async function changeClaim(change: ClaimChange, shown: SavedClaim, record: string | null): Promise<boolean> {
  if (record) return (await ofRecord()).changeRecordClaim(record, change);
  const store = await device();
  await store.keep('claim-clock', change(claimOf(await store.read('claim-clock')) ?? shown));
  return true;
}

/** Calls back when another window changed the record of a claim; gives the way to stop. Without a line nobody is heard. */
export async function onClaimChange(record: string | null, changed: () => void): Promise<() => void> {
  const room = record && (await ofRecord().catch(() => null));
  return room ? room.onRecordChange(record, changed) : () => {};
}

/** Forgets the claim. */
export async function clearClaim(record: string | null): Promise<void> {
  if (record) await (await ofRecord()).changeRecordClaim(record, (before) => ({ ...before, claim: blankClaim }));
  else await (await device()).forget('claim-clock');
}
