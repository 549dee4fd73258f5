import { type Trigger, type TypedClaim, triggers } from '#core/claim-clock/input.ts';

export interface SavedClaim {
  /** Identifies the claim in calendar files; a random id. */
  readonly id: string;
  /** How many calendar files were exported: a later one replaces an earlier one. */
  readonly edition: number;
  readonly claim: TypedClaim;
}

/** An empty claim. Most home policies are of an admitted company. */
export const blankClaim: TypedClaim = {
  policy: 'admitted',
  days: {},
  catastrophe: false,
  arson: false,
  calledOnly: false,
  guesses: [],
};

/** A change of one field, applied to the latest stored claim. */
export type ClaimChange = (before: SavedClaim) => SavedClaim;

type Unchecked<Of> = { readonly [Key in keyof Of]?: unknown };

/** Parses a stored claim; null if it is none. It may come from an older version or have been edited. */
export function parseSavedClaim(value: unknown): SavedClaim | null {
  const { id, edition, claim } = objectOf(value) as Unchecked<SavedClaim>;
  const { policy, days, catastrophe, arson, calledOnly, guesses } = objectOf(claim) as Unchecked<TypedClaim>;
  if (typeof id !== 'string' || typeof policy !== 'string') return null;
  return {
    id,
    edition: typeof edition === 'number' ? edition : 0,
    claim: {
      policy,
      days: parseDays(objectOf(days)),
      catastrophe: catastrophe === true,
      arson: arson === true,
      calledOnly: calledOnly === true,
      guesses: Array.isArray(guesses) ? triggers.filter((trigger) => guesses.includes(trigger)) : [],
    },
  };
}

function parseDays(days: Readonly<Record<string, unknown>>): TypedClaim['days'] {
  const given = triggers.flatMap((trigger): [Trigger, string][] => {
    const day = days[trigger];
    return typeof day === 'string' && day ? [[trigger, day]] : [];
  });
  return Object.fromEntries(given);
}

function objectOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

/** The storage module is loaded on demand, so that the page does not wait for it. */
const device = async () => (await import('../../lib/storage/store.ts')).deviceStore();

const loadRecordClaim = () => import('./record-claim.ts');

/** The stored claim, or that of a loss record, and whether this browser has persistent storage. */
export async function readClaim(
  record: string | null,
): Promise<{ readonly saved: SavedClaim | null; readonly lasts: boolean }> {
  if (record) return { saved: await (await loadRecordClaim()).readRecordClaim(record), lasts: true };
  const store = await device();
  return { saved: parseSavedClaim(await store.read('claim-clock')), lasts: store.lasts };
}

/**
 * Changes the stored claim, or that of a loss record. Resolves to false if it was not stored.
 * @param shown what is changed if nothing is stored yet
 */
export async function changeClaim(change: ClaimChange, shown: SavedClaim, record: string | null): Promise<boolean> {
  if (record) return (await loadRecordClaim()).changeRecordClaim(record, change);
  const store = await device();
  await store.keep('claim-clock', change(parseSavedClaim(await store.read('claim-clock')) ?? shown));
  return true;
}

/** Subscribes to changes of a claim's loss record by other windows; resolves to the unsubscribe function. */
export async function onClaimChange(record: string | null, changed: () => void): Promise<() => void> {
  const recordClaim = record && (await loadRecordClaim().catch(() => null));
  return recordClaim ? recordClaim.onRecordChange(record, changed) : () => {};
}

/** Clears the claim, in its loss record if it has one. */
export async function clearClaim(record: string | null): Promise<void> {
  if (record) await (await loadRecordClaim()).changeRecordClaim(record, (before) => ({ ...before, claim: blankClaim }));
  else await (await device()).forget('claim-clock');
}
