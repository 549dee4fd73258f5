import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { skippedStatus } from './server/verdict.ts';

// Every long proof of the server, and of what a browser keeps, one after the other. Each runs alone too, with its own options. `--short` runs each in a
// small form, in a few minutes; names run those alone: `npm run prove -- kept/offline --short`.

/** The proofs, and what makes each of them short. */
const proofs: readonly (readonly [string, ...string[]])[] = [
  ['faults/kill', '--rounds', '3', '--each', '4'],
  ['faults/two-processes', '--kills', '2'],
  ['faults/database-away', '--rounds', '3'],
  ['faults/database-full'],
  ['faults/held', '--seconds', '9'],
  ['faults/clock', '--sqlite'],
  ['faults/mail-down', '--seconds', '1'],
  ['faults/disk'],
  ['faults/fuzz', '--bodies', '1000'],
  ['load/throughput', '--seconds', '2', '--rounds', '1'],
  ['load/flood', '--sqlite', '--seconds', '1'],
  ['load/uploads', '--people', '20'],
  ['load/pages', '--requests', '5000', '--slow', '40'],
  ['device/kill', '--rounds', '2'],
  ['device/full'],
  ['device/clock'],
  ['device/back'],
  ['device/migration', '--rounds', '2'],
  ['device/edits', '--edits', '500'],
  ['device/five-days', '--days', '2', '--points', '8', '--key', '10'],
  ['kept/offline'],
  ['kept/bad-lines', '--visits', '1'],
  ['kept/waiting', '--questions', '12', '--breaks', '8', '--kills', '3'],
  ['kept/versions', '--navigations', '60'],
];
const short = process.argv.includes('--short');
const minute = 60_000;
/** No proof takes as long, even beside much else that runs: one that does hangs. */
const longestMs = (short ? 30 : 120) * minute;

function outcomeOf(name: string, options: readonly string[]): 'holds' | 'failed' | 'skipped' {
  console.log(`\n== ${name}`);
  const started = Date.now();
  const args = [join(import.meta.dirname, `${name}.ts`), ...(short ? options : [])];
  const { status, signal } = spawnSync(process.execPath, args, { stdio: 'inherit', timeout: longestMs });
  console.log(`${name}: ${Math.round((Date.now() - started) / 1000)} s${signal ? `, ended by ${signal}` : ''}`);
  if (status === skippedStatus) return 'skipped';
  return status === 0 ? 'holds' : 'failed';
}

const named = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const chosen =
  named.length > 0 ? named.map((name) => proofs.find(([one]) => one === name) ?? ([name] as const)) : proofs;
const outcomes = chosen.map(([name, ...options]) => [name, outcomeOf(name, options)] as const);
const namesOf = (wanted: string) => outcomes.filter(([, outcome]) => outcome === wanted).map(([name]) => name);
const [failed, skipped] = [namesOf('failed'), namesOf('skipped')];
const held = `${namesOf('holds').length} of ${chosen.length} proofs hold${short ? ', in their short form' : ''}.`;
console.log(`\n${held}`);
if (failed.length > 0) console.log(`Failed: ${failed.join(', ')}`);
if (skipped.length > 0) console.log(`Could not run here: ${skipped.join(', ')}`);
// What runs at the exit of a test's database would overwrite a code that is only set.
process.exit(failed.length === 0 ? 0 : 1);
