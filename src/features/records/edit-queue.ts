import type { AnyRecord } from '#core/records/shape.ts';
import { sharedRecord } from '#core/records/structural-sharing.ts';
import type {
  PhotoBytes,
  RecordRepository,
  StorageError,
  StoredWithState,
  UnreadRecord,
} from '../../lib/storage/record-repository.ts';

/** Load state of the record on the page. */
export type LoadState<Whole> = StoredWithState<Whole> | UnreadRecord | 'looking' | 'gone';

/** Whether the record is loaded. */
export function isLoaded<Whole>(shown: LoadState<Whole>): shown is StoredWithState<Whole> {
  return typeof shown === 'object' && 'record' in shown;
}

/** `saved` once every change is stored; otherwise the error of the last rejected one. */
export type Saving = 'saved' | 'saving' | StorageError;

/** Callbacks of an open record. */
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
}

/** Opens a record: changes show at once, are stored at once, and are merged with changes of other windows. */
export function editQueue<Whole extends AnyRecord, Change>(
  repository: RecordRepository<Whole, Change>,
  id: string,
  listener: QueueListener<Whole>,
): EditQueue<Whole, Change> {
  let shown: LoadState<Whole> = 'looking';
  let pending = 0;
  let refused: StorageError | null = null;
  /** Another window wrote while a change was pending. */
  let isStale = false;
  /** How often changes stored elsewhere were applied. */
  let savedElsewhere = 0;

  const now = () => (isLoaded(shown) ? shown.record : null);
  const show = (next: LoadState<Whole>, isBackground: boolean) => {
    shown = next;
    listener.onChange(next, isBackground);
  };
  const showRecord = (record: Whole, isBackground: boolean) => {
    if (isLoaded(shown)) show({ ...shown, record, ...(isBackground && { at: Date.now() }) }, isBackground);
  };

  const reload = async (): Promise<void> => {
    const before = savedElsewhere;
    const found = await repository.find(id);
    // A worker may have stored more while the record was being read.
    if (savedElsewhere !== before) return reload();
    // A pending change returns the merged record.
    if (pending > 0) isStale = true;
    // Structural sharing: other windows may write hundreds of times.
    else
      show(found && isLoaded(found) ? { ...found, record: withKnown(now(), found.record) } : (found ?? 'gone'), true);
  };

  /** Reports nothing while changes are pending, so that nobody leaves the page too early. */
  const settle = async (kept: Whole | null): Promise<void> => {
    if (pending > 0) return;
    listener.onSaving(refused ?? 'saved');
    if (isStale || refused) {
      isStale = false;
      await reload();
    } else if (kept) showRecord(withKnown(now(), kept), true);
  };

  return {
    now,
    reload,
    edit: async (change, photos) => {
      const before = now();
      const here = before && repository.apply(before, change);
      if (here?.ok) showRecord(here.record, false);
      if (pending === 0) refused = null;
      pending += 1;
      listener.onSaving('saving');
      const result = await repository.edit(id, change, photos);
      pending -= 1;
      if (!result.ok) refused = result.error;
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
