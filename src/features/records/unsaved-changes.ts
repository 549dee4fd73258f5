import { type EditJournal, editJournal } from '../../lib/storage/edit-journal.ts';

/** A change that storage may not have. */
interface Unsaved<Change> {
  readonly change: Change;
  isStored: boolean;
}

/** The oldest change that is not stored, and all after it: storing it later must not undo those. Mirrored in the journal. */
export class UnsavedChanges<Change> {
  readonly #journal: EditJournal<Change>;
  #changes: readonly Unsaved<Change>[] = [];

  constructor(id: string) {
    this.#journal = editJournal(id);
  }

  get count(): number {
    return this.#changes.length;
  }

  all(): readonly Unsaved<Change>[] {
    return this.#changes;
  }

  /** Changes that earlier pages left in their journals. */
  left(): ReturnType<EditJournal<Change>['left']> {
    return this.#journal.left();
  }

  add(change: Change): Unsaved<Change> {
    const added = { change, isStored: false };
    this.#set([...this.#changes, added]);
    return added;
  }

  prepend(changes: readonly Change[]): void {
    this.#set([...changes.map((change) => ({ change, isStored: false })), ...this.#changes]);
  }

  /** Drops what is stored, up to the first change that is not. */
  prune(): void {
    this.#set(this.#changes);
  }

  /** Marks changes made while earlier ones were stored: they may have been overwritten. Returns whether there are any. */
  repeatAfter(tried: readonly Unsaved<Change>[]): boolean {
    const later = this.#changes.filter((one) => !tried.includes(one));
    for (const one of later) one.isStored = false;
    this.prune();
    return later.length > 0;
  }

  #set(changes: readonly Unsaved<Change>[]): void {
    const firstUnsaved = changes.findIndex(({ isStored }) => !isStored);
    this.#changes = firstUnsaved < 0 ? [] : changes.slice(firstUnsaved);
    this.#journal.write(this.#changes.map(({ change }) => change));
  }
}
