import type { AnyRecord } from '#core/records/shape.ts';
import { sharedRecord } from '#core/records/structural-sharing.ts';
import type {
  PhotoBytes,
  RecordRepository,
  StorageError,
  StoredWithState,
  UnreadRecord,
} from '../../lib/storage/record-repository.ts';
import { UnsavedChanges } from './unsaved-changes.ts';

export type LoadState<Whole> = StoredWithState<Whole> | UnreadRecord | 'looking' | 'gone';

/** Whether the record is loaded. */
export function isLoaded<Whole>(shown: LoadState<Whole>): shown is StoredWithState<Whole> {
  return typeof shown === 'object' && 'record' in shown;
}

/** `saved` once every change is stored; otherwise the error of the last rejected one. A device's `full` and `refused` are tried again. */
export type Saving = 'saved' | 'saving' | StorageError;

interface QueueListener<Whole> {
  /** `isBackground`: not caused by the visitor, or visible already, so it may render in a transition. */
  readonly onChange: (shown: LoadState<Whole>, isBackground: boolean) => void;
  readonly onSaving: (saving: Saving) => void;
}

/** First pause before a refused change is tried again; doubles, up to the longest. Milliseconds. */
const firstPauseMs = 1000;
const longestPauseMs = 30_000;

/** Whether the device may take it later. A change that does not fit the record never fits. */
function isDevices(error: StorageError): boolean {
  return error === 'full' || error === 'refused';
}

/**
 * Queue of changes between the page and storage: changes show at once, are stored at once, and are merged with changes of other
 * windows. A change that the device refuses stays in the shown record and in a journal until storage takes it.
 */
export class EditQueue<Whole extends AnyRecord, Change> {
  readonly #repository: RecordRepository<Whole, Change>;
  readonly #id: string;
  readonly #listener: QueueListener<Whole>;
  readonly #unsaved: UnsavedChanges<Change>;
  #shown: LoadState<Whole> = 'looking';
  #pending = 0;
  #refused: StorageError | null = null;
  /** Another window wrote while a change was pending. */
  #isStale = false;
  /** How often changes stored elsewhere were applied. */
  #savedElsewhere = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pauseMs = firstPauseMs;
  #isRetrying = false;
  #isClosed = false;

  constructor(repository: RecordRepository<Whole, Change>, id: string, listener: QueueListener<Whole>) {
    this.#repository = repository;
    this.#id = id;
    this.#listener = listener;
    this.#unsaved = new UnsavedChanges(id);
  }

  /** The current record; null before it was loaded. */
  readonly now = (): Whole | null => (isLoaded(this.#shown) ? this.#shown.record : null);

  readonly reload = async (): Promise<void> => {
    this.#isClosed = false;
    try {
      if (this.#shown === 'looking') await this.#storeLeft();
      await this.#read();
      if (this.#refused && isDevices(this.#refused) && isLoaded(this.#shown)) this.#listener.onSaving(this.#refused);
    } catch (error) {
      // What is shown stays; without a record there is nothing to go on with.
      if (!isLoaded(this.#shown)) throw error;
      this.#listener.onSaving('refused');
    }
  };

  /** Applies a change optimistically and stores it. Resolves to whether storage accepted it. */
  readonly edit = async (change: Change, photos?: Readonly<Record<string, PhotoBytes>>): Promise<boolean> => {
    const before = this.now();
    const here = before && this.#repository.apply(before, change);
    if (here?.ok) this.#showRecord(here.record, false);
    // Bytes of photos are in no journal: such a change is reported, and made again by the visitor.
    const own = photos ? null : this.#unsaved.add(change);
    if (this.#pending === 0 && this.#unsaved.count <= 1) this.#refused = null;
    this.#pending += 1;
    this.#listener.onSaving('saving');
    const result = await this.#repository.edit(this.#id, change, photos);
    this.#pending -= 1;
    const willRetry = own !== null && !result.ok && isDevices(result.error);
    if (own && !willRetry) own.isStored = true;
    if (!result.ok) this.#refused = result.error;
    this.#unsaved.prune();
    if (willRetry || (this.#unsaved.count > 0 && this.#pending === 0)) this.#retryLater();
    if (photos && !result.ok) this.#isStale = true;
    await this.#settle(result.ok ? result.value : null);
    return result.ok;
  };

  /** Applies changes that were stored elsewhere, by a worker for example. */
  readonly applySaved = (changes: readonly Change[]): void => {
    this.#savedElsewhere += 1;
    // The pending answer may be older than these changes.
    if (this.#pending > 0) this.#isStale = true;
    const before = this.now();
    const next = before && withAll(this.#repository, before, changes);
    if (next) this.#showRecord(next, true);
    else void this.reload();
  };

  /** Tries again what the device refused. */
  readonly retry = async (): Promise<void> => {
    if (this.#isRetrying || this.#pending > 0 || this.#unsaved.count === 0) return;
    this.#isRetrying = true;
    clearTimeout(this.#timer);
    const tried = this.#unsaved.all();
    this.#refused = await this.#store(
      tried.map(({ change }) => change),
      (at) => {
        const one = tried[at];
        if (one) one.isStored = true;
      },
    );
    this.#isRetrying = false;
    const hasLater = this.#unsaved.repeatAfter(tried);
    if (!this.#refused) this.#pauseMs = firstPauseMs;
    if (this.#refused || hasLater) this.#retryLater();
    await this.#settle(null);
  };

  /** Stops trying. What is not stored stays in the journal. */
  readonly close = (): void => {
    this.#isClosed = true;
    clearTimeout(this.#timer);
  };

  #show(next: LoadState<Whole>, isBackground: boolean): void {
    this.#shown = next;
    this.#listener.onChange(next, isBackground);
  }

  #showRecord(record: Whole, isBackground: boolean): void {
    if (!isLoaded(this.#shown)) return;
    this.#show({ ...this.#shown, record, ...(isBackground && { at: Date.now() }) }, isBackground);
  }

  /** A stored record with the changes that it lacks. Unchanged rows are reused so that they are not rendered again. */
  #merged(stored: Whole): Whole {
    const after = this.#unsaved.all().reduce((before, { change }) => {
      const made = this.#repository.apply(before, change);
      return made.ok ? made.record : before;
    }, stored);
    const shown = this.now();
    return shown ? sharedRecord(shown, after) : after;
  }

  #retryLater(): void {
    clearTimeout(this.#timer);
    if (this.#isClosed) return;
    this.#timer = setTimeout(this.retry, this.#pauseMs);
    this.#pauseMs = Math.min(2 * this.#pauseMs, longestPauseMs);
  }

  /** Stores changes in order. What does not fit the record, or is there already, is done. Returns the device's error. */
  async #store(changes: readonly Change[], done: (at: number) => void = () => {}): Promise<StorageError | null> {
    for (const [at, change] of changes.entries()) {
      const result = await this.#repository.edit(this.#id, change);
      if (!result.ok && isDevices(result.error)) return result.error;
      done(at);
    }
    return null;
  }

  /** Stores what earlier pages left. */
  async #storeLeft(): Promise<void> {
    for (const { changes, drop } of this.#unsaved.left()) {
      const error = await this.#store(changes);
      if (error) this.#unsaved.prepend(changes);
      drop();
      this.#refused ??= error;
    }
    if (this.#unsaved.count > 0) this.#retryLater();
  }

  async #read(): Promise<void> {
    const before = this.#savedElsewhere;
    const found = await this.#repository.find(this.#id);
    // A worker may have stored more while the record was being read.
    if (this.#savedElsewhere !== before) return this.#read();
    // A pending change returns the merged record.
    if (this.#pending > 0) this.#isStale = true;
    else if (found && isLoaded(found)) this.#show({ ...found, record: this.#merged(found.record) }, true);
    else this.#show(found ?? 'gone', true);
  }

  /** Reports nothing while changes are pending, so that nobody leaves the page too early. */
  async #settle(stored: Whole | null): Promise<void> {
    if (this.#pending > 0) return;
    this.#listener.onSaving(this.#refused ?? 'saved');
    const isRejected = this.#refused !== null && !isDevices(this.#refused);
    if (this.#isStale || isRejected) {
      this.#isStale = false;
      await this.reload();
    } else if (stored) this.#showRecord(this.#merged(stored), true);
  }
}

/** Applies changes, some of which may be applied already; null if one does not fit. */
function withAll<Whole, Change>(
  repository: RecordRepository<Whole, Change>,
  record: Whole,
  changes: readonly Change[],
): Whole | null {
  let now = record;
  for (const change of changes) {
    const made = repository.apply(now, change);
    if (made.ok) now = made.record;
    else if (made.error !== 'id-taken') return null;
  }
  return now;
}
