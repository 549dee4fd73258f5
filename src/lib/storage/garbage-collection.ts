import { rowsOf } from '#core/loss-record/edit.ts';
import { read } from '#core/loss-record/read.ts';
import { deleteCopies } from './browser-storage.ts';
import { deviceDatabase } from './database.ts';

const lock = 'loss-records-in-use';
/** Tables of bytes, by record and photo. */
const stores = ['files', 'pictures', 'pieces'] as const;

/**
 * Takes deleted records and photos from the device for good, unless another window may still bring something back, or saves
 * what it made.
 */
export async function sweep(): Promise<void> {
  // Without locks no page can know that it is alone: nothing is swept.
  if (!navigator.locks) return;
  await navigator.locks.request(lock, { ifAvailable: true }, async (held) => {
    if (held) await Promise.all([collectGarbage(), deleteCopies()]);
  });
}

let holding: Promise<void> | undefined;

/**
 * Holds off sweeping until this page is left: asked for before it deletes what it can bring back, and before it makes what it
 * saves. Not sooner: Firefox keeps no page asleep for the way back that holds a lock, even if it lets go as it is left.
 */
export function deferSweep(): Promise<void> {
  if (!navigator.locks) return Promise.resolve();
  holding ??= new Promise((granted) => {
    const left = new Promise<void>((leave) => {
      const letGo = () => {
        holding = undefined;
        leave();
      };
      window.addEventListener('pagehide', letGo, { once: true });
    });
    void navigator.locks.request(lock, { mode: 'shared' }, () => {
      granted();
      return left;
    });
  });
  return holding;
}

/** Does something whose bytes no record names yet, and holds off sweeping meanwhile, however the page is left. */
export function withoutSweep<Value>(work: () => Promise<Value>): Promise<Value> {
  return navigator.locks ? navigator.locks.request(lock, { mode: 'shared' }, work) : work();
}

/**
 * Calls back when the page is shown again after the browser kept it asleep: other windows may have swept meanwhile what it
 * could bring back. Gives the way to stop.
 */
export function onPageRestore(back: () => void): () => void {
  const shown = ({ persisted }: PageTransitionEvent) => {
    if (persisted) back();
  };
  window.addEventListener('pageshow', shown);
  return () => window.removeEventListener('pageshow', shown);
}

/** Takes from the device what nothing leads to any more: deleted records, and the bytes of photos that no record names. */
export async function collectGarbage(): Promise<void> {
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
  for (const { id, deleted, record } of await transaction.objectStore('jobs').getAll()) {
    const photos = photosIn(record);
    if (deleted !== 0) await transaction.objectStore('jobs').delete(id);
    else if (photos === null) unread.add(id);
    else for (const photo of photos) named.add(`${id} ${photo}`);
  }
  for (const name of stores) {
    const store = transaction.objectStore(name);
    for (const key of await store.getAllKeys()) {
      if (!named.has(`${key[0]} ${key[1]}`) && !unread.has(key[0])) await store.delete(IDBKeyRange.only(key));
    }
  }
  await transaction.done;
}

/** The ids of the photos of a job, without its shape, which pages of other records do not load; null where that is no job of ours. */
function photosIn(record: unknown): readonly string[] | null {
  if (typeof record !== 'object' || record === null) return null;
  const { photos = [] }: { readonly photos?: unknown } = record;
  if (!Array.isArray(photos)) return null;
  return photos.map((photo: { readonly id?: unknown } | null) => String(photo?.id));
}
