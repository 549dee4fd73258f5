import { trustedScript } from '../../../frame/scripts/trusted-script.ts';
import { threadOf } from '../../../frame/thread/thread.ts';
import type { Listed } from './directory-search.ts';
import { inSlices } from './in-slices.ts';
import address from './search-worker.ts?worker&url';

/** What the thread of a search is asked: to prepare that of a list, once, and then for the rows of a query. */
export type SearchTask = { readonly list: readonly Listed[] } | { readonly query: string };

let trusted: string | undefined;

/**
 * Prepares the full search of a long list beside the page, which is read while it has nothing else to do. Rejects in a browser that has
 * no thread, or where its script does not come; what finds the rows rejects once the thread has ended.
 */
export async function findBeside(
  rows: readonly Element[],
  read: (row: Element) => Listed,
): Promise<(query: string) => Promise<readonly number[]>> {
  const list = await inSlices(rows, read);
  trusted ??= trustedScript('directory-worker', address);
  const thread = threadOf<SearchTask>(new Worker(trusted, { type: 'module' }));
  await thread.ask({ list });
  return (query) => thread.ask({ query });
}
