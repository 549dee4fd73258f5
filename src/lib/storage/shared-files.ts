import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { hasDatabase } from './browser-storage.ts';

const name = 'field-manual-shared';

/** A file that another app shared with this site and that is in no record yet. */
export interface SharedFile {
  readonly id: number;
  readonly file: File;
  /** When it was received, epoch milliseconds. */
  readonly at: number;
  /** Whether the visitor confirmed it: any site can send files here. */
  readonly isKept?: boolean;
}

interface Tables extends DBSchema {
  files: { key: number; value: Omit<SharedFile, 'id'> & { readonly id?: number } };
}

/** A separate database: the service worker outlives pages and could block an upgrade of the main one. */
async function inFiles<Result>(work: (database: IDBPDatabase<Tables>) => Promise<Result>): Promise<Result> {
  const database = await openDB<Tables>(name, 1, {
    upgrade: (made) => void made.createObjectStore('files', { keyPath: 'id', autoIncrement: true }),
  });
  try {
    return await work(database);
  } finally {
    database.close();
  }
}

/** Shared files that are in no record yet, oldest first, offered ones too. Rejects without IndexedDB. */
export async function sharedFiles(): Promise<readonly SharedFile[]> {
  if (!(await hasDatabase(name))) return [];
  return inFiles(async (database) => (await database.getAll('files')) as SharedFile[]);
}

/** Limits of shared files that are in no record yet. */
const limits = { count: 40, bytes: 200_000_000 } as const;

/**
 * Stores shared files until the visitor confirms them, in place of earlier ones that nobody confirmed. All or, beyond the limits or on a
 * full device, none.
 */
export async function offerSharedFiles(files: readonly File[], at: number): Promise<void> {
  await inFiles(async (database) => {
    const transaction = database.transaction('files', 'readwrite');
    const earlier = (await transaction.store.getAll()) as SharedFile[];
    const all = [...earlier.filter(({ isKept }) => isKept).map(({ file }) => file), ...files];
    const isWithin = all.length <= limits.count && all.reduce((sum, { size }) => sum + size, 0) <= limits.bytes;
    const unconfirmed = earlier.filter(({ isKept }) => !isKept);
    await Promise.all([
      ...unconfirmed.map(({ id }) => transaction.store.delete(id)),
      ...(isWithin ? files.map((file) => transaction.store.add({ file, at })) : []),
      transaction.done,
    ]);
  });
}

/** Restores removed files, or confirms offered ones, in one transaction. */
export async function putSharedFiles(files: readonly SharedFile[]): Promise<void> {
  await inFiles(async (database) => {
    const transaction = database.transaction('files', 'readwrite');
    await Promise.all([...files.map((file) => transaction.store.put(file)), transaction.done]);
  });
}

/** Removes files in one transaction. */
export async function removeSharedFiles(ids: readonly number[]): Promise<void> {
  await inFiles(async (database) => {
    const transaction = database.transaction('files', 'readwrite');
    await Promise.all([...ids.map((id) => transaction.store.delete(id)), transaction.done]);
  });
}
