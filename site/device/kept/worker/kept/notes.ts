import type { Newest } from '#contract/kept.ts';
import type { Edition, SetName } from '../../edition.ts';
import { isSwitchedOff } from '../switch.ts';
import { inTurn } from './in-turn.ts';

/** Where the worker notes what it may not forget when the browser stops it. */
const cacheName = 'kept-notes';

interface Notes {
  /** The sets that somebody asked to keep. */
  readonly wished: readonly SetName[];
  /** The edition that each page was opened from, by the page's id; empty for one that came over the line. */
  readonly pages: Readonly<Record<string, string>>;
  /** Editions whose files are kept, by their ids. */
  readonly editions: Readonly<Record<string, Edition>>;
  /** The edition from which pages are opened now: its id. */
  readonly current: string;
  /** What the server said last of what may not be old. */
  readonly newest: Newest;
  /** When a set was last made whole, epoch milliseconds. */
  readonly whole: Readonly<Partial<Record<SetName, number>>>;
}

/** What this worker has read or written: an edition is asked for with every part of every page. */
const known = new Map<keyof Notes, unknown>();

/** What was noted; undefined before the first time, and where the browser has thrown it away. */
export async function noted<Name extends keyof Notes>(name: Name): Promise<Notes[Name] | undefined> {
  if (!known.has(name)) {
    const value = await (await caches.match(`/${name}`, { cacheName }))?.json();
    // Meanwhile a newer one may have been written.
    if (!known.has(name)) known.set(name, value);
  }
  return known.get(name) as Notes[Name] | undefined;
}

/** One change after the other: two that read the same state would lose one. */
const alone = inTurn();

/** Changes a note; nothing once keeping is switched off: a page that opens meanwhile would leave a note behind. */
export function note<Name extends keyof Notes>(
  name: Name,
  change: (before: Notes[Name] | undefined) => Notes[Name],
): Promise<void> {
  return alone(async () => {
    if (isSwitchedOff()) return;
    const value = change(await noted(name));
    const cache = await caches.open(cacheName);
    await cache.put(`/${name}`, Response.json(value));
    known.set(name, value);
  });
}

/** Forgets everything, what is being noted now as well. */
export function forgetNotes(): Promise<void> {
  known.clear();
  return alone(async () => {
    await caches.delete(cacheName);
    known.clear();
  });
}
