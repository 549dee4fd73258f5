import type { AppliedTo, EditError } from '#core/records/edit.ts';
import type { ReadError } from '#core/records/read.ts';
import type { AnyRecord } from '#core/records/shape.ts';
import { broadcastChange } from './broadcast.ts';
import { deviceDatabase } from './database.ts';
import { deleteRecord, type MarkedTable, noteCopy, restoreDeleted } from './deletion-marks.ts';
import type { StoredRecord } from './migrations.ts';

/** A record with what the device knows about it. */
export interface StoredWithState<Whole> extends Omit<StoredRecord, 'record' | 'deleted'> {
  readonly record: Whole;
}

/** A record that this edition of the page cannot read; it is left as it is. */
export interface UnreadRecord {
  readonly id: string;
  readonly error: ReadError;
}

/** Why something was not kept. `full`: no room on the device. `gone`: the record was deleted. `refused`: anything else. */
export type StorageError = EditError | ReadError | 'full' | 'gone' | 'refused';

export type StoredOr<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: StorageError };

/** A photo's own bytes, and a small picture of it where the browser can make one. */
export interface PhotoBytes {
  /** Null where they are kept in pieces already. */
  readonly original: ArrayBuffer | null;
  readonly picture: ArrayBuffer | null;
}

/** What tells one kind of record from another. */
export interface RecordKind<Whole, Change> {
  readonly table: MarkedTable;
  readonly read: (
    json: unknown,
  ) => { readonly ok: true; readonly record: Whole } | { readonly ok: false; readonly error: ReadError };
  readonly apply: (record: Whole, edit: Change) => AppliedTo<Whole, Change>;
}

/** Where the records of a kind are kept. */
export interface RecordRepository<Whole, Change> extends RecordKind<Whole, Change> {
  /** Every record that is not deleted, the one changed last first. Rejects where the browser refuses storage. */
  readonly list: () => Promise<readonly (StoredWithState<Whole> | UnreadRecord)[]>;
  /** One record; null where it is deleted or was never there. */
  readonly find: (id: string) => Promise<StoredWithState<Whole> | UnreadRecord | null>;
  /** Keeps a new record, or one in place of all that the old one said. Its photos are kept one by one. */
  readonly put: (record: Whole) => Promise<StoredOr<Whole>>;
  /**
   * Makes one change in what the device keeps now, whoever wrote it: changes from two windows meet field by field. Photos
   * come in the same transaction as their rows, so that neither is there without the other. `photos` are the bytes of
   * those that the edit adds, by their ids.
   */
  readonly edit: (id: string, edit: Change, photos?: Readonly<Record<string, PhotoBytes>>) => Promise<StoredOr<Whole>>;
  /** `edit` for a thread beside a page: the page itself tells the windows. */
  readonly editQuietly: RecordRepository<Whole, Change>['edit'];
  /** Notes that a copy of the record was saved. */
  readonly noteCopy: (id: string) => Promise<StoredOr<null>>;
  /** Deletes a record, so that `bringBack` finds it whole until the next sweep. */
  readonly remove: (id: string) => Promise<StoredOr<null>>;
  /** Takes a deletion back. */
  readonly restoreDeleted: (id: string) => Promise<StoredOr<null>>;
}

/** The room of a kind of record on this device. */
export function recordRepository<Whole extends AnyRecord, Change>(
  kind: RecordKind<Whole, Change>,
): RecordRepository<Whole, Change> {
  const { table } = kind;
  const keptOf = ({ id, record, at, began, copied }: StoredRecord): StoredWithState<Whole> | UnreadRecord => {
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
      const stored = await (await deviceDatabase()).getAll(table);
      return stored
        .filter(({ deleted }) => deleted === 0)
        .sort((one, other) => other.at - one.at)
        .map(keptOf);
    },
    find: async (id) => {
      const stored = await (await deviceDatabase()).get(table, id);
      return stored && stored.deleted === 0 ? keptOf(stored) : null;
    },
    put: (record) =>
      toResult(async () => {
        const database = await deviceDatabase();
        const at = Date.now();
        await database.put(table, { id: record.id, record, at, began: at, copied: 0, deleted: 0 });
        broadcastChange(record.id);
        return { ok: true, value: record };
      }),
    editQuietly: (id, edit, photos = {}) => toResult(() => editStored(kind, id, edit, photos)),
    edit: async (id, edit, photos = {}) => {
      const changed = await toResult(() => editStored(kind, id, edit, photos));
      if (changed.ok) broadcastChange(id);
      return changed;
    },
    noteCopy: marking(noteCopy),
    remove: marking(deleteRecord),
    restoreDeleted: marking(restoreDeleted),
  };
}

async function editStored<Whole, Change>(
  kind: RecordKind<Whole, Change>,
  id: string,
  edit: Change,
  photos: Readonly<Record<string, PhotoBytes>>,
): Promise<StoredOr<Whole>> {
  const database = await deviceDatabase();
  const transaction = database.transaction([kind.table, 'files', 'pictures'], 'readwrite');
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

/** Keeps something, and says why where the browser did not. */
export async function toResult<Value>(keep: () => Promise<StoredOr<Value>>): Promise<StoredOr<Value>> {
  try {
    return await keep();
  } catch (error) {
    const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
    return { ok: false, error: isFull ? 'full' : 'refused' };
  }
}
