import path from 'node:path';
import { loadPages } from '../../prove/load/page-load.ts';
import { preparePlace, type ServerProcess, startServer, stopServer } from '../../prove/server/processes.ts';
import { medianOf, memoryOf, secondsSpent } from './spent.ts';

const asked = '/guides/emergency-checklist';
const requests = 40_000;
const warmUp = 10_000;
const rounds = 5;

/** Microseconds of the processor for an answer: ours, and what Node alone takes for the same bytes. */
interface Beside {
  readonly ours: number;
  readonly bare: number;
}
export interface Serving {
  readonly page: Beside;
  readonly unchanged: Beside;
  /** MB: when nothing has been asked yet, and after all that was asked here. */
  readonly memoryAtRest: number;
  readonly memoryAfter: number;
}

/** Processor time of an answer beside a bare `node:http` server with the same bytes and headers, in turn; and memory. */
export async function measureServing(): Promise<Serving> {
  const place = await preparePlace('sqlite');
  const ours = await startServer(place.environment, path.resolve('api/start.mjs'), ['--max-semi-space-size=4']);
  const memoryAtRest = memoryOf(ours.child.pid ?? 0);
  const bare = await startServer(
    { ORIGIN: ours.url, PATH_ASKED: asked },
    path.join(import.meta.dirname, 'bare-server.ts'),
  );
  const page = await beside(ours, bare, '');
  const unchanged = await beside(ours, bare, `If-None-Match: ${await etagOf(ours.url + asked)}\r\n`);
  const memoryAfter = memoryOf(ours.child.pid ?? 0);
  await Promise.all([stopServer(ours, 'SIGTERM'), stopServer(bare, 'SIGTERM')]);
  await place.remove();
  return { page, unchanged, memoryAtRest, memoryAfter };
}

async function etagOf(url: string): Promise<string> {
  const { headers } = await fetch(url, { headers: { 'accept-encoding': 'gzip, deflate, br, zstd' } });
  return headers.get('etag') ?? '';
}

async function beside(ours: ServerProcess, bare: ServerProcess, headers: string): Promise<Beside> {
  const times = { ours: [] as number[], bare: [] as number[] };
  for (const server of [ours, bare]) await spentOn(server, headers, warmUp);
  for (let round = 0; round < rounds; round++) {
    times.ours.push(await spentOn(ours, headers, requests));
    times.bare.push(await spentOn(bare, headers, requests));
  }
  return { ours: medianOf(times.ours), bare: medianOf(times.bare) };
}

/** Microseconds of the processor for one answer. */
async function spentOn({ child, url }: ServerProcess, headers: string, count: number): Promise<number> {
  const before = secondsSpent(child.pid ?? 0);
  await loadPages(url, { paths: [asked], requests: count, connections: 16, headers });
  return ((secondsSpent(child.pid ?? 0) - before) / count) * 1e6;
}

if (import.meta.main) console.log(await measureServing());
