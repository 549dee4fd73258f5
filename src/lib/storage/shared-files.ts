import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { hasDatabase } from './browser-storage.ts';

const name = 'field-manual-shared';

/** A file that another app shared with this site and that is in no record yet. */
export interface SharedFile {
  readonly id: number;
  readonly file: File;
  /** When it was received, epoch milliseconds. */
  readonly at: number;
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

/** Shared files that are in no record yet, oldest first. Rejects without IndexedDB. */
export async function sharedFiles(): Promise<readonly SharedFile[]> {
  if (!(await hasDatabase(name))) return [];
  return inFiles(async (database) => (await database.getAll('files')) as SharedFile[]);
}

/** Stores shared files in one transaction: all or, on a full device, none. */
export async function storeSharedFiles(files: readonly File[], at: number): Promise<void> {
  await inFiles(async (database) => {
    const transaction = database.transaction('files', 'readwrite');
    await Promise.all([...files.map((file) => transaction.store.add({ file, at })), transaction.done]);
  });
}

/** Restores removed files in one transaction. */
export async function restoreSharedFiles(files: readonly SharedFile[]): Promise<void> {
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
