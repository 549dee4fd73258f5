import type { Count } from './count-days.ts';
import type { LaterReading, Reading, Start } from './rule.ts';

/** The two readings of a rule. */
export interface Readings {
  readonly ask: Reading;
  readonly latest: readonly LaterReading[];
}

/** One count read with the legal holidays first and with the state's last: they part only around Christmas. */
export function bothLists(from: Start, count: Count): Readings {
  const read = (list: 'legal' | 'state'): Reading => ({ from, count: { ...count, list, rolls: true } });
  return { ask: read('legal'), latest: [{ ...read('state'), doubt: 'december' }] };
}

/** One count, read first as it stands and last moved off a closed day. */
export function perhapsMoved(from: Start, count: Count, list: 'legal' | 'federal'): Readings {
  return { ask: { from, count }, latest: [{ from, count: { ...count, list, rolls: true }, doubt: 'roll' }] };
}

/** One count that nothing moves. */
export function certain(from: Start, count: Count): Readings {
  return { ask: { from, count }, latest: [{ from, count }] };
}

/** All days; `lengthens` in a catastrophe. */
export function inDays(n: number, lengthens = false): Count {
  return { unit: 'days', n, lengthens };
}

/** Open days; each period of them in chapter 542 lengthens in a catastrophe. */
export function inBusinessDays(n: number): Count {
  return { unit: 'business', n, lengthens: true };
}
