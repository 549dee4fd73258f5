/** How a browser keeps what it was given. */
export interface StorageQuota {
  /** True when the browser promised to keep it when room runs short. */
  readonly isPromised: boolean;
  /** Bytes in use by this site, and what it may use; null where the browser does not say. */
  readonly used: number | null;
  readonly most: number | null;
}

/** What the browser says of its room, without asking it for anything. */
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

/** Asks the browser to keep what it has when room runs short. Some ask their user; many say no, which is normal. */
export async function requestPersistence(): Promise<void> {
  try {
    await navigator.storage.persist();
  } catch {
    // A browser without the question keeps things as it always did.
  }
}

const folder = 'copies';

/** The folder of the browser's own in which copies are written before they are saved. Rejects where a browser has none. */
export async function copiesFolder(): Promise<FileSystemDirectoryHandle> {
  return (await navigator.storage.getDirectory()).getDirectoryHandle(folder, { create: true });
}

/** Empties it: what was saved stands elsewhere by now. A copy that is being written stays. */
export async function deleteCopies(): Promise<void> {
  try {
    await (await navigator.storage.getDirectory()).removeEntry(folder, { recursive: true });
  } catch {
    // Nothing was written yet, or this browser has no such folder.
  }
}

/** Whether the device has a database of that name: looking into one that is not there would make it. */
export async function hasDatabase(name: string): Promise<boolean> {
  try {
    return (await indexedDB.databases()).some((found) => found.name === name);
  } catch {
    // A browser that cannot tell: looking finds out.
    return true;
  }
}
