import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';

export interface BuildTook {
  readonly ms: number;
  /** The most that the process held that makes the site. MB. */
  readonly memory: number;
}

/** Builds the project in a folder, and tells what it took. Rejects when the build fails. */
export async function buildIn(folder: string): Promise<BuildTook> {
  const begun = performance.now();
  const build = spawn('node', ['scripts/start/build.ts'], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  let memory = 0;
  const watch = setInterval(() => {
    memory = Math.max(memory, mostHeldBy(build));
  }, 200);
  const [code] = await once(build, 'exit');
  clearInterval(watch);
  if (code !== 0) throw new Error('the build failed');
  return { ms: performance.now() - begun, memory };
}

/** By what a build has started: it only waits itself. */
function mostHeldBy({ pid }: ChildProcess): number {
  try {
    const started = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ');
    return Math.max(...started.map((child) => mostHeld(child)));
  } catch {
    // It has ended between two looks.
    return 0;
  }
}

function mostHeld(pid: string): number {
  return Number(/VmHWM:\s*(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
}
