import { read, rowsOf } from '#core/loss-record/record.ts';
import { deleteCopies } from './browser-storage.ts';
import { deviceDatabase } from './database.ts';

const lock = 'loss-records-in-use';
/** Tables of binary data, keyed by record and photo. */
const stores = ['files', 'pictures', 'pieces'] as const;

/**
 * Deletes marked records and orphaned photos for good, unless another window may still undo a deletion or is
 * exporting.
 */
export async function sweep(): Promise<void> {
  // Without Web Locks a page cannot know that it is alone.
  if (!navigator.locks) return;
  await navigator.locks.request(lock, { ifAvailable: true }, async (held) => {
    if (held) await Promise.all([collectGarbage(), deleteCopies()]);
  });
}

let holding: Promise<void> | undefined;

/**
 * Prevents sweeping until this page is left: call it before an undoable deletion and before an
 * export. Not earlier: Firefox excludes pages with a lock from the back/forward cache, even if they release it on leaving.
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

/** Runs work whose data no record names yet, and prevents sweeping meanwhile. */
export function withoutSweep<Value>(work: () => Promise<Value>): Promise<Value> {
  return navigator.locks ? navigator.locks.request(lock, { mode: 'shared' }, work) : work();
}

/**
 * Calls back when the page returns from the back/forward cache: other windows may have swept what it
 * could restore. Returns an unsubscribe function.
 */
export function onPageRestore(back: () => void): () => void {
  const shown = ({ persisted }: PageTransitionEvent) => {
    if (persisted) back();
  };
  window.addEventListener('pageshow', shown);
  return () => window.removeEventListener('pageshow', shown);
}

/** Deletes marked records and the data of photos that no record names. */
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
    // A record that this version cannot read keeps all its data.
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

/** Photo ids of a drying job, without its schema, which other pages do not load; null when it is not a job. */
function photosIn(record: unknown): readonly string[] | null {
  if (typeof record !== 'object' || record === null) return null;
  const { photos = [] }: { readonly photos?: unknown } = record;
  if (!Array.isArray(photos)) return null;
  return photos.map((photo: { readonly id?: unknown } | null) => String(photo?.id));
}
