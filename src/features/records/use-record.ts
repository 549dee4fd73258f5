import { startTransition, useCallback, useEffect, useMemo, useState } from 'react';
import type { AnyRecord } from '#core/records/shape.ts';
import { onRecordChange } from '../../lib/storage/broadcast.ts';
import { deferSweep, onPageRestore } from '../../lib/storage/garbage-collection.ts';
import type { PhotoBytes, RecordRepository } from '../../lib/storage/record-repository.ts';
import { type EditQueue, editQueue, type Saving, type Shown } from './edit-queue.ts';

/** What the parts of a page may do with its record: the same ways from showing to showing. */
export interface WaysOf<Whole, Change> {
  readonly id: string;
  // Methods: forms of every kind of record hand in changes of their own tables.
  edit(change: Change, photos?: Readonly<Record<string, PhotoBytes>>): Promise<boolean>;
  /**
   * Shows changes that a thread beside this page has kept. They are made again here: to read the whole record anew for
   * each of three hundred photos would keep the page from scrolling.
   */
  keptBeside(changes: readonly Change[]): void;
  /** The record as it is now, for what runs longer than one showing of the page. */
  readonly now: () => Whole | null;
  /** Makes a change that the page offers to take back. */
  undoable(change: Change): Promise<void>;
  /** A copy was saved or sent. */
  readonly copied: () => Promise<void>;
}

/** One record on the page. */
export interface OpenState<Whole, Change> extends WaysOf<Whole, Change> {
  readonly ways: WaysOf<Whole, Change>;
  readonly shown: Shown<Whole>;
  readonly saving: Saving;
  readonly canUndo: boolean;
  readonly undo: () => Promise<void>;
}

/** One record on the page: what is typed shows at once, is kept at once, and meets what other windows write. */
export function useRecord<Whole extends AnyRecord, Change>(
  room: RecordRepository<Whole, Change>,
  id: string,
): OpenState<Whole, Change> {
  const [shown, setShown] = useState<Shown<Whole>>('looking');
  const [saving, setSaving] = useState<Saving>('saved');
  const queue = useMemo(() => {
    const shows = (next: Shown<Whole>, isLate: boolean) =>
      isLate ? startTransition(() => setShown(next)) : setShown(next);
    return editQueue(room, id, { shows, saves: setSaving });
  }, [room, id]);
  const { undoable, canUndo, undo, forgetUndo } = useUndo(room, queue);
  useNews(id, queue.reload, forgetUndo);
  const ways = useMemo(
    () => ({
      id,
      edit: queue.edit,
      keptBeside: queue.keptBeside,
      now: queue.now,
      undoable,
      copied: async () => {
        const noted = await room.noteCopy(id);
        if (noted.ok) await queue.reload();
        else setSaving(noted.error);
      },
    }),
    [id, room, queue, undoable],
  );
  return { ...ways, ways, shown, saving, canUndo, undo };
}

/** Reads a record, and reads it again whenever others may have written in it. */
function useNews(id: string, reload: () => Promise<void>, forgetUndo: () => void): void {
  useEffect(() => {
    void reload();
    const stop = onRecordChange((changed) => changed === id && void reload());
    // A phone lets a page in the background sleep: what other windows said meanwhile did not reach it.
    const wake = () => document.visibilityState === 'visible' && void reload();
    document.addEventListener('visibilitychange', wake);
    // One that a browser put to sleep whole on the way to another page is shown again by its button back. What was deleted
    // in it may have been taken from the device for good meanwhile.
    const stopBack = onPageRestore(() => {
      forgetUndo();
      void reload();
    });
    return () => {
      stop();
      stopBack();
      document.removeEventListener('visibilitychange', wake);
    };
  }, [id, reload, forgetUndo]);
}

/** The last change that the page offers to take back. */
function useUndo<Whole, Change>(room: RecordRepository<Whole, Change>, { now, edit }: EditQueue<Whole, Change>) {
  const [undoing, setUndoing] = useState<Change | null>(null);
  const forgetUndo = useCallback(() => setUndoing(null), []);
  const undoable = useCallback(
    async (change: Change) => {
      await deferSweep();
      const before = now();
      const made = before && room.apply(before, change);
      if (!made?.ok) return;
      setUndoing(made.inverse);
      await edit(change);
    },
    [room, now, edit],
  );
  const undo = async () => {
    if (!undoing) return;
    setUndoing(null);
    await edit(undoing);
  };
  return { undoable, canUndo: undoing !== null, undo, forgetUndo };
}
