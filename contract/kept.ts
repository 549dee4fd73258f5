/** Where a browser finds the worker, and what may not be old; and what takes the place of the worker that the owner has ended. */
export const workerAddress = '/keep.js';
export const newestAddress = '/newest.json';
export const stoppingAddress = '/keep-end.js';

/** What a page that was kept asks the server first: what may not be old. */
export interface Newest {
  readonly edition: string;
  /** True when the owner has switched keeping off: whatever is kept goes. */
  readonly off?: boolean;
  readonly phone: { readonly dial: string; readonly display: string };
  /** Hashes of the pages that somebody reads in danger, by their address. */
  readonly urgent: Readonly<Record<string, string>>;
}
