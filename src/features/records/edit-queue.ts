import type { AnyRecord } from '#core/records/shape.ts';
import { sharedRecord } from '#core/records/structural-sharing.ts';
import { editJournal } from '../../lib/storage/edit-journal.ts';
import type {
  PhotoBytes,
  RecordRepository,
  StorageError,
  StoredWithState,
  UnreadRecord,
} from '../../lib/storage/record-repository.ts';

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

/** Queue of changes between the page and storage. */
export interface EditQueue<Whole, Change> {
  /** The current record; null before it was loaded. */
  readonly now: () => Whole | null;
  readonly reload: () => Promise<void>;
  /** Applies a change optimistically and stores it. Resolves to whether storage accepted it. */
  readonly edit: (change: Change, photos?: Readonly<Record<string, PhotoBytes>>) => Promise<boolean>;
  /** Applies changes that were stored elsewhere, by a worker for example. */
  readonly applySaved: (changes: readonly Change[]) => void;
  /** Tries again what the device refused. */
  readonly retry: () => Promise<void>;
  /** Stops trying. What is not stored stays in the journal. */
  readonly close: () => void;
}

/** A change that storage may not have. */
interface Unsaved<Change> {
  readonly change: Change;
  isStored: boolean;
}

/** First pause before a refused change is tried again; doubles, up to the longest. Milliseconds. */
const firstPauseMs = 1000;
const longestPauseMs = 30_000;

/** Whether the device may take it later. A change that does not fit the record never fits. */
function isDevices(error: StorageError): boolean {
  return error === 'full' || error === 'refused';
}

/**
 * Opens a record: changes show at once, are stored at once, and are merged with changes of other windows. A change that the device
 * refuses stays in the shown record and in a journal until storage takes it.
 */
export function editQueue<Whole extends AnyRecord, Change>(
  repository: RecordRepository<Whole, Change>,
  id: string,
  listener: QueueListener<Whole>,
): EditQueue<Whole, Change> {
  const journal = editJournal<Change>(id);
  let shown: LoadState<Whole> = 'looking';
  let pending = 0;
  let refused: StorageError | null = null;
  /** The oldest change that is not stored, and all after it: storing it later must not undo those. */
  let unsaved: Unsaved<Change>[] = [];
  /** Another window wrote while a change was pending. */
  let isStale = false;
  /** How often changes stored elsewhere were applied. */
  let savedElsewhere = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pauseMs = firstPauseMs;
  let isRetrying = false;
  let isClosed = false;

  const now = () => (isLoaded(shown) ? shown.record : null);
  const show = (next: LoadState<Whole>, isBackground: boolean) => {
    shown = next;
    listener.onChange(next, isBackground);
  };
  const showRecord = (record: Whole, isBackground: boolean) => {
    if (isLoaded(shown)) show({ ...shown, record, ...(isBackground && { at: Date.now() }) }, isBackground);
  };
  /** A stored record with the changes that it lacks. */
  const withUnsaved = (record: Whole) =>
    unsaved.reduce((before, { change }) => {
      const made = repository.apply(before, change);
      return made.ok ? made.record : before;
    }, record);

  const note = () => {
    const firstUnsaved = unsaved.findIndex(({ isStored }) => !isStored);
    unsaved = firstUnsaved < 0 ? [] : unsaved.slice(firstUnsaved);
    journal.write(unsaved.map(({ change }) => change));
  };

  const retryLater = () => {
    clearTimeout(timer);
    if (isClosed) return;
    timer = setTimeout(retry, pauseMs);
    pauseMs = Math.min(2 * pauseMs, longestPauseMs);
  };

  /** Stores changes in order. What does not fit the record, or is there already, is done. Returns the device's error. */
  const store = async (changes: readonly Change[], done: (at: number) => void): Promise<StorageError | null> => {
    for (const [at, change] of changes.entries()) {
      const result = await repository.edit(id, change);
      if (!result.ok && isDevices(result.error)) return result.error;
      done(at);
    }
    return null;
  };

  async function retry(): Promise<void> {
    if (isRetrying || pending > 0 || unsaved.length === 0) return;
    isRetrying = true;
    clearTimeout(timer);
    const tried = [...unsaved];
    const changes = tried.map(({ change }) => change);
    refused = await store(changes, (at) => {
      const one = tried[at];
      if (one) one.isStored = true;
    });
    isRetrying = false;
    // A change made meanwhile may have been overwritten.
    const later = unsaved.filter((one) => !tried.includes(one));
    for (const one of later) one.isStored = false;
    note();
    if (!refused) pauseMs = firstPauseMs;
    if (refused || later.length > 0) retryLater();
    await settle(null);
  }

  /** Stores what earlier pages left. */
  const takeLeft = async () => {
    for (const { changes, drop } of journal.left()) {
      const error = await store(changes, () => {});
      if (error) unsaved = [...changes.map((change) => ({ change, isStored: false })), ...unsaved];
      if (error) note();
      drop();
      refused ??= error;
    }
    if (unsaved.length > 0) retryLater();
  };

  const read = async (): Promise<void> => {
    const before = savedElsewhere;
    const found = await repository.find(id);
    // A worker may have stored more while the record was being read.
    if (savedElsewhere !== before) return read();
    // A pending change returns the merged record.
    if (pending > 0) isStale = true;
    // Structural sharing: other windows may write hundreds of times.
    else if (found && isLoaded(found)) show({ ...found, record: withKnown(now(), withUnsaved(found.record)) }, true);
    else show(found ?? 'gone', true);
  };
  const reload = async (): Promise<void> => {
    isClosed = false;
    try {
      if (shown === 'looking') await takeLeft();
      await read();
      if (refused && isDevices(refused) && isLoaded(shown)) listener.onSaving(refused);
    } catch (error) {
      // What is shown stays; without a record there is nothing to go on with.
      if (!isLoaded(shown)) throw error;
      listener.onSaving('refused');
    }
  };

  /** Reports nothing while changes are pending, so that nobody leaves the page too early. */
  const settle = async (kept: Whole | null): Promise<void> => {
    if (pending > 0) return;
    listener.onSaving(refused ?? 'saved');
    const isRejected = refused !== null && !isDevices(refused);
    if (isStale || isRejected) {
      isStale = false;
      await reload();
    } else if (kept) showRecord(withKnown(now(), withUnsaved(kept)), true);
  };

  return {
    now,
    reload,
    retry,
    close: () => {
      isClosed = true;
      clearTimeout(timer);
    },
    edit: async (change, photos) => {
      const before = now();
      const here = before && repository.apply(before, change);
      if (here?.ok) showRecord(here.record, false);
      // Bytes of photos are in no journal: such a change is reported, and made again by the visitor.
      const own: Unsaved<Change> | null = photos ? null : { change, isStored: false };
      if (own) unsaved.push(own);
      if (own) note();
      if (pending === 0 && unsaved.length <= 1) refused = null;
      pending += 1;
      listener.onSaving('saving');
      const result = await repository.edit(id, change, photos);
      pending -= 1;
      const isKeptTrying = own !== null && !result.ok && isDevices(result.error);
      if (own && !isKeptTrying) own.isStored = true;
      if (!result.ok) refused = result.error;
      note();
      if (isKeptTrying || (unsaved.length > 0 && pending === 0)) retryLater();
      const isPhotoLost = photos !== undefined && !result.ok;
      if (isPhotoLost) isStale = true;
      await settle(result.ok ? result.value : null);
      return result.ok;
    },
    applySaved: (changes) => {
      savedElsewhere += 1;
      // The pending answer may be older than these changes.
      if (pending > 0) isStale = true;
      const before = now();
      const next = before && withAll(repository, before, changes);
      if (next) showRecord(next, true);
      else void reload();
    },
  };
}

/** Reuses unchanged rows so that they are not rendered again. */
function withKnown<Whole extends AnyRecord>(before: Whole | null, after: Whole): Whole {
  return before ? sharedRecord(before, after) : after;
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
