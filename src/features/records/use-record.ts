import { startTransition, useCallback, useEffect, useMemo, useState } from 'react';
import type { AnyRecord } from '#core/records/shape.ts';
import { onChange } from '../../lib/storage/broadcast.ts';
import { holdOffSweeping, onWayBack } from '../../lib/storage/garbage-collection.ts';
import type { PhotoBytes, RecordRepository } from '../../lib/storage/record-repository.ts';
import { type EditQueue, editQueue, type LoadState, type Saving } from './edit-queue.ts';

/** What the parts of a page may do with its record: the same ways from showing to showing. */
export interface RecordActions<Whole, Change> {
  readonly id: string;
  // Methods: forms of every kind of record hand in changes of their own tables.
  edit(change: Change, photos?: Readonly<Record<string, PhotoBytes>>): Promise<boolean>;
  /**
   * Shows changes that a thread beside this page has kept. They are made again here: to read the whole record anew for
   * each of three hundred photos would keep the page from scrolling.
   */
  applySaved(changes: readonly Change[]): void;
  /** The record as it is now, for what runs longer than one showing of the page. */
  readonly now: () => Whole | null;
  /** Makes a change that the page offers to take back. */
  undoable(change: Change): Promise<void>;
  /** A copy was saved or sent. */
  readonly copied: () => Promise<void>;
}

/** One record on the page. */
export interface OpenState<Whole, Change> extends RecordActions<Whole, Change> {
  readonly actions: RecordActions<Whole, Change>;
  readonly shown: LoadState<Whole>;
  readonly saving: Saving;
  readonly canUndo: boolean;
  readonly undo: () => Promise<void>;
}

/** One record on the page: what is typed shows at once, is kept at once, and meets what other windows write. */
export function useRecord<Whole extends AnyRecord, Change>(
  repository: RecordRepository<Whole, Change>,
  id: string,
): OpenState<Whole, Change> {
  const [shown, setShown] = useState<LoadState<Whole>>('looking');
  const [saving, setSaving] = useState<Saving>('saved');
  const queue = useMemo(() => {
    const onChange = (next: LoadState<Whole>, isBackground: boolean) =>
      isBackground ? startTransition(() => setShown(next)) : setShown(next);
    return editQueue(repository, id, { onChange, onSaving: setSaving });
  }, [repository, id]);
  const { undoable, canUndo, undo, clearUndo } = useUndo(repository, queue);
  useExternalChanges(id, queue.reload, clearUndo);
  const actions = useMemo(
    () => ({
      id,
      edit: queue.edit,
      applySaved: queue.applySaved,
      now: queue.now,
      undoable,
      copied: async () => {
        const noted = await repository.noteCopy(id);
        if (noted.ok) await queue.reload();
        else setSaving(noted.error);
      },
    }),
    [id, repository, queue, undoable],
  );
  return { ...actions, actions, shown, saving, canUndo, undo };
}

/** Reads a record, and reads it again whenever others may have written in it. */
function useExternalChanges(id: string, reload: () => Promise<void>, clearUndo: () => void): void {
  useEffect(() => {
    void reload();
    const stop = onChange((changed) => changed === id && void reload());
    // A phone lets a page in the background sleep: what other windows said meanwhile did not reach it.
    const wake = () => document.visibilityState === 'visible' && void reload();
    document.addEventListener('visibilitychange', wake);
    // One that a browser put to sleep whole on the way to another page is shown again by its button back. What was deleted
    // in it may have been taken from the device for good meanwhile.
    const stopBack = onWayBack(() => {
      clearUndo();
      void reload();
    });
    return () => {
      stop();
      stopBack();
      document.removeEventListener('visibilitychange', wake);
    };
  }, [id, reload, clearUndo]);
}

/** The last change that the page offers to take back. */
function useUndo<Whole, Change>(repository: RecordRepository<Whole, Change>, { now, edit }: EditQueue<Whole, Change>) {
  const [undoing, setUndoing] = useState<Change | null>(null);
  const clearUndo = useCallback(() => setUndoing(null), []);
  const undoable = useCallback(
    async (change: Change) => {
      await holdOffSweeping();
      const before = now();
      const made = before && repository.apply(before, change);
      if (!made?.ok) return;
      setUndoing(made.inverse);
      await edit(change);
    },
    [repository, now, edit],
  );
  const undo = async () => {
    if (!undoing) return;
    setUndoing(null);
    await edit(undoing);
  };
  return { undoable, canUndo: undoing !== null, undo, clearUndo };
}
