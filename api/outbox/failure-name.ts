/** What went wrong, in a word for the log: never a text with somebody's words in it. `fetch` hides what its socket says below. */
export function nameOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (!(cause instanceof Error)) return 'unknown';
  return 'code' in cause ? String(cause.code) : cause.name;
}
