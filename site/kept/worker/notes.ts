import type { Newest } from '#contract/kept.ts';
import type { Edition, SetName } from '../edition.ts';

/** Where the worker notes what it may not forget when the browser stops it. */
const cacheName = 'kept-notes';

interface Notes {
  /** The sets that somebody asked to keep. */
  readonly wished: readonly SetName[];
  /** The edition that each page was opened from, by the page's id; empty for one that came over the line. */
  readonly pages: Readonly<Record<string, string>>;
  /** Editions whose files are kept, by their ids. */
  readonly editions: Readonly<Record<string, Edition>>;
  /** What the server said last of what may not be old. */
  readonly newest: Newest;
  /** When a set was last made whole, epoch milliseconds. */
  readonly whole: Readonly<Partial<Record<SetName, number>>>;
}

/** What was noted; undefined before the first time, and where the browser has thrown it away. */
export async function noted<Name extends keyof Notes>(name: Name): Promise<Notes[Name] | undefined> {
  const answer = await caches.match(`/${name}`, { cacheName });
  return answer?.json();
}

let last: Promise<unknown> = Promise.resolve();

/** Changes a note. One change after the other: two that read the same state would lose one. */
export function note<Name extends keyof Notes>(
  name: Name,
  change: (before: Notes[Name] | undefined) => Notes[Name],
): Promise<void> {
  const changed = last.then(async () => {
    const cache = await caches.open(cacheName);
    await cache.put(`/${name}`, Response.json(change(await noted(name))));
  });
  last = changed.catch(() => undefined);
  return changed;
}

/** Forgets everything. */
export const forgetNotes = () => caches.delete(cacheName);
