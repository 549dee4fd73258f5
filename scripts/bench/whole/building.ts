import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { forgetBuild } from '../../start/build-stamp.ts';
import { run } from '../../start/run.ts';
import { medianOf } from './spent.ts';

const rounds = 3;

/** Milliseconds for a build whose papers and twins are kept from the one before, and for writing the same files once more. */
export async function measureBuilding(): Promise<{ readonly ours: number; readonly raw: number }> {
  const times = { ours: [] as number[], raw: [] as number[] };
  for (let round = 0; round < rounds; round++) {
    forgetBuild();
    const begun = performance.now();
    if ((await run('node', ['scripts/start/build.ts'])) !== 0) throw new Error('the build failed');
    times.ours.push(performance.now() - begun);
    times.raw.push(writing('dist'));
  }
  return { ours: medianOf(times.ours), raw: medianOf(times.raw) };
}

function writing(folder: string): number {
  const copy = mkdtempSync(path.join(tmpdir(), 'bench-'));
  const begun = performance.now();
  cpSync(folder, copy, { recursive: true });
  const took = performance.now() - begun;
  rmSync(copy, { recursive: true });
  return took;
}
