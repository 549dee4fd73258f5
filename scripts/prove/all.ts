import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

// Every long proof of the server, one after the other: about half an hour. Each runs alone too, with its own options.

const proofs = ['kill', 'two-processes', 'mail-down', 'disk', 'fuzz', 'throughput'] as const;
const failed = proofs.filter((name) => {
  console.log(`\n== ${name}`);
  return spawnSync(process.execPath, [join(import.meta.dirname, `${name}.ts`)], { stdio: 'inherit' }).status !== 0;
});
console.log(failed.length === 0 ? '\nAll proofs hold.' : `\nFailed: ${failed.join(', ')}`);
process.exitCode = failed.length === 0 ? 0 : 1;
