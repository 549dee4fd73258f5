import { startTransition, useCallback, useEffect, useMemo, useState } from 'react';
import type { AnyRecord } from '#core/records/shape.ts';
import { onRecordChange } from '../../lib/storage/broadcast.ts';
import { deferSweep, onPageRestore } from '../../lib/storage/garbage-collection.ts';
import type { PhotoBytes, RecordRepository } from '../../lib/storage/record-repository.ts';
import { EditQueue, type LoadState, type Saving } from './edit-queue.ts';

/** Actions on an open record. Stable between renders. */
export interface RecordActions<Whole, Change> {
  readonly id: string;
  // Method syntax is bivariant: forms of every kind of record pass edits of their own tables.
  edit(change: Change, photos?: Readonly<Record<string, PhotoBytes>>): Promise<boolean>;
  /**
   * Applies changes that a worker has stored. Reading the whole record again for each of hundreds of photos would
   * block scrolling.
   */
  applySaved(changes: readonly Change[]): void;
  /** The current record, for tasks that outlive a render. */
  readonly now: () => Whole | null;
  undoable(change: Change): Promise<void>;
  /** Notes that a copy was saved or sent. */
  readonly copied: () => Promise<void>;
}

export interface OpenState<Whole, Change> extends RecordActions<Whole, Change> {
  readonly actions: RecordActions<Whole, Change>;
  readonly shown: LoadState<Whole>;
  readonly saving: Saving;
  readonly canUndo: boolean;
  readonly undo: () => Promise<void>;
}

/** Opens a record: changes show at once, are stored at once, and are merged with those of other windows. */
export function useRecord<Whole extends AnyRecord, Change>(
  repository: RecordRepository<Whole, Change>,
  id: string,
): OpenState<Whole, Change> {
  const [shown, setShown] = useState<LoadState<Whole>>('looking');
  const [saving, setSaving] = useState<Saving>('saved');
  const queue = useMemo(() => {
    const onChange = (next: LoadState<Whole>, isBackground: boolean) =>
      isBackground ? startTransition(() => setShown(next)) : setShown(next);
    return new EditQueue(repository, id, { onChange, onSaving: setSaving });
  }, [repository, id]);
  const { undoable, canUndo, undo, clearUndo } = useUndo(repository, queue);
  useExternalChanges(id, queue, clearUndo);
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

/** Loads a record, and reloads it when it may have changed elsewhere. */
function useExternalChanges(
  id: string,
  { reload, retry, close }: Pick<EditQueue<AnyRecord, unknown>, 'reload' | 'retry' | 'close'>,
  clearUndo: () => void,
): void {
  useEffect(() => {
    void reload();
    const stop = onRecordChange((changed) => changed === id && void reload());
    // Background pages on phones miss messages of other windows.
    const wake = () => document.visibilityState === 'visible' && void retry().then(reload);
    document.addEventListener('visibilitychange', wake);
    // A page restored from the back/forward cache: what was deleted on it may have been garbage-collected since.
    const stopBack = onPageRestore(() => {
      clearUndo();
      void reload();
    });
    return () => {
      stop();
      close();
      stopBack();
      document.removeEventListener('visibilitychange', wake);
    };
  }, [id, reload, retry, close, clearUndo]);
}

/** Undo of the last deletion. */
function useUndo<Whole extends AnyRecord, Change>(
  repository: RecordRepository<Whole, Change>,
  { now, edit }: EditQueue<Whole, Change>,
) {
  const [undoing, setUndoing] = useState<Change | null>(null);
  const clearUndo = useCallback(() => setUndoing(null), []);
  const undoable = useCallback(
    async (change: Change) => {
      await deferSweep();
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
