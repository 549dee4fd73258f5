import { writeNote } from '../../lib/storage/sync-notes.ts';
import {
  blankClaim,
  type ClaimChange,
  changeClaim,
  clearClaim,
  parseSavedClaim,
  readClaim,
  type SavedClaim,
} from './saved-claim.ts';

export interface StoredClaim {
  readonly saved: SavedClaim;
  /** The id of the loss record that the claim belongs to, or null. */
  readonly record: string | null;
  /** False without persistent storage. */
  readonly lasts: boolean;
  /** Whether the device refused the last change; it is tried again. */
  readonly isUnsaved: boolean;
}

/** Pause before a refused change is tried again, in milliseconds. */
const retryMs = 3000;

interface PendingChange {
  readonly field: string;
  readonly change: ClaimChange;
}

export const emptyClaim: StoredClaim = {
  saved: { id: '', edition: 0, claim: blankClaim },
  record: null,
  lasts: true,
  isUnsaved: false,
};

/**
 * Stores a claim change by change, so that input is merged with the stored claim, even before that is loaded, and with
 * changes of other windows. `onChange` gets what to show.
 */
export function claimStore(onChange: (shown: StoredClaim) => void) {
  let shown = emptyClaim;
  let record: string | null = null;
  let isLoaded = false;
  /** Changes that are not stored yet, one per field, applied over the stored claim. */
  let pending: readonly PendingChange[] = [];
  let queue = Promise.resolve();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const show = (next: SavedClaim, others: Partial<StoredClaim> = {}) => {
    const claim = parseSavedClaim(next) ?? next;
    // An equal claim keeps its identity, so that counted deadlines do not become outdated.
    const isSame = JSON.stringify(claim.claim) === JSON.stringify(shown.saved.claim);
    shown = { ...shown, ...others, saved: isSame ? { ...claim, claim: shown.saved.claim } : claim };
    onChange(shown);
  };

  /** Runs tasks in order. A failed save is repeated with the next one. */
  const enqueue = (work: () => Promise<void>) => {
    queue = queue.then(work).catch(() => {});
  };

  const setUnsaved = (isUnsaved: boolean) => {
    if (shown.isUnsaved !== isUnsaved) show(shown.saved, { isUnsaved });
    clearTimeout(timer);
    if (isUnsaved) timer = setTimeout(() => enqueue(save), retryMs);
  };

  const drop = (stored: PendingChange) => {
    pending = pending.filter((each) => each !== stored);
  };

  const read = async (): Promise<void> => {
    const { kept: stored, lasts } = await readClaim(record);
    if (!stored && record && !isLoaded) {
      // The record was deleted: the input is then a claim of its own.
      record = null;
      return read();
    }
    isLoaded ||= lasts;
    show(stored ? pending.reduce((before, { change }) => change(before), stored) : shown.saved, { record, lasts });
  };

  const save = async () => {
    if (!isLoaded) await read();
    // Without persistent storage the claim lasts as long as the page.
    if (!isLoaded) return;
    try {
      for (const each of pending) {
        if (await changeClaim(each.change, shown.saved, record)) drop(each);
      }
      setUnsaved(pending.length > 0);
    } catch {
      setUnsaved(true);
    }
  };

  return {
    /** Loads the claim of a record, or the one without a record. */
    start: (of: string | null) => {
      record = of;
      enqueue(read);
    },
    /** Reloads after a possible change by another window. */
    reload: () => {
      enqueue(read);
      enqueue(save);
    },
    /** Changes a field, replacing a pending change of it. */
    change: (field: string, change: ClaimChange) => {
      pending = [...pending.filter((each) => each.field !== field), { field, change }];
      show(change({ ...shown.saved, id: shown.saved.id || crypto.randomUUID() }));
      if (isLoaded && !record) writeNote('claim-clock', shown.saved);
      enqueue(save);
    },
    /** Stops trying again. */
    stop: () => clearTimeout(timer),
    /** Clears the form and the stored claim. A stored claim that was not loaded yet is not deleted. */
    clear: () => {
      const clearing: PendingChange = { field: '', change: (before) => ({ ...before, claim: blankClaim }) };
      show(clearing.change(shown.saved));
      pending = isLoaded ? [clearing] : [];
      if (!isLoaded) return;
      enqueue(async () => {
        await clearClaim(record);
        drop(clearing);
      });
    },
  };
}
