import { useCallback, useEffect, useRef, useState } from 'react';
import { type AnyRecord, mostTitle } from '#core/records/shape.ts';
import { onChange } from '../../lib/storage/broadcast.ts';
import { holdOffSweeping, onWayBack, sweep } from '../../lib/storage/garbage-collection.ts';
import { recordAddress, recordIn } from '../../lib/storage/record-address.ts';
import type {
  Kept,
  RecordRepository,
  StorageError,
  StoredOr,
  UnreadRecord,
} from '../../lib/storage/record-repository.ts';

export type Listed<Whole> = readonly (Kept<Whole> | UnreadRecord)[];

/** How the records of a kind begin. It stands outside of what is shown, so that it is the same at each showing. */
export interface NewRecordSource<Whole> {
  readonly blank: (id: string, title: string) => Whole;
  /** What a record begins with where the end of the address asks for it; null where it asks for nothing. */
  readonly from: (hash: string) => (() => Promise<Whole>) | null;
}

/** The records of a kind on this device, which of them is open, and what was deleted last. */
export interface RecordsState<Whole> {
  readonly records: Listed<Whole> | 'looking' | 'refused';
  readonly open: string | null;
  readonly show: (id: string | null, part?: 'send') => void;
  readonly error: StorageError | null;
  readonly deleted: readonly string[];
  readonly begin: (title: string) => Promise<void>;
  readonly remove: (ids: readonly string[]) => Promise<void>;
  readonly undo: () => Promise<void>;
}

/** The list of records. The address names the open one. */
export function useRecords<Whole extends AnyRecord, Change>(
  repository: RecordRepository<Whole, Change>,
  beginning: NewRecordSource<Whole>,
): RecordsState<Whole> {
  const [records, setRecords] = useState<Listed<Whole> | 'looking' | 'refused'>('looking');
  const [deleted, setDeleted] = useState<readonly string[]>([]);
  const [error, setError] = useState<StorageError | null>(null);
  const isPutting = useRef(false);

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

  /** Which of them were done; the device may have no room. */
  const each = async (ids: readonly string[], mark: (id: string) => Promise<StoredOr<null>>) => {
    const marked = await Promise.all(ids.map(mark));
    setError(marked.find((one) => !one.ok)?.error ?? null);
    return ids.filter((_id, at) => marked[at]?.ok);
  };

  return {
    records: isBeginning && records !== 'refused' ? ('looking' as const) : records,
    open,
    show,
    error,
    deleted,
    begin: async (title) => {
      // A second press, before the first has opened its record, begins no second one.
      if (isPutting.current) return;
      isPutting.current = true;
      // What is cut ends with a whole sign.
      const named = title
        .trim()
        .slice(0, mostTitle)
        .replace(/\p{Cs}/gu, '');
      const kept = await repository.put(beginning.blank(crypto.randomUUID(), named));
      isPutting.current = false;
      setError(kept.ok ? null : kept.error);
      if (kept.ok) show(kept.value.id);
    },
    remove: async (ids) => {
      await holdOffSweeping();
      const gone = await each(ids, repository.remove);
      setDeleted((before) => [...before, ...gone]);
      show(null);
    },
    undo: async () => {
      const back = await each(deleted, repository.restoreDeleted);
      // They are listed before the button goes that brought them back: the focus has a place to go to.
      await reload();
      if (back.length === deleted.length) setDeleted([]);
    },
  };
}

/** Which record the address names; one that it asks for is begun. The list is read whenever it comes into view or others change it. */
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
        // The list stands instead.
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
    // Under an open record the list is not seen, and photos come by the hundred.
    const stop = onChange(() => recordIn(window.location.hash).id === null && void reload());
    const stopBack = onWayBack(() => {
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
 * Begins a record with what is on the device; the address names it from then on, so that a way back begins no second one. Rejects
 * where what it begins with cannot be fetched: the address stays, and says at the next visit what was wanted.
 */
async function createRecordFrom<Whole extends AnyRecord, Change>(
  repository: RecordRepository<Whole, Change>,
  origin: () => Promise<Whole>,
): Promise<void> {
  const record = await origin();
  const kept = await repository.put(record);
  window.history.replaceState(null, '', kept.ok ? recordAddress(record.id) : window.location.pathname);
}
