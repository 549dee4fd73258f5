import { rowsOf } from '#core/loss-record/edit.ts';
import { read } from '#core/loss-record/read.ts';
import { deviceDatabase } from '../database.ts';
import { forgetCopies } from './copies.ts';

const lock = 'loss-records-in-use';
/** Tables of bytes, by record and photo. */
const stores = ['files', 'pictures', 'pieces'] as const;

/**
 * Takes deleted records and photos from the device for good, and holds off the sweeping of other windows while this page
 * may still bring something back. While another window holds it, nothing is taken. A page that is left lets go, so that the
 * browser may keep it asleep for the way back: what it could bring back is given up then.
 */
export async function sweepThenHold(): Promise<void> {
  // Without locks no page can know that it is alone: nothing is swept.
  if (!navigator.locks) return;
  await navigator.locks.request(lock, { ifAvailable: true }, async (held) => {
    if (held) await Promise.all([sweepRecords(), forgetCopies()]);
  });
  let letGo = hold();
  window.addEventListener('pagehide', () => letGo());
  onWayBack(() => {
    letGo = hold();
  });
}

/** Holds off sweeping; gives what ends that, before the hold was granted too. */
function hold(): () => void {
  let letGo = () => {};
  const left = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  void navigator.locks.request(lock, { mode: 'shared' }, () => left);
  return letGo;
}

/** Does something whose bytes no record names yet, and holds off sweeping meanwhile, however the page is left. */
export function unswept<Value>(work: () => Promise<Value>): Promise<Value> {
  return navigator.locks ? navigator.locks.request(lock, { mode: 'shared' }, work) : work();
}

/**
 * Calls back when the page is shown again after the browser kept it asleep: other windows may have swept meanwhile what it
 * could bring back. Gives the way to stop.
 */
export function onWayBack(back: () => void): () => void {
  const shown = ({ persisted }: PageTransitionEvent) => {
    if (persisted) back();
  };
  window.addEventListener('pageshow', shown);
  return () => window.removeEventListener('pageshow', shown);
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
