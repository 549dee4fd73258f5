import { longestPauseMs } from '../db/tables/outbox.ts';

const second = 1000;
const minute = 60 * second;

/** After this many tries a message is given up and shown to the owner: about two and a half days with the delays below. */
export const deadAfterAttempts = 20;

/** Pause after the n-th failed try of one message: 30 seconds, doubled each time, six hours at most. Milliseconds. */
export function retryDelayMs(attempts: number): number {
  return Math.min(30 * second * 2 ** Math.max(0, attempts - 1), longestPauseMs);
}

/** Pause after the n-th turn in which the mail server was away: five seconds, doubled, five minutes at most. Milliseconds. */
export function unreachableDelayMs(turns: number, first = 5 * second): number {
  return Math.min(first * 2 ** Math.max(0, turns - 1), 5 * minute);
}
