import { note, noted } from './kept/notes.ts';
import { scope } from './scope.ts';

/** Pages that this worker has seen open, in memory: a note of each is written for the worker that comes after it. */
const seen = new Map<string, string>();

/** Notes the edition that a page is opened from, by the page's id; empty for one that came over the line. */
export function opens(page: string, edition: string): Promise<void> {
  seen.set(page, edition);
  return note('pages', (before) => ({ ...before, [page]: edition }));
}

/** The edition that a page was opened from; undefined for one that no worker saw open. */
export async function editionOfPage(page: string): Promise<string | undefined> {
  return seen.get(page) ?? (await noted('pages'))?.[page];
}

/** Forgets the pages that are closed. Resolves with the editions that the others were opened from. */
export async function forgetClosed(): Promise<readonly string[]> {
  const pages = (await noted('pages')) ?? {};
  const open = new Set((await scope.clients.matchAll({ includeUncontrolled: true })).map(({ id }) => id));
  const closed = new Set(Object.keys(pages).filter((page) => !open.has(page)));
  // One that opens meanwhile is noted beside them.
  const without = (before = pages) => Object.fromEntries(Object.entries(before).filter(([page]) => !closed.has(page)));
  if (closed.size > 0) await note('pages', without);
  return Object.values(without());
}
