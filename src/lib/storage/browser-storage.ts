export interface StorageQuota {
  /** True when the storage is persistent. */
  readonly isPromised: boolean;
  /** Bytes in use by this site, and its quota; null when unknown. */
  readonly used: number | null;
  readonly most: number | null;
}

/** Reads usage, quota and persistence without a permission prompt. */
export async function storageQuota(): Promise<StorageQuota> {
  try {
    const [isPromised, { usage, quota }] = await Promise.all([
      navigator.storage.persisted(),
      navigator.storage.estimate(),
    ]);
    return { isPromised, used: usage ?? null, most: quota ?? null };
  } catch {
    return { isPromised: false, used: null, most: null };
  }
}

/** Requests persistent storage. Some browsers ask the user; many refuse, which is normal. */
export async function requestPersistence(): Promise<void> {
  try {
    await navigator.storage.persist();
  } catch {
    // Not supported: storage stays best effort.
  }
}

const folder = 'copies';

/** The OPFS folder in which exports are written before they are saved. Rejects in browsers without OPFS. */
export async function copiesFolder(): Promise<FileSystemDirectoryHandle> {
  return (await navigator.storage.getDirectory()).getDirectoryHandle(folder, { create: true });
}

/** Deletes temporary exports. A file that is being written stays. */
export async function deleteCopies(): Promise<void> {
  try {
    await (await navigator.storage.getDirectory()).removeEntry(folder, { recursive: true });
  } catch {
    // There is no folder yet, or no OPFS.
  }
}

/** Whether a database exists: opening one that does not would create it. */
export async function hasDatabase(name: string): Promise<boolean> {
  try {
    return (await indexedDB.databases()).some((found) => found.name === name);
  } catch {
    // A browser without `databases()`: opening it will show.
    return true;
  }
}
