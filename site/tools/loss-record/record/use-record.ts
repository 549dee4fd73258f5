import { useCallback, useEffect, useRef, useState } from 'react';
import { apply, type Edit } from '#core/loss-record/edit.ts';
import type { LossRecord } from '#core/loss-record/record.ts';
import type { TableName } from '#core/loss-record/shape.ts';
import { noteCopy } from '../../../device/records/marks.ts';
import { onChange } from '../../../device/records/other-windows.ts';
import {
  editRecord,
  type KeepError,
  type KeptRecord,
  type PhotoBytes,
  readRecord,
  type UnreadRecord,
} from '../../../device/records/record-store.ts';

/** What the page knows of the record it shows. */
export type Shown = KeptRecord | UnreadRecord | 'looking' | 'gone';

/** Whether there is a record to show. */
export function isKept(shown: Shown): shown is KeptRecord {
  return typeof shown === 'object' && 'record' in shown;
}

/** Whether the last change is on the device. */
export type Saving = 'saved' | 'saving' | KeepError;

/** One record on the page: what is typed shows at once, is kept at once, and meets what other windows write. */
export function useRecord(id: string) {
  const [shown, setShown] = useState<Shown>('looking');
  const [saving, setSaving] = useState<Saving>('saved');
  const [undoing, setUndoing] = useState<Edit | null>(null);
  const latest = useRef<LossRecord | null>(null);
  const pending = useRef(0);
  const isStale = useRef(false);

  const show = useCallback((next: Shown) => {
    latest.current = isKept(next) ? next.record : null;
    setShown(next);
  }, []);

  const reload = useCallback(async () => {
    const found = await readRecord(id);
    // What is being written comes back with its own answer, and other windows' changes with it.
    if (pending.current > 0) isStale.current = true;
    else show(found ?? 'gone');
  }, [id, show]);

  useEffect(() => {
    void reload();
    return onChange((changed) => changed === id && void reload());
  }, [id, reload]);

  const edit = useCallback(
    async (change: Edit, photos?: Readonly<Record<string, PhotoBytes>>): Promise<boolean> => {
      const before = latest.current;
      const here = before && apply(before, change);
      if (here?.ok) {
        latest.current = here.record;
        setShown((now) => (isKept(now) ? { ...now, record: here.record } : now));
      }
      pending.current += 1;
      setSaving('saving');
      const result = await editRecord(id, change, photos);
      pending.current -= 1;
      setSaving(result.ok ? 'saved' : result.error);
      if (pending.current === 0 && (isStale.current || !result.ok)) {
        isStale.current = false;
        await reload();
      } else if (pending.current === 0 && result.ok) {
        latest.current = result.value;
        setShown((now) => (isKept(now) ? { ...now, record: result.value, at: Date.now() } : now));
      }
      return result.ok;
    },
    [id, reload],
  );

  return {
    shown,
    saving,
    edit,
    /** The record as it is now, for what runs longer than one showing of the page. */
    now: () => latest.current,
    remove: async (table: TableName, row: string) => {
      const removed = latest.current && apply(latest.current, { kind: 'remove', table, id: row });
      if (!removed?.ok) return;
      setUndoing(removed.inverse);
      await edit({ kind: 'remove', table, id: row });
    },
    canUndo: undoing !== null,
    undo: async () => {
      if (!undoing) return;
      setUndoing(null);
      await edit(undoing);
    },
    /** A copy was saved or sent. */
    copied: async () => {
      await noteCopy(id);
      await reload();
    },
  };
}

export type RecordState = ReturnType<typeof useRecord>;
