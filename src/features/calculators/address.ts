/** Where a tool keeps what was asked of it, so that a copied link or a reload brings it back. */
export interface Address {
  /** The query at this moment: "?length=12", or "". */
  readonly read: () => string;
  /** Puts another query in its place, without a new page. */
  readonly replace: (query: string) => void;
  /** The whole address that would restore a query. */
  readonly linkTo: (query: string) => string;
}

/** The address of the page itself, for the one tool that the page is about. */
export const pageAddress: Address = {
  read: () => window.location.search,
  // What stands behind the query may name the job that the answer is for.
  replace: (query) =>
    window.history.replaceState(window.history.state, '', window.location.pathname + query + window.location.hash),
  linkTo: (query) => window.location.origin + window.location.pathname + query,
};

/** An address that nobody sees: for a second tool on a page, and for tests. */
export function memoryAddress(query = '', page = ''): Address {
  let current = query;
  return {
    read: () => current,
    replace: (next) => {
      current = next;
    },
    linkTo: (next) => page + next,
  };
}
