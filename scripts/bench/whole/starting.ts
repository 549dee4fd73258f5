import path from 'node:path';
import { preparePlace, startServer, stopServer } from '../../prove/server/processes.ts';
import { medianOf } from './spent.ts';

const rounds = 5;

/** Milliseconds until a built site listens, and until a server of Node alone does, in turn. */
export async function measureStarting(): Promise<{ readonly ours: number; readonly bare: number }> {
  const place = await preparePlace('sqlite');
  const times = { ours: [] as number[], bare: [] as number[] };
  for (let round = 0; round <= rounds; round++) {
    const ours = await startOf(path.resolve('scripts/start/start.ts'), place.environment);
    const bare = await startOf(path.join(import.meta.dirname, 'bare-start.ts'), {});
    // The first of each fills the caches.
    if (round === 0) continue;
    times.ours.push(ours);
    times.bare.push(bare);
  }
  await place.remove();
  return { ours: medianOf(times.ours), bare: medianOf(times.bare) };
}

async function startOf(program: string, environment: Readonly<Record<string, string>>): Promise<number> {
  const begun = performance.now();
  const server = await startServer(environment, program);
  const took = performance.now() - begun;
  await stopServer(server, 'SIGTERM');
  return took;
}
