import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
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
  /** Milliseconds that 99 of 100 pages take at most while very many are asked for at once. */
  readonly crowded: Beside;
  /** MB: when nothing has been asked yet, of a start that has to compile its code and of a later one; and after all that was asked here. */
  readonly memoryUncompiled: number;
  readonly memoryAtRest: number;
  readonly memoryAfter: number;
}

/** Processor time of an answer beside a bare `node:http` server with the same bytes and headers, in turn; and memory. */
export async function measureServing(): Promise<Serving> {
  const place = await preparePlace('sqlite');
  // A cache of its own, empty at first: what a start before left would tell which of the two this one is.
  const environment = { ...place.environment, NODE_COMPILE_CACHE: path.join(place.dataDir, 'compiled') };
  const memoryUncompiled = await memoryAtRestOf(environment);
  const memoryAtRest = await memoryAtRestOf(environment);
  const ours = await startOurs(environment);
  const bare = await startServer(
    { ORIGIN: ours.url, PATH_ASKED: asked },
    path.join(import.meta.dirname, 'bare-server.ts'),
  );
  const page = await beside(ours, bare, spentOn);
  const headers = `If-None-Match: ${await etagOf(ours.url + asked)}\r\n`;
  const unchanged = await beside(ours, bare, (server, count) => spentOn(server, count, headers));
  const crowded = await beside(ours, bare, slowestIn);
  const memoryAfter = memoryOf(ours.child.pid ?? 0);
  await Promise.all([stopServer(ours, 'SIGTERM'), stopServer(bare, 'SIGTERM')]);
  await place.remove();
  return { page, unchanged, crowded, memoryUncompiled, memoryAtRest, memoryAfter };
}

const startOurs = (environment: Readonly<Record<string, string>>) =>
  startServer(environment, path.resolve('api/server.ts'));

/** What has listened is not at rest yet. Milliseconds. */
const untilRest = 1500;

async function memoryAtRestOf(environment: Readonly<Record<string, string>>): Promise<number> {
  const server = await startOurs(environment);
  await pause(untilRest);
  const memory = memoryOf(server.child.pid ?? 0);
  await stopServer(server, 'SIGTERM');
  return memory;
}

async function etagOf(url: string): Promise<string> {
  const { headers } = await fetch(url, { headers: { 'accept-encoding': 'gzip, deflate, br, zstd' } });
  return headers.get('etag') ?? '';
}

type Measure = (server: ServerProcess, count: number) => Promise<number>;

async function beside(ours: ServerProcess, bare: ServerProcess, measure: Measure): Promise<Beside> {
  const times = { ours: [] as number[], bare: [] as number[] };
  for (const server of [ours, bare]) await measure(server, warmUp);
  for (let round = 0; round < rounds; round++) {
    times.ours.push(await measure(ours, requests));
    times.bare.push(await measure(bare, requests));
  }
  return { ours: medianOf(times.ours), bare: medianOf(times.bare) };
}

/** Microseconds of the processor for one answer. */
async function spentOn({ child, url }: ServerProcess, count: number, headers = ''): Promise<number> {
  const before = secondsSpent(child.pid ?? 0);
  await loadPages(url, { paths: [asked], requests: count, connections: 16, headers });
  return ((secondsSpent(child.pid ?? 0) - before) / count) * 1e6;
}

const crowd = 256;

async function slowestIn({ url }: ServerProcess, count: number): Promise<number> {
  return (await loadPages(url, { paths: [asked], requests: count, connections: crowd, clients: 8 })).ninetyNine;
}

if (import.meta.main) console.log(await measureServing());
