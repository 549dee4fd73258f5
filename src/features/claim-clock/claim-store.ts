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
export class ClaimStore {
  readonly #onChange: (shown: StoredClaim) => void;
  #shown = emptyClaim;
  #record: string | null = null;
  #isLoaded = false;
  /** Changes that are not stored yet, one per field, applied over the stored claim. */
  #pending: readonly PendingChange[] = [];
  #queue = Promise.resolve();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(onChange: (shown: StoredClaim) => void) {
    this.#onChange = onChange;
  }

  /** Loads the claim of a record, or the one without a record. */
  readonly start = (of: string | null): void => {
    this.#record = of;
    this.#enqueue(() => this.#read());
  };

  /** Reloads after a possible change by another window. */
  readonly reload = (): void => {
    this.#enqueue(() => this.#read());
    this.#enqueue(() => this.#save());
  };

  /** Changes a field, replacing a pending change of it. */
  readonly change = (field: string, change: ClaimChange): void => {
    this.#pending = [...this.#pending.filter((each) => each.field !== field), { field, change }];
    const { saved } = this.#shown;
    this.#show(change({ ...saved, id: saved.id || crypto.randomUUID() }));
    if (this.#isLoaded && !this.#record) writeNote('claim-clock', this.#shown.saved);
    this.#enqueue(() => this.#save());
  };

  /** Stops trying again. */
  readonly stop = (): void => clearTimeout(this.#timer);

  /** Clears the form and the stored claim. A stored claim that was not loaded yet is not deleted. */
  readonly clear = (): void => {
    const clearing: PendingChange = { field: '', change: (before) => ({ ...before, claim: blankClaim }) };
    this.#show(clearing.change(this.#shown.saved));
    this.#pending = this.#isLoaded ? [clearing] : [];
    if (!this.#isLoaded) return;
    this.#enqueue(async () => {
      await clearClaim(this.#record);
      this.#drop(clearing);
    });
  };

  #show(next: SavedClaim, others: Partial<StoredClaim> = {}): void {
    const claim = parseSavedClaim(next) ?? next;
    const before = this.#shown.saved.claim;
    // An equal claim keeps its identity, so that counted deadlines do not become outdated.
    const isSame = JSON.stringify(claim.claim) === JSON.stringify(before);
    this.#shown = { ...this.#shown, ...others, saved: isSame ? { ...claim, claim: before } : claim };
    this.#onChange(this.#shown);
  }

  /** Runs tasks in order. A failed save is repeated with the next one. */
  #enqueue(work: () => Promise<void>): void {
    this.#queue = this.#queue.then(work).catch(() => {});
  }

  #setUnsaved(isUnsaved: boolean): void {
    if (this.#shown.isUnsaved !== isUnsaved) this.#show(this.#shown.saved, { isUnsaved });
    clearTimeout(this.#timer);
    if (isUnsaved) this.#timer = setTimeout(() => this.#enqueue(() => this.#save()), retryMs);
  }

  #drop(stored: PendingChange): void {
    this.#pending = this.#pending.filter((each) => each !== stored);
  }

  async #read(): Promise<void> {
    const record = this.#record;
    const { saved: stored, lasts } = await readClaim(record);
    if (!stored && record && !this.#isLoaded) {
      // The record was deleted: the input is then a claim of its own.
      this.#record = null;
      return this.#read();
    }
    this.#isLoaded ||= lasts;
    const saved = stored ? this.#pending.reduce((before, { change }) => change(before), stored) : this.#shown.saved;
    this.#show(saved, { record, lasts });
  }

  async #save(): Promise<void> {
    if (!this.#isLoaded) await this.#read();
    // Without persistent storage the claim lasts as long as the page.
    if (!this.#isLoaded) return;
    try {
      for (const each of this.#pending) {
        if (await changeClaim(each.change, this.#shown.saved, this.#record)) this.#drop(each);
      }
      this.#setUnsaved(this.#pending.length > 0);
    } catch {
      this.#setUnsaved(true);
    }
  }
}
