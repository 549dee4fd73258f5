/** Where a browser finds the worker, and what may not be old; and what takes the place of the worker that the owner has ended. */
export const workerAddress = '/keep.js';
export const newestAddress = '/newest.json';

/**
 * Where a worker finds the newest edition of the site. The number is that of its shape: a worker that outlives a newer shape finds
 * nothing here, and stays with what it has.
 */
export const editionAddress = '/edition-1.json';

export const stoppingAddress = '/keep-end.js';

/** Below it stands one file for all pages of a set: see `Edition`. */
export const packFolder = '/packs';

/**
 * Where the server says with which headers it sends each page, by its address: a page that comes in a pack is kept with the same.
 * With `?set=` and the name of a set it says those of that set's pages: of the whole site they would weigh eight times as much.
 */
export const pageHeadsAddress = '/page-heads.json';

/** What a page that was kept asks the server first: what may not be old. */
export interface Newest {
  readonly edition: string;
  /** True when the owner has switched keeping off: whatever is kept goes. */
  readonly off?: boolean;
  readonly phone: { readonly dial: string; readonly display: string };
  /** Hashes of the pages that somebody reads in danger, by their address. */
  readonly urgent: Readonly<Record<string, string>>;
}
