import path from 'node:path';
import { paceNow } from './pace.ts';
import { clearReports, summary } from './reports.ts';
import type { Step } from './steps.ts';

type Sequence = readonly Step[];

/**
 * Runs groups one after the other, the sequences of a group side by side, and stops after the first group with an error. Ends with
 * the count of tests, and the process with 0 or 1.
 */
export async function runSteps(groups: readonly (readonly Sequence[])[]): Promise<never> {
  process.env.TEST_PACE ??= String(paceNow(Math.max(...groups.map((sequences) => sequences.length))));
  // A good part of the tests start a server or a command of ours: each would translate the same modules again.
  process.env.NODE_COMPILE_CACHE ??= path.resolve('node_modules/.cache/compiled');
  clearReports();
  const started = Date.now();
  for (const sequences of groups) {
    const failed = (await Promise.all(sequences.map(runSequence))).reduce((sum, count) => sum + count, 0);
    if (failed > 0) end(failed, started);
  }
  return end(0, started);
}

async function runSequence(steps: Sequence): Promise<number> {
  let failed = 0;
  for (const [name, run] of steps) {
    const started = Date.now();
    console.log(`\n== ${name}`);
    const code = await run();
    console.log(`== ${name}: ${code === 0 ? 'passed' : 'FAILED'} in ${secondsSince(started)} s`);
    if (code !== 0) failed += 1;
  }
  return failed;
}

function end(failed: number, started: number): never {
  console.log(`\nAll of it took ${secondsSince(started)} s.\n${summary(failed)}`);
  process.exit(failed === 0 ? 0 : 1);
}

const secondsSince = (started: number) => Math.round((Date.now() - started) / 1000);
