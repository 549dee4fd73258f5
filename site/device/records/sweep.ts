import { rowsOf } from '#core/loss-record/edit.ts';
import { read } from '#core/loss-record/read.ts';
import { deviceDatabase } from '../database.ts';
import { forgetCopies } from './copies.ts';

const lock = 'loss-records-in-use';
/** Tables of bytes, by record and photo. */
const stores = ['files', 'pictures', 'pieces'] as const;

/**
 * Takes deleted records and photos from the device for good, and holds off the sweeping of other windows while this page
 * may still bring something back. While another window holds it, nothing is taken.
 */
export async function sweepThenHold(): Promise<void> {
  // Without locks no page can know that it is alone: nothing is swept.
  if (!navigator.locks) return;
  await navigator.locks.request(lock, { ifAvailable: true }, async (held) => {
    if (held) await Promise.all([sweepRecords(), forgetCopies()]);
  });
  void navigator.locks.request(lock, { mode: 'shared' }, () => new Promise<never>(() => {}));
}

/** Takes from the device what nothing leads to any more: deleted records, and the bytes of photos that no record names. */
export async function sweepRecords(): Promise<void> {
  const transaction = (await deviceDatabase()).transaction(
    [...stores, 'records' as const, 'jobs' as const],
    'readwrite',
  );
  const named = new Set<string>();
  const unread = new Set<string>();
  for (const stored of await transaction.objectStore('records').getAll()) {
    const reading = read(stored.record);
    if (stored.deleted !== 0) await transaction.objectStore('records').delete(stored.id);
    // What this edition cannot read keeps everything that it may name.
    else if (!reading.ok) unread.add(stored.id);
    else for (const { id } of rowsOf(reading.record, 'photos')) named.add(`${stored.id} ${id}`);
  }
  for (const { id, deleted } of await transaction.objectStore('jobs').getAll()) {
    if (deleted !== 0) await transaction.objectStore('jobs').delete(id);
  }
  for (const name of stores) {
    const store = transaction.objectStore(name);
    for (const key of await store.getAllKeys()) {
      if (!named.has(`${key[0]} ${key[1]}`) && !unread.has(key[0])) await store.delete(IDBKeyRange.only(key));
    }
  }
  await transaction.done;
}
