import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { hasDatabase } from './browser-storage.ts';

const name = 'field-manual-shared';

/** A file that another app handed to this site, and that is in no record yet. */
export interface SharedFile {
  readonly id: number;
  readonly file: File;
  /** When it came, epoch milliseconds. */
  readonly at: number;
}

interface Tables extends DBSchema {
  files: { key: number; value: Omit<SharedFile, 'id'> & { readonly id?: number } };
}

/** A database of its own: the worker that takes the files in outlives every page, and could block a newer one of the others. */
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

/** Every file that waits for a record, the first that came first. Rejects in a browser that keeps nothing. */
export async function sharedFiles(): Promise<readonly SharedFile[]> {
  if (!(await hasDatabase(name))) return [];
  return inFiles(async (database) => (await database.getAll('files')) as SharedFile[]);
}

/** Keeps files until somebody says where they go: all of them or, on a device that is full, none. */
export async function storeSharedFiles(files: readonly File[], at: number): Promise<void> {
  await inFiles(async (database) => {
    const transaction = database.transaction('files', 'readwrite');
    await Promise.all([...files.map((file) => transaction.store.add({ file, at })), transaction.done]);
  });
}

/** Puts files back that were let go: all of them or none. */
export async function restoreSharedFiles(files: readonly SharedFile[]): Promise<void> {
  await inFiles(async (database) => {
    const transaction = database.transaction('files', 'readwrite');
    await Promise.all([...files.map((file) => transaction.store.put(file)), transaction.done]);
  });
}

/** Keeps these files no longer: all of them go or none, whenever the page is left. */
export async function removeSharedFiles(ids: readonly number[]): Promise<void> {
  await inFiles(async (database) => {
    const transaction = database.transaction('files', 'readwrite');
    await Promise.all([...ids.map((id) => transaction.store.delete(id)), transaction.done]);
  });
}
