/** Prefix of a plan in the URL hash, which is never sent to a server. */
export const planPrefix = '#plan=';

/** Whether the URL hash should hold a plan. */
export function isPlanHash(hash: string): boolean {
  return hash.startsWith(planPrefix);
}
