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
