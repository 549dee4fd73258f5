import { deviceDatabase } from '../database.ts';
import { announce } from './other-windows.ts';
import type { StoredRecord } from './stored.ts';

/** Notes that a copy of the record was saved. */
export async function noteCopy(id: string): Promise<void> {
  await mark(id, { copied: Date.now() });
}

/** Deletes a record, so that `bringBack` finds it whole until the next sweep. */
export async function deleteRecord(id: string): Promise<void> {
  await mark(id, { deleted: Date.now() });
}

/** Takes a deletion back. */
export async function bringBack(id: string): Promise<void> {
  await mark(id, { deleted: 0 });
}

async function mark(id: string, marks: Partial<Pick<StoredRecord, 'copied' | 'deleted'>>): Promise<void> {
  const transaction = (await deviceDatabase()).transaction('records', 'readwrite');
  const stored = await transaction.store.get(id);
  if (stored) await transaction.store.put({ ...stored, ...marks });
  await transaction.done;
  announce(id);
}
