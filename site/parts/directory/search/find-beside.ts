import { threadOf } from '../../../frame/scripts/thread.ts';
import { trustedScript } from '../../../frame/scripts/trusted-script.ts';
import type { Find, Listed } from './directory-search.ts';
import { inSlices } from './in-slices.ts';
import address from './search-worker.ts?worker&url';

/** What the thread is asked: to prepare the search of a list, and then the rows for a query. */
export type Asked = readonly Listed[] | string;

/** What finds the rows for a query, best first, at once or after a while. */
export type FindSoon = (query: string) => readonly number[] | Promise<readonly number[]>;

/**
 * Prepares the full search of a long list beside the page, or in it where a browser gives it no thread. What the page holds is read
 * while it has nothing else to do.
 */
export async function findBeside<Row>(rows: readonly Row[], read: (row: Row) => Listed): Promise<FindSoon> {
  const listed = await inSlices(rows, read);
  let prepared: Promise<Find> | undefined;
  const here = () => {
    prepared ??= import('./directory-search.ts').then(({ prepare }) => prepare(listed));
    return prepared;
  };
  try {
    const script = trustedScript('directory-worker', address);
    const thread = threadOf<Asked>(new Worker(script, { type: 'module' }));
    await thread.ask(listed);
    return async (query) => {
      try {
        return await thread.ask(query);
      } catch {
        return (await here())(query);
      }
    };
  } catch {
    return here();
  }
}
