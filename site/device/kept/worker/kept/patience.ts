/** As long as a server may take to begin, milliseconds. */
const beginMs = 60_000;

/** A line that brings less of a file than this is silent: it would take longer than browsers let a worker work. Bytes a millisecond. */
const slowest = 1;

/**
 * Ends the wish for a file of so many bytes once it can be told that it will not come: what else is wished of the site waits behind it.
 */
export const patienceFor = (bytes: number): AbortSignal => AbortSignal.timeout(beginMs + bytes / slowest);
