import os from 'node:os';

const least = 1;
const most = 12;

/**
 * How many times longer a test may take on this machine now than on an idle one: the processes that wait for each
 * processor. Limits that do not know this fail on a busy machine for no error of the code.
 * @param lanes How many things of our own run side by side.
 */
export function paceNow(lanes = 1): number {
  const waiting = (os.loadavg()[0] ?? 0) / os.availableParallelism();
  return Math.min(most, Math.max(least, Math.ceil(lanes + waiting)));
}

/** The pace measured by the parent process, or now. */
export const pace = Number(process.env.TEST_PACE) || paceNow();
