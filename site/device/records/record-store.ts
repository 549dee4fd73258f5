import { apply, type Edit, type EditError } from '#core/loss-record/edit.ts';
import { type ReadError, read } from '#core/loss-record/read.ts';
import type { LossRecord } from '#core/loss-record/record.ts';
import { deviceDatabase } from '../database.ts';
import { announce } from './other-windows.ts';
import type { StoredRecord } from './stored.ts';

/** A record with what the device knows about it. */
export interface KeptRecord extends Omit<StoredRecord, 'record' | 'deleted'> {
  readonly record: LossRecord;
}

/** A record that this edition of the page cannot read; it is left as it is. */
export interface UnreadRecord {
  readonly id: string;
  readonly error: ReadError;
}

/** Why something was not kept. `full`: no room on the device. `gone`: the record was deleted. `refused`: anything else. */
export type KeepError = EditError | ReadError | 'full' | 'gone' | 'refused';

export type Kept<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: KeepError };

/** A photo's own bytes, and a small picture of it where the browser can make one. */
export interface PhotoBytes {
  readonly original: ArrayBuffer;
  readonly picture: ArrayBuffer | null;
}

/** Every record that is not deleted, the one changed last first. Rejects where the browser refuses storage. */
export async function listRecords(): Promise<readonly (KeptRecord | UnreadRecord)[]> {
  const stored = await (await deviceDatabase()).getAll('records');
  return stored
    .filter(({ deleted }) => deleted === 0)
    .sort((one, other) => other.at - one.at)
    .map(keptOf);
}

/** One record; null where it is deleted or was never there. */
export async function readRecord(id: string): Promise<KeptRecord | UnreadRecord | null> {
  const stored = await (await deviceDatabase()).get('records', id);
  return stored && stored.deleted === 0 ? keptOf(stored) : null;
}

/** Keeps a new record, or one in place of all that the old one said. Its photos are kept one by one. */
export async function putRecord(record: LossRecord): Promise<Kept<LossRecord>> {
  return writing(async () => {
    const database = await deviceDatabase();
    await database.put('records', { id: record.id, record, at: Date.now(), copied: 0, deleted: 0 });
    announce(record.id);
    return { ok: true, value: record };
  });
}

/**
 * Makes one change in what the device keeps now, whoever wrote it: changes from two windows meet field by field. Photos
 * come in the same transaction as their rows, so that neither is there without the other.
 * @param photos the bytes of photos that the edit adds, by their ids
 */
export async function editRecord(
  id: string,
  edit: Edit,
  photos: Readonly<Record<string, PhotoBytes>> = {},
): Promise<Kept<LossRecord>> {
  return writing(async () => {
    const database = await deviceDatabase();
    const transaction = database.transaction(['records', 'files', 'pictures'], 'readwrite');
    const records = transaction.objectStore('records');
    const stored = await records.get(id);
    const changed = changedBy(stored, edit);
    if (!stored || !changed.ok) {
      await transaction.done;
      return changed;
    }
    const writes: Promise<unknown>[] = [records.put({ ...stored, record: changed.value, at: Date.now() })];
    for (const [photo, { original, picture }] of Object.entries(photos)) {
      writes.push(transaction.objectStore('files').put({ record: id, photo, bytes: original }));
      if (picture) writes.push(transaction.objectStore('pictures').put({ record: id, photo, bytes: picture }));
    }
    await Promise.all([...writes, transaction.done]);
    announce(id);
    return changed;
  });
}

/** A photo's bytes as they came. */
export async function originalOf(id: string, photo: string): Promise<ArrayBuffer | null> {
  return (await (await deviceDatabase()).get('files', [id, photo]))?.bytes ?? null;
}

/** The small picture of a photo; null where the browser that took it in could not show it. */
export async function pictureOf(id: string, photo: string): Promise<ArrayBuffer | null> {
  return (await (await deviceDatabase()).get('pictures', [id, photo]))?.bytes ?? null;
}

function keptOf({ id, record, at, copied }: StoredRecord): KeptRecord | UnreadRecord {
  const reading = read(record);
  return reading.ok ? { id, record: reading.record, at, copied } : { id, error: reading.error };
}

function changedBy(stored: StoredRecord | undefined, edit: Edit): Kept<LossRecord> {
  if (stored?.deleted !== 0) return { ok: false, error: 'gone' };
  const reading = read(stored.record);
  if (!reading.ok) return reading;
  const applied = apply(reading.record, edit);
  return applied.ok ? { ok: true, value: applied.record } : applied;
}

async function writing(write: () => Promise<Kept<LossRecord>>): Promise<Kept<LossRecord>> {
  try {
    return await write();
  } catch (error) {
    const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
    return { ok: false, error: isFull ? 'full' : 'refused' };
  }
}
