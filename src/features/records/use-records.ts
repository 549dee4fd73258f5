import { useCallback, useEffect, useRef, useState } from 'react';
import { type AnyRecord, mostTitle } from '#core/records/shape.ts';
import { onRecordChange } from '../../lib/storage/broadcast.ts';
import { deferSweep, onPageRestore, sweep } from '../../lib/storage/garbage-collection.ts';
import { recordAddress, recordIn } from '../../lib/storage/record-address.ts';
import type {
  RecordRepository,
  StorageError,
  StoredOr,
  StoredWithState,
  UnreadRecord,
} from '../../lib/storage/record-repository.ts';

export type Listed<Whole> = readonly (StoredWithState<Whole> | UnreadRecord)[];

/** How the records of a kind begin. It stands outside of what is shown, so that it is the same at each showing. */
export interface Beginning<Whole> {
  readonly blank: (id: string, title: string) => Whole;
  /** What a record begins with where the end of the address asks for it; null where it asks for nothing. */
  readonly from: (hash: string) => (() => Promise<Whole>) | null;
}

/** The records of a kind on this device, which of them is open, and what was deleted last. */
export interface RecordsState<Whole> {
  readonly records: Listed<Whole> | 'looking' | 'refused';
  readonly open: string | null;
  readonly show: (id: string | null, part?: 'send') => void;
  readonly fault: StorageError | null;
  readonly deleted: readonly string[];
  readonly begin: (title: string) => Promise<void>;
  readonly remove: (ids: readonly string[]) => Promise<void>;
  readonly undo: () => Promise<void>;
}

/** The list of records. The address names the open one. */
export function useRecords<Whole extends AnyRecord, Change>(
  room: RecordRepository<Whole, Change>,
  beginning: Beginning<Whole>,
): RecordsState<Whole> {
  const [records, setRecords] = useState<Listed<Whole> | 'looking' | 'refused'>('looking');
  const [deleted, setDeleted] = useState<readonly string[]>([]);
  const [fault, setFault] = useState<StorageError | null>(null);
  const isPutting = useRef(false);

  const reload = useCallback(async () => {
    try {
      setRecords(await room.list());
      return true;
    } catch {
      setRecords('refused');
      return false;
    }
  }, [room]);

  const forgetDeleted = useCallback(() => setDeleted([]), []);
  const { open, isBeginning } = useAddress(room, beginning, reload, forgetDeleted);

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
    setFault(marked.find((one) => !one.ok)?.error ?? null);
    return ids.filter((_id, at) => marked[at]?.ok);
  };

  return {
    records: isBeginning && records !== 'refused' ? ('looking' as const) : records,
    open,
    show,
    fault,
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
      const kept = await room.put(beginning.blank(crypto.randomUUID(), named));
      isPutting.current = false;
      setFault(kept.ok ? null : kept.error);
      if (kept.ok) show(kept.value.id);
    },
    remove: async (ids) => {
      await deferSweep();
      const gone = await each(ids, room.remove);
      setDeleted((before) => [...before, ...gone]);
      show(null);
    },
    undo: async () => {
      const back = await each(deleted, room.restoreDeleted);
      // They are listed before the button goes that brought them back: the focus has a place to go to.
      await reload();
      if (back.length === deleted.length) setDeleted([]);
    },
  };
}

/** Which record the address names; one that it asks for is begun. The list is read whenever it comes into view or others change it. */
function useAddress<Whole extends AnyRecord, Change>(
  room: RecordRepository<Whole, Change>,
  beginning: Beginning<Whole>,
  reload: () => Promise<boolean>,
  forgetDeleted: () => void,
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
      void beginWith(room, origin)
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
    const stop = onRecordChange(() => recordIn(window.location.hash).id === null && void reload());
    const stopBack = onPageRestore(() => {
      forgetDeleted();
      void reload();
    });
    return () => {
      window.removeEventListener('hashchange', follow);
      stop();
      stopBack();
    };
  }, [room, beginning, reload, forgetDeleted]);

  return { open, isBeginning };
}

/**
 * Begins a record with what is on the device; the address names it from then on, so that a way back begins no second one. Rejects
 * where what it begins with cannot be fetched: the address stays, and says at the next visit what was wanted.
 */
async function beginWith<Whole extends AnyRecord, Change>(
  room: RecordRepository<Whole, Change>,
  origin: () => Promise<Whole>,
): Promise<void> {
  const record = await origin();
  const kept = await room.put(record);
  window.history.replaceState(null, '', kept.ok ? recordAddress(record.id) : window.location.pathname);
}
