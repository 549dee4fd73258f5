import type { AnyRecord } from '#core/records/shape.ts';
import { sharedRecord } from '#core/records/structural-sharing.ts';
import type {
  PhotoBytes,
  RecordRepository,
  StorageError,
  StoredWithState,
  UnreadRecord,
} from '../../lib/storage/record-repository.ts';

/** What the page knows of the record it shows. */
export type Shown<Whole> = StoredWithState<Whole> | UnreadRecord | 'looking' | 'gone';

/** Whether there is a record to show. */
export function isKept<Whole>(shown: Shown<Whole>): shown is StoredWithState<Whole> {
  return typeof shown === 'object' && 'record' in shown;
}

/** Whether every change is on the device; of several made at once, why the last one that is not was refused. */
export type Saving = 'saved' | 'saving' | StorageError;

/** What is told while a record is open. */
interface Told<Whole> {
  /** `isLate`: the visitor did not do this, or sees it already; it is drawn between what the visitor does. */
  readonly shows: (shown: Shown<Whole>, isLate: boolean) => void;
  readonly saves: (saving: Saving) => void;
}

/** The changes of one record on their way to the device. */
export interface EditQueue<Whole, Change> {
  /** The record as it is now; null before it was found. */
  readonly now: () => Whole | null;
  readonly reload: () => Promise<void>;
  /** Shows a change at once and keeps it; whether the device took it. */
  readonly edit: (change: Change, photos?: Readonly<Record<string, PhotoBytes>>) => Promise<boolean>;
  /** Shows changes that somebody else has kept. */
  readonly keptBeside: (changes: readonly Change[]) => void;
}

/** Opens a record: what is typed shows at once, is kept at once, and meets what others write. */
export function editQueue<Whole extends AnyRecord, Change>(
  room: RecordRepository<Whole, Change>,
  id: string,
  told: Told<Whole>,
): EditQueue<Whole, Change> {
  let shown: Shown<Whole> = 'looking';
  let pending = 0;
  let refused: StorageError | null = null;
  /** Others wrote while a change was on its way. */
  let isStale = false;
  /** How often others said what they had kept. */
  let heard = 0;

  const now = () => (isKept(shown) ? shown.record : null);
  const show = (next: Shown<Whole>, isLate: boolean) => {
    shown = next;
    told.shows(next, isLate);
  };
  const showRecord = (record: Whole, isLate: boolean) => {
    if (isKept(shown)) show({ ...shown, record, ...(isLate && { at: Date.now() }) }, isLate);
  };

  const reload = async (): Promise<void> => {
    const before = heard;
    const found = await room.find(id);
    // What a thread kept while the device was read may not be in it.
    if (heard !== before) return reload();
    // What is being written comes back with its own answer, and other windows' changes with it.
    if (pending > 0) isStale = true;
    // Others may write three hundred times.
    else show(found && isKept(found) ? { ...found, record: withKnown(now(), found.record) } : (found ?? 'gone'), true);
  };

  /** Nothing is said of one change while others are on their way: who leaves the page then would lose them. */
  const settle = async (kept: Whole | null): Promise<void> => {
    if (pending > 0) return;
    told.saves(refused ?? 'saved');
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
      const here = before && room.apply(before, change);
      if (here?.ok) showRecord(here.record, false);
      if (pending === 0) refused = null;
      pending += 1;
      told.saves('saving');
      const result = await room.edit(id, change, photos);
      pending -= 1;
      if (!result.ok) refused = result.error;
      await settle(result.ok ? result.value : null);
      return result.ok;
    },
    keptBeside: (changes) => {
      heard += 1;
      // An answer that is on its way may be older than what was kept.
      if (pending > 0) isStale = true;
      const before = now();
      const next = before && withAll(room, before, changes);
      if (next) showRecord(next, true);
      else void reload();
    },
  };
}

/** What the device answers, in the rows that are on the page already: they need not be drawn again. */
function withKnown<Whole extends AnyRecord>(before: Whole | null, after: Whole): Whole {
  return before ? sharedRecord(before, after) : after;
}

/** A record with changes of which some may be in it already; null where one does not fit. */
function withAll<Whole, Change>(
  room: RecordRepository<Whole, Change>,
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
