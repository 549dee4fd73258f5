import { directoryAliases } from '#content/directory/aliases.ts';
import { indexInSteps, type SearchedEntry, searchDirectory } from '#core/search/directory-search/directory-search.ts';
import { finish } from '#core/search/directory-search/finish.ts';
import { learnInSteps } from './directory-corrections.ts';
import { inSlices } from './in-slices.ts';

/** An entry as it stands on the page. */
interface Listed {
  readonly name: string;
  readonly phone: string;
}

/** What finds the rows for a query, best first. */
type Find = (query: string) => readonly number[];

/** Prepares the full search of a list at once. */
export function prepare(listed: readonly Listed[]): Find {
  return finish(prepareInSteps(listed, (entry) => entry));
}

/** The same while the page has nothing else to do; what the page holds is read then, too. */
export function prepareInSlices(rows: readonly Element[]): Promise<Find> {
  return inSlices(prepareInSteps(rows, listedIn));
}

function listedIn(row: Element): Listed {
  const name = row.firstElementChild;
  return { name: name?.textContent ?? '', phone: name?.nextElementSibling?.textContent ?? '' };
}

/**
 * Prepares the full search of the directory, in short steps: exact words first, then, when they are not in the list, what was
 * meant.
 */
function* prepareInSteps<Row>(rows: readonly Row[], read: (row: Row) => Listed): Generator<undefined, Find> {
  const entries: SearchedEntry[] = [];
  const reading = function* () {
    for (const row of rows) {
      const { name, phone } = read(row);
      const entry = { name, phone, aliases: directoryAliases[name] ?? [] };
      entries.push(entry);
      yield entry;
    }
  };
  const index = yield* indexInSteps(reading());
  const correct = yield* learnInSteps(index, entries);
  return (query) => {
    const { rows: found, certain } = searchDirectory(index, query);
    return certain ? found : [...new Set([...found, ...correct(query)])];
  };
}
