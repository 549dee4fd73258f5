import { note, noted } from './kept/notes.ts';

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
