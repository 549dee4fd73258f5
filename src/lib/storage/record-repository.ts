import type { IDBPDatabase } from 'idb';
import type { AppliedTo, EditError } from '#core/records/edit.ts';
import type { ReadError } from '#core/records/read.ts';
import type { AnyRecord } from '#core/records/shape.ts';
import { broadcastChange } from './broadcast.ts';
import { onDevice } from './database.ts';
import { deleteRecord, type MarkedTable, noteCopy, restoreDeleted } from './deletion-marks.ts';
import type { StoredRecord, Tables } from './migrations.ts';

export interface StoredWithState<Whole> extends Omit<StoredRecord, 'record' | 'deleted'> {
  readonly record: Whole;
}

/** A record that this version cannot read; it is left unchanged. */
export interface UnreadRecord {
  readonly id: string;
  readonly error: ReadError;
}

/** Why something was not stored. `full`: no space. `gone`: the record was deleted. `refused`: anything else. */
export type StorageError = EditError | ReadError | 'full' | 'gone' | 'refused';

export type StoredOr<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: StorageError };

/** A photo's original bytes, and a thumbnail where the browser can make one. */
export interface PhotoBytes {
  /** Null when it is stored in chunks. */
  readonly original: ArrayBuffer | null;
  readonly picture: ArrayBuffer | null;
}

export interface RecordKind<Whole, Change> {
  readonly table: MarkedTable;
  readonly read: (
    json: unknown,
  ) => { readonly ok: true; readonly record: Whole } | { readonly ok: false; readonly error: ReadError };
  readonly apply: (record: Whole, edit: Change) => AppliedTo<Whole, Change>;
}

export interface RecordRepository<Whole, Change> extends RecordKind<Whole, Change> {
  /** Records that are not deleted, last changed first. Rejects without storage. */
  readonly list: () => Promise<readonly (StoredWithState<Whole> | UnreadRecord)[]>;
  /** One record; null when it is deleted or unknown. */
  readonly find: (id: string) => Promise<StoredWithState<Whole> | UnreadRecord | null>;
  /** Stores a record, replacing an older one. Its photos are stored one by one. */
  readonly put: (record: Whole) => Promise<StoredOr<Whole>>;
  /**
   * Applies one edit to the currently stored record, so that edits of two windows are merged field by field. Photos
   * are written in the same transaction as their rows. `photos` holds the data of
   * photos that the edit adds, by id.
   */
  readonly edit: (id: string, edit: Change, photos?: Readonly<Record<string, PhotoBytes>>) => Promise<StoredOr<Whole>>;
  /** `edit` for a worker: the page itself notifies other windows. */
  readonly editQuietly: RecordRepository<Whole, Change>['edit'];
  /** Records that a copy was saved. */
  readonly noteCopy: (id: string) => Promise<StoredOr<null>>;
  /** Marks a record as deleted; `restoreDeleted` undoes it until the next sweep. */
  readonly remove: (id: string) => Promise<StoredOr<null>>;
  readonly restoreDeleted: (id: string) => Promise<StoredOr<null>>;
}

/** The repository of a kind of record on this device. */
export function recordRepository<Whole extends AnyRecord, Change>(
  kind: RecordKind<Whole, Change>,
): RecordRepository<Whole, Change> {
  const { table } = kind;
  const readStored = ({ id, record, at, began, copied }: StoredRecord): StoredWithState<Whole> | UnreadRecord => {
    const reading = kind.read(record);
    return reading.ok ? { id, record: reading.record, at, began, copied } : { id, error: reading.error };
  };
  const marking = (mark: typeof noteCopy) => (id: string) =>
    toResult(async () => {
      await mark(table, id);
      return { ok: true, value: null };
    });
  return {
    ...kind,
    list: async () => {
      const stored = await onDevice((database) => database.getAll(table));
      return stored
        .filter(({ deleted }) => deleted === 0)
        .sort((one, other) => other.at - one.at)
        .map(readStored);
    },
    find: async (id) => {
      const stored = await onDevice((database) => database.get(table, id));
      return stored && stored.deleted === 0 ? readStored(stored) : null;
    },
    put: (record) =>
      toResult(async () => {
        const at = Date.now();
        const row = { id: record.id, record, at, began: at, copied: 0, deleted: 0 as const };
        await onDevice((database) => database.put(table, row));
        broadcastChange(record.id);
        return { ok: true, value: record };
      }),
    editQuietly: (id, edit, photos = {}) =>
      toResult(() => onDevice((database) => editStored(database, kind, id, edit, photos))),
    edit: async (id, edit, photos = {}) => {
      const changed = await toResult(() => onDevice((database) => editStored(database, kind, id, edit, photos)));
      if (changed.ok) broadcastChange(id);
      return changed;
    },
    noteCopy: marking(noteCopy),
    remove: marking(deleteRecord),
    restoreDeleted: marking(restoreDeleted),
  };
}

async function editStored<Whole, Change>(
  database: IDBPDatabase<Tables>,
  kind: RecordKind<Whole, Change>,
  id: string,
  edit: Change,
  photos: Readonly<Record<string, PhotoBytes>>,
): Promise<StoredOr<Whole>> {
  const transaction = database.transaction([kind.table, 'files', 'pictures'], 'readwrite');
  // Awaited below, unless something fails before.
  transaction.done.catch(() => {});
  const records = transaction.objectStore(kind.table);
  const stored = await records.get(id);
  const changed = applyEdit(kind, stored, edit);
  if (!stored || !changed.ok) {
    await transaction.done;
    return changed;
  }
  const writes: Promise<unknown>[] = [records.put({ ...stored, record: changed.value, at: Date.now() })];
  for (const [photo, { original, picture }] of Object.entries(photos)) {
    if (original) writes.push(transaction.objectStore('files').put({ record: id, photo, bytes: original }));
    if (picture) writes.push(transaction.objectStore('pictures').put({ record: id, photo, bytes: picture }));
  }
  await Promise.all([...writes, transaction.done]);
  return changed;
}

function applyEdit<Whole, Change>(
  kind: RecordKind<Whole, Change>,
  stored: StoredRecord | undefined,
  edit: Change,
): StoredOr<Whole> {
  if (stored?.deleted !== 0) return { ok: false, error: 'gone' };
  const reading = kind.read(stored.record);
  if (!reading.ok) return reading;
  const applied = kind.apply(reading.record, edit);
  return applied.ok ? { ok: true, value: applied.record } : applied;
}

/** Converts storage exceptions to an error result. */
export async function toResult<Value>(keep: () => Promise<StoredOr<Value>>): Promise<StoredOr<Value>> {
  try {
    return await keep();
  } catch (error) {
    const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
    return { ok: false, error: isFull ? 'full' : 'refused' };
  }
}
