import { useCallback, useEffect, useState } from 'react';
import { blankRecord, mostTitle } from '#core/loss-record/record.ts';
import { bringBack, deleteRecord } from '../../../device/records/marks.ts';
import { onChange } from '../../../device/records/other-windows.ts';
import {
  type KeepError,
  type KeptRecord,
  listRecords,
  putRecord,
  type UnreadRecord,
} from '../../../device/records/record-store.ts';
import { sweepThenHold } from '../../../device/records/sweep.ts';

export type Listed = readonly (KeptRecord | UnreadRecord)[];

const prefix = '#record-';

/** The records of the device, which of them is open, and what was deleted last. The address names the open one. */
export function useRecords() {
  const [records, setRecords] = useState<Listed | 'looking' | 'refused'>('looking');
  const [open, setOpen] = useState<string | null>(null);
  const [deleted, setDeleted] = useState<readonly string[]>([]);
  const [fault, setFault] = useState<KeepError | null>(null);

  const reload = useCallback(async () => {
    try {
      setRecords(await listRecords());
      return true;
    } catch {
      setRecords('refused');
      return false;
    }
  }, []);

  useEffect(() => {
    const follow = () => setOpen(idIn(window.location.hash));
    follow();
    window.addEventListener('hashchange', follow);
    void reload().then(async (isKeeping) => {
      if (isKeeping) await sweepThenHold();
    });
    const stop = onChange(() => void reload());
    return () => {
      window.removeEventListener('hashchange', follow);
      stop();
    };
  }, [reload]);

  const show = useCallback(
    (id: string | null) => {
      window.location.hash = id ? `${prefix}${id}` : '';
      void reload();
    },
    [reload],
  );

  return {
    records,
    open,
    show,
    fault,
    deleted,
    begin: async (title: string) => {
      const kept = await putRecord(blankRecord(crypto.randomUUID(), title.trim().toWellFormed().slice(0, mostTitle)));
      setFault(kept.ok ? null : kept.error);
      if (kept.ok) show(kept.value.id);
    },
    remove: async (ids: readonly string[]) => {
      for (const id of ids) await deleteRecord(id);
      setDeleted(ids);
      show(null);
    },
    undo: async () => {
      for (const id of deleted) await bringBack(id);
      setDeleted([]);
      await reload();
    },
  };
}

export type RecordsState = ReturnType<typeof useRecords>;

function idIn(hash: string): string | null {
  return hash.startsWith(prefix) ? hash.slice(prefix.length) : null;
}
