import { note, noted } from './kept/notes.ts';
import { scope } from './scope.ts';

/** Pages that this worker has seen open, in memory: a note of each is written for the worker that comes after it. */
const seen = new Map<string, string>();

/** Pages that are on their way, and since when: browsers list a page only once it stands. */
const opening = new Map<string, number>();

/** A page that does not stand by then was given up. */
const openingMs = 60_000;

/** Holds an edition for a page that may be opened from it: what of it is kept stays while the page is on its way. */
export function holds(page: string, edition: string): void {
  seen.set(page, edition);
  opening.set(page, performance.now());
}

/** Notes the edition that a page is opened from, by the page's id; empty for one that came over the line. */
export function opens(page: string, edition: string): Promise<void> {
  holds(page, edition);
  return note('pages', (before) => ({ ...before, [page]: edition }));
}

/** The edition that a page was opened from; undefined for one that no worker saw open. */
export async function editionOfPage(page: string): Promise<string | undefined> {
  return seen.get(page) ?? (await noted('pages'))?.[page];
}

/** The editions that pages are opened from, those that do not stand yet among them. All other pages are forgotten. */
export async function editionsInUse(): Promise<readonly (string | undefined)[]> {
  const listed = await scope.clients.matchAll({ includeUncontrolled: true });
  for (const { id } of listed) opening.delete(id);
  for (const [page, since] of opening) if (performance.now() - since >= openingMs) opening.delete(page);
  const isOpen = new Set([...listed.map(({ id }) => id), ...opening.keys()]);
  // Not from what was noted before the browser was asked: a page that opened meanwhile would be lost.
  await note('pages', (before = {}) => Object.fromEntries(Object.entries(before).filter(([page]) => isOpen.has(page))));
  return Promise.all([...isOpen].map(editionOfPage));
}
