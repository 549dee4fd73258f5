/** IndexedDB name of the outbox. */
export const outboxName = 'field-manual-waiting';

/** Background Sync tag. */
export const syncTag = 'waiting';

/** Local storage key of the hint: pages open the outbox database only where it is set. */
const item = 'waiting';

/** The hint, or null. Every `setHint` writes another value. */
export function readHint(): string | null {
  try {
    return localStorage.getItem(item);
  } catch {
    // Without local storage only the outbox page checks the database.
    return null;
  }
}

/** Whether the outbox may have messages. */
export const mayHaveMessages = (): boolean => readHint() !== null;

/** Sets the hint: before a message is written, and again afterwards (see `clearHint`). */
export function setHint(): void {
  try {
    localStorage.setItem(item, String(Math.random()));
  } catch {
    // Without local storage only the outbox page checks the database.
  }
}

/** Clears a hint that was read before the outbox was found empty, unless a newer one was set meanwhile. */
export function clearHint(before: string | null): void {
  if (before !== null && readHint() === before) localStorage.removeItem(item);
}
