import { broadcastChange } from './broadcast.ts';
import { deviceDatabase } from './database.ts';
import type { StoredRecord } from './migrations.ts';

/** Tables of the database that hold records. */
export type MarkedTable = 'records' | 'jobs';

/** Records that a copy was saved. */
export function noteCopy(table: MarkedTable, id: string): Promise<void> {
  return mark(table, id, { copied: Date.now() });
}

/** Marks a record as deleted; `restoreDeleted` undoes it until the next sweep. */
export function deleteRecord(table: MarkedTable, id: string): Promise<void> {
  return mark(table, id, { deleted: Date.now() });
}

/** Undoes a deletion. */
export function restoreDeleted(table: MarkedTable, id: string): Promise<void> {
  return mark(table, id, { deleted: 0 });
}

type Marks = Partial<Pick<StoredRecord, 'copied' | 'deleted'>>;

async function mark(table: MarkedTable, id: string, marks: Marks): Promise<void> {
  const transaction = (await deviceDatabase()).transaction(table, 'readwrite');
  const stored = await transaction.store.get(id);
  const written = stored && transaction.store.put({ ...stored, ...marks });
  // Commit at once: leaving the page would abort an open transaction.
  transaction.commit();
  await Promise.all([written, transaction.done]);
  broadcastChange(id);
}
