import { useCallback, useEffect, useRef, useState } from 'react';
import { type AnyRecord, mostTitle } from '#core/records/shape.ts';
import { onRecordChange } from '../../lib/storage/broadcast.ts';
import { requestPersistence } from '../../lib/storage/browser-storage.ts';
import { deferSweep, onPageRestore, sweep } from '../../lib/storage/garbage-collection.ts';
import { recordAddress, recordIn } from '../../lib/storage/record-address.ts';
import type {
  RecordRepository,
  StorageError,
  StoredOr,
  StoredWithState,
  UnreadRecord,
} from '../../lib/storage/record-repository.ts';
import { newSampleId } from '../../lib/storage/sample-record.ts';

export type Listed<Whole> = readonly (StoredWithState<Whole> | UnreadRecord)[];

/** How records of a kind are created. Defined outside components so that it is a stable reference. */
export interface NewRecordSource<Whole> {
  readonly blank: (id: string, title: string) => Whole;
  readonly sample: (id: string) => Promise<Whole>;
  /** Adds to the stored sample what a record does not hold itself. Never rejects. */
  readonly fillSample?: (id: string) => Promise<void>;
  /** Creates the initial record that the URL hash asks for; null if it asks for none. */
  readonly from: (hash: string) => (() => Promise<Whole>) | null;
}

export interface RecordsState<Whole> {
  readonly records: Listed<Whole> | 'looking' | 'refused';
  readonly open: string | null;
  readonly show: (id: string | null, part?: 'send') => void;
  readonly error: StorageError | null;
  readonly deleted: readonly string[];
  readonly begin: (title: string) => Promise<void>;
  /** Opens the sample, a record of its own that is marked as one. */
  readonly openSample: () => Promise<void>;
  readonly remove: (ids: readonly string[]) => Promise<void>;
  readonly undo: () => Promise<void>;
}

/** The list of records; the URL hash names the open one. */
export function useRecords<Whole extends AnyRecord, Change>(
  repository: RecordRepository<Whole, Change>,
  beginning: NewRecordSource<Whole>,
): RecordsState<Whole> {
  const [records, setRecords] = useState<Listed<Whole> | 'looking' | 'refused'>('looking');
  const [deleted, setDeleted] = useState<readonly string[]>([]);
  const [error, setError] = useState<StorageError | null>(null);

  const reload = useCallback(async () => {
    try {
      setRecords(await repository.list());
      return true;
    } catch {
      setRecords('refused');
      return false;
    }
  }, [repository]);

  const clearDeleted = useCallback(() => setDeleted([]), []);
  const { open, isBeginning } = useAddress(repository, beginning, reload, clearDeleted);

  const show = useCallback(
    (id: string | null, part?: 'send') => {
      window.location.hash = id ? recordAddress(id, part) : '';
      void reload();
    },
    [reload],
  );

  /** Marks each record; returns the ids that succeeded, since storage may be full. */
  const each = async (ids: readonly string[], mark: (id: string) => Promise<StoredOr<null>>) => {
    const marked = await Promise.all(ids.map(mark));
    setError(marked.find((one) => !one.ok)?.error ?? null);
    return ids.filter((_id, at) => marked[at]?.ok);
  };

  const create = useCreate(repository, show, setError);

  return {
    records: isBeginning && records !== 'refused' ? ('looking' as const) : records,
    open,
    show,
    error,
    deleted,
    openSample: () => create(() => beginning.sample(newSampleId()), beginning.fillSample),
    begin: (title) => create(() => beginning.blank(crypto.randomUUID(), titleOf(title))),
    remove: async (ids) => {
      await deferSweep();
      const gone = await each(ids, repository.remove);
      setDeleted((before) => [...before, ...gone]);
      show(null);
    },
    undo: async () => {
      const back = await each(deleted, repository.restoreDeleted);
      // Reload before the button disappears, so that the restored entry can take the focus.
      await reload();
      if (back.length === deleted.length) setDeleted([]);
    },
  };
}

/** A title that fits. Cutting must not leave half a surrogate pair. */
function titleOf(typed: string): string {
  return typed
    .trim()
    .slice(0, mostTitle)
    .replace(/\p{Cs}/gu, '');
}

/** Stores a new record and opens it. */
function useCreate<Whole extends AnyRecord, Change>(
  repository: RecordRepository<Whole, Change>,
  show: (id: string) => void,
  setError: (error: StorageError | null) => void,
) {
  const isPutting = useRef(false);
  return async (make: () => Whole | Promise<Whole>, fill?: (id: string) => Promise<void>) => {
    // Ignores a double click while the record is being created.
    if (isPutting.current) return;
    isPutting.current = true;
    const saved = await storeFilled(repository, await make(), fill).finally(() => {
      isPutting.current = false;
    });
    setError(saved.ok ? null : saved.error);
    if (!saved.ok) return;
    void requestPersistence();
    show(saved.value.id);
  };
}

async function storeFilled<Whole extends AnyRecord, Change>(
  repository: RecordRepository<Whole, Change>,
  record: Whole,
  fill?: (id: string) => Promise<void>,
): Promise<StoredOr<Whole>> {
  const saved = await repository.put(record);
  if (saved.ok) await fill?.(record.id);
  return saved;
}

/** Follows the URL hash and creates the record it asks for. Reloads the list when it shows or changes elsewhere. */
function useAddress<Whole extends AnyRecord, Change>(
  repository: RecordRepository<Whole, Change>,
  beginning: NewRecordSource<Whole>,
  reload: () => Promise<boolean>,
  clearDeleted: () => void,
) {
  const [open, setOpen] = useState<string | null>(null);
  const [isBeginning, setBeginning] = useState(false);

  useEffect(() => {
    const follow = () => {
      const { id } = recordIn(window.location.hash);
      setOpen(id);
      if (id === null) void reload();
    };
    const origin = beginning.from(window.location.hash);
    setBeginning(origin !== null);
    if (origin) {
      void createRecordFrom(repository, origin)
        // Falls back to the list.
        .catch(() => {})
        .then(() => {
          follow();
          setBeginning(false);
        });
    } else follow();
    window.addEventListener('hashchange', follow);
    void reload().then(async (isKeeping) => {
      if (isKeeping) await sweep();
    });
    // The list is hidden while a record is open, and photos may arrive by the hundred.
    const stop = onRecordChange(() => recordIn(window.location.hash).id === null && void reload());
    const stopBack = onPageRestore(() => {
      clearDeleted();
      void reload();
    });
    return () => {
      window.removeEventListener('hashchange', follow);
      stop();
      stopBack();
    };
  }, [repository, beginning, reload, clearDeleted]);

  return { open, isBeginning };
}

/**
 * Creates a record from existing data and replaces the URL, so that going back creates no second one. Rejects if the
 * data cannot be loaded; the URL then stays for the next visit.
 */
async function createRecordFrom<Whole extends AnyRecord, Change>(
  repository: RecordRepository<Whole, Change>,
  origin: () => Promise<Whole>,
): Promise<void> {
  const record = await origin();
  const saved = await repository.put(record);
  window.history.replaceState(null, '', saved.ok ? recordAddress(record.id) : window.location.pathname);
}
