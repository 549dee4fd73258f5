import { writeNote } from '../../lib/storage/sync-notes.ts';
import {
  blankClaim,
  type ClaimChange,
  changeClaim,
  claimOf,
  clearClaim,
  readClaim,
  type SavedClaim,
} from './saved-claim.ts';

/** A claim on the page. */
export interface ShownClaim {
  readonly kept: SavedClaim;
  /** The loss record that the claim is a part of. */
  readonly record: string | null;
  /** False where this browser keeps nothing. */
  readonly lasts: boolean;
}

interface Waiting {
  readonly field: string;
  readonly change: ClaimChange;
}

export const nothingYet: ShownClaim = { kept: { id: '', edition: 0, claim: blankClaim }, record: null, lasts: true };

/**
 * Shows a claim, and keeps it change by change: what is typed meets what the device has, before that has come too, and what
 * other windows write. `tell` is told of what is to be shown.
 */
export function claimStore(tell: (shown: ShownClaim) => void) {
  let shown = nothingYet;
  let record: string | null = null;
  let isHere = false;
  /** What the device does not have yet, one for each field: it lies over whatever the device has. */
  let waiting: readonly Waiting[] = [];
  let turn = Promise.resolve();

  const show = (next: SavedClaim, others: Partial<ShownClaim> = {}) => {
    const kept = claimOf(next) ?? next;
    // Counted dates are old only once the claim says something else.
    const isSame = JSON.stringify(kept.claim) === JSON.stringify(shown.kept.claim);
    shown = { ...shown, ...others, kept: isSame ? { ...kept, claim: shown.kept.claim } : kept };
    tell(shown);
  };

  /** One after the other. What is refused waits for the next turn. */
  const next = (work: () => Promise<void>) => {
    turn = turn.then(work).catch(() => {});
  };

  const drop = (kept: Waiting) => {
    waiting = waiting.filter((each) => each !== kept);
  };

  const look = async (): Promise<void> => {
    const { kept, lasts } = await readClaim(record);
    if (!kept && record && !isHere) {
      // A record that is gone has no claim: what is typed is then a claim of its own.
      record = null;
      return look();
    }
    isHere ||= lasts;
    show(kept ? waiting.reduce((before, { change }) => change(before), kept) : shown.kept, { record, lasts });
  };

  const save = async () => {
    if (!isHere) await look();
    // In a browser that keeps nothing, the page is all that there is.
    if (!isHere) return;
    for (const each of waiting) {
      if (await changeClaim(each.change, shown.kept, record)) drop(each);
    }
  };

  return {
    /** Reads the claim of a record, or the one that is no record's. */
    start: (of: string | null) => {
      record = of;
      next(look);
    },
    /** Others may have written in it. */
    lookAgain: () => {
      next(look);
      next(save);
    },
    /** Makes a change of a field, which takes the place of one before it. */
    change: (field: string, change: ClaimChange) => {
      waiting = [...waiting.filter((each) => each.field !== field), { field, change }];
      show(change({ ...shown.kept, id: shown.kept.id || crypto.randomUUID() }));
      if (isHere && !record) writeNote('claim-clock', shown.kept);
      next(save);
    },
    /** Empties the form, and the device; what has not come yet was not meant. */
    clear: () => {
      const clearing: Waiting = { field: '', change: (before) => ({ ...before, claim: blankClaim }) };
      show(clearing.change(shown.kept));
      waiting = isHere ? [clearing] : [];
      if (!isHere) return;
      next(async () => {
        await clearClaim(record);
        drop(clearing);
      });
    },
  };
}
