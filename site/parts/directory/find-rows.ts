/** What finds the rows for a query, best first: at once, or beside the page after a while. */
type Find = (query: string) => readonly number[] | Promise<readonly number[]>;

/** Finds rows of the list: by exact names until the full search has come, and if it never does. */
export interface RowFinder {
  readonly find: (query: string) => Promise<readonly number[]>;
  /** Fetches the full search, unless it is on its way or there. */
  readonly load: (whenReady: () => void) => void;
}

/**
 * @param rows each with the name of a company as its first part, and its number behind it
 * @param isLong whether the search is prepared in a thread of its own, where it takes no key its time
 */
export function rowFinder(rows: readonly Element[], isLong: boolean): RowFinder {
  const findExact = exactly(rows);
  const prepared = () => (isLong ? preparedBeside(rows).catch(() => preparedHere(rows)) : preparedHere(rows));
  let full: Find | undefined;
  let isLoading = false;
  return {
    find: async (query) => {
      try {
        return await (full ?? findExact)(query);
      } catch {
        // The thread has ended.
        full = await preparedHere(rows).catch(() => undefined);
        return (full ?? findExact)(query);
      }
    },
    load: (whenReady) => {
      if (isLoading) return;
      isLoading = true;
      prepared().then(
        (whole) => {
          full = whole;
          whenReady();
        },
        () => {
          isLoading = false;
        },
      );
    },
  };
}

/** The names that hold the words as typed. */
function exactly(rows: readonly Element[]): Find {
  let names: readonly string[] | undefined;
  return (query) => {
    const part = query.trim().toLowerCase();
    names ??= rows.map((row) => nameOf(row).toLowerCase());
    return names.flatMap((name, at) => (name.includes(part) ? [at] : []));
  };
}

async function preparedBeside(rows: readonly Element[]): Promise<Find> {
  const { findBeside } = await import('./search/find-beside.ts');
  return findBeside(rows, listedIn);
}

async function preparedHere(rows: readonly Element[]): Promise<Find> {
  const { prepare } = await import('./search/directory-search.ts');
  return prepare(rows.map(listedIn));
}

/** A row's first part is the name: to search each of 20,000 for it costs the first key its frame. */
const nameOf = (row: Element) => row.firstElementChild?.textContent ?? '';

const listedIn = (row: Element) => ({
  name: nameOf(row),
  phone: row.firstElementChild?.nextElementSibling?.textContent ?? '',
});
