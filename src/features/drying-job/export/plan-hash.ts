/** Before the plan at the end of an address, which no browser sends to a server. */
export const planPrefix = '#plan=';

/** Whether the end of an address means to be a plan. */
export function isPlanHash(hash: string): boolean {
  return hash.startsWith(planPrefix);
}
