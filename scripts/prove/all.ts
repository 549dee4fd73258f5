import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

// Every long proof of the server, one after the other. Each runs alone too, with its own options. `--short` runs each in a
// small form, in a few minutes.

/** The proofs, and what makes each of them short. */
const proofs: readonly (readonly [string, ...string[]])[] = [
  ['faults/kill', '--rounds', '3', '--each', '4'],
  ['faults/two-processes', '--kills', '2'],
  ['faults/database-away', '--rounds', '3'],
  ['faults/database-full'],
  ['faults/held', '--seconds', '6'],
  ['faults/clock', '--sqlite'],
  ['faults/mail-down', '--seconds', '1'],
  ['faults/disk'],
  ['faults/fuzz', '--bodies', '150'],
  ['load/throughput', '--seconds', '2'],
  ['load/pages', '--requests', '5000', '--slow', '40'],
];
const short = process.argv.includes('--short');
const minute = 60_000;
/** No proof takes as long: one that does hangs. */
const longestMs = (short ? 10 : 60) * minute;

function holds(name: string, options: readonly string[]): boolean {
  console.log(`\n== ${name}`);
  const started = Date.now();
  const args = [join(import.meta.dirname, `${name}.ts`), ...(short ? options : [])];
  const { status, signal } = spawnSync(process.execPath, args, { stdio: 'inherit', timeout: longestMs });
  console.log(`${name}: ${Math.round((Date.now() - started) / 1000)} s${signal ? `, ended by ${signal}` : ''}`);
  return status === 0;
}

const failed = proofs.filter(([name, ...options]) => !holds(name, options));
console.log(failed.length === 0 ? '\nAll proofs hold.' : `\nFailed: ${failed.map(([name]) => name).join(', ')}`);
process.exitCode = failed.length === 0 ? 0 : 1;
