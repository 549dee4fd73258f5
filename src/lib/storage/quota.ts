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
export async function askToKeep(): Promise<void> {
  try {
    await navigator.storage.persist();
  } catch {
    // A browser without the question keeps things as it always did.
  }
}
