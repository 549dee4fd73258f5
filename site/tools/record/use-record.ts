import { type RefObject, startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { AnyRecord } from '#core/record/shape.ts';
import { sharedRecord } from '#core/record/share.ts';
import { onChange } from '../../device/store/other-windows.ts';
import type { KeepError, Kept, PhotoBytes, RecordRoom, UnreadRecord } from '../../device/store/records/record-room.ts';
import { holdOffSweeping, onWayBack } from '../../device/store/records/sweep.ts';

/** What the page knows of the record it shows. */
export type Shown<Whole> = Kept<Whole> | UnreadRecord | 'looking' | 'gone';

/** Whether there is a record to show. */
export function isKept<Whole>(shown: Shown<Whole>): shown is Kept<Whole> {
  return typeof shown === 'object' && 'record' in shown;
}

/** Whether every change is on the device; of several made at once, why the last one that is not was refused. */
export type Saving = 'saved' | 'saving' | KeepError;

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
  room: RecordRoom<Whole, Change>,
  id: string,
): OpenState<Whole, Change> {
  const [shown, setShown] = useState<Shown<Whole>>('looking');
  const [saving, setSaving] = useState<Saving>('saved');
  const latest = useRef<Whole | null>(null);
  const pending = useRef(0);
  const refused = useRef<KeepError | null>(null);
  const isStale = useRef(false);
  const told = useRef(0);

  const show = useCallback((next: Shown<Whole>) => {
    const known = isKept(next) ? withKnown(latest.current, next.record) : null;
    latest.current = known;
    setShown(known && isKept(next) ? { ...next, record: known } : next);
  }, []);

  const reload = useCallback(async (): Promise<void> => {
    const before = told.current;
    const found = await room.find(id);
    // What a thread kept while the device was read may not be in it.
    if (told.current !== before) return reload();
    // What is being written comes back with its own answer, and other windows' changes with it.
    if (pending.current > 0) isStale.current = true;
    // Others may write three hundred times: that is drawn between what the visitor does, not before it.
    else startTransition(() => show(found ?? 'gone'));
  }, [room, id, show]);

  const edit = useCallback(
    async (change: Change, photos?: Readonly<Record<string, PhotoBytes>>): Promise<boolean> => {
      const before = latest.current;
      const here = before && room.apply(before, change);
      if (here?.ok) {
        latest.current = here.record;
        setShown((now) => (isKept(now) ? { ...now, record: here.record } : now));
      }
      if (pending.current === 0) refused.current = null;
      pending.current += 1;
      setSaving('saving');
      const result = await room.edit(id, change, photos);
      pending.current -= 1;
      if (!result.ok) refused.current = result.error;
      // Nothing is said of one change while others are on their way: who leaves the page then would lose them.
      if (pending.current > 0) return result.ok;
      setSaving(refused.current ?? 'saved');
      if (isStale.current || refused.current) {
        isStale.current = false;
        await reload();
      } else if (result.ok) {
        const record = withKnown(latest.current, result.value);
        latest.current = record;
        // The visitor sees the change already. What other windows brought along is drawn between what the visitor does.
        startTransition(() => setShown((now) => (isKept(now) ? { ...now, record, at: Date.now() } : now)));
      }
      return result.ok;
    },
    [room, id, reload],
  );

  const keptBeside = useCallback(
    (changes: readonly Change[]) => {
      told.current += 1;
      // An answer that is on its way may be older than what was kept.
      if (pending.current > 0) isStale.current = true;
      const next = latest.current && withAll(room, latest.current, changes);
      if (!next) return void reload();
      latest.current = next;
      startTransition(() => setShown((now) => (isKept(now) ? { ...now, record: next, at: Date.now() } : now)));
    },
    [room, reload],
  );

  const { undoable, canUndo, undo, forgetUndo } = useUndo(room, latest, edit);
  useNews(id, reload, forgetUndo);

  const ways = useMemo(
    () => ({
      id,
      edit,
      keptBeside,
      now: () => latest.current,
      undoable,
      copied: async () => {
        await room.noteCopy(id);
        await reload();
      },
    }),
    [id, room, edit, keptBeside, undoable, reload],
  );

  return { ...ways, ways, shown, saving, canUndo, undo };
}

/** Reads a record, and reads it again whenever others may have written in it. */
function useNews(id: string, reload: () => Promise<void>, forgetUndo: () => void): void {
  useEffect(() => {
    void reload();
    const stop = onChange((changed) => changed === id && void reload());
    // A phone lets a page in the background sleep: what other windows said meanwhile did not reach it.
    const wake = () => document.visibilityState === 'visible' && void reload();
    document.addEventListener('visibilitychange', wake);
    // One that a browser put to sleep whole on the way to another page is shown again by its button back. What was deleted
    // in it may have been taken from the device for good meanwhile.
    const stopBack = onWayBack(() => {
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
function useUndo<Whole, Change>(
  room: RecordRoom<Whole, Change>,
  latest: RefObject<Whole | null>,
  edit: (change: Change) => Promise<boolean>,
) {
  const [undoing, setUndoing] = useState<Change | null>(null);
  const forgetUndo = useCallback(() => setUndoing(null), []);
  const undoable = useCallback(
    async (change: Change) => {
      await holdOffSweeping();
      const made = latest.current && room.apply(latest.current, change);
      if (!made?.ok) return;
      setUndoing(made.inverse);
      await edit(change);
    },
    [room, latest, edit],
  );
  const undo = async () => {
    if (!undoing) return;
    setUndoing(null);
    await edit(undoing);
  };
  return { undoable, canUndo: undoing !== null, undo, forgetUndo };
}

/** What the device answers, in the rows that are on the page already: they need not be drawn again. */
function withKnown<Whole extends AnyRecord>(before: Whole | null, after: Whole): Whole {
  return before ? sharedRecord(before, after) : after;
}

/** A record with changes of which some may be in it already; null where one does not fit. */
function withAll<Whole, Change>(
  room: RecordRoom<Whole, Change>,
  record: Whole,
  changes: readonly Change[],
): Whole | null {
  let now = record;
  for (const change of changes) {
    const made = room.apply(now, change);
    if (made.ok) now = made.record;
    else if (made.error !== 'id-taken') return null;
  }
  return now;
}
