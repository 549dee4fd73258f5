/** The database of the outbox. */
export const outboxName = 'field-manual-waiting';

/** The browser wakes the worker by it once there is a line. */
export const syncTag = 'waiting';

/** Where a page notes that something may wait: the next page asks for the list only then. */
const item = 'waiting';

/** What is noted; null where nothing waits. Each note is another. */
export function readHint(): string | null {
  try {
    return localStorage.getItem(item);
  } catch {
    // The page of what waits looks without it.
    return null;
  }
}

/** Whether something may wait on this device. */
export const mayHaveMessages = (): boolean => readHint() !== null;

/** Notes for the pages to come that something may wait. Before it is written, and again once it is: see `dropHint`. */
export function setHint(): void {
  try {
    localStorage.setItem(item, String(Math.random()));
  } catch {
    // The page of what waits looks without it.
  }
}

/** Takes the note back that was there before somebody looked and found nothing: a newer one is of what came meanwhile. */
export function clearHint(before: string | null): void {
  if (before !== null && readHint() === before) localStorage.removeItem(item);
}
