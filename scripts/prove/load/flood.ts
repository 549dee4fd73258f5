import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { type Engine, numberOption, preparePlace, startServer, stopServer } from '../server/processes.ts';
import { proveOnEngines, skip, type Verdict } from '../server/verdict.ts';
import { floods } from './flood-requests.ts';
import type { FloodOrder } from './flooder.ts';

// One client floods the server as it is, with its own limits, in each way that there is: whoever asks meanwhile from another
// address, on a connection of their own, is served. Options: --seconds N, --sqlite, --postgres.

if (process.platform !== 'linux') skip('only Linux gives loopback many addresses');
const root = join(import.meta.dirname, '../../..');
if (!existsSync(join(root, 'dist'))) skip('the site is not built (npm run build)');
const seconds = numberOption('seconds', 6);
/** As many as the server lets one client have. */
const connections = 128;

let visitors = 0;

/** Somebody new, from an address of their own. Resolves to the status, or to what went wrong. */
function visit(url: string, path: string, body?: string): Promise<number | string> {
  visitors += 1;
  const localAddress = `127.0.${1 + (Math.floor(visitors / 250) % 250)}.${1 + (visitors % 250)}`;
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body ?? '') };
  const how = body === undefined ? {} : { method: 'POST', headers };
  return new Promise((resolve) => {
    const asking = request(`${url}${path}`, { localAddress, agent: false, ...how }, (answer) => {
      answer.resume().on('close', () => resolve(answer.statusCode ?? 0));
    });
    asking.on('error', ({ message }) => resolve(message));
    asking.end(body);
  });
}

/** What visitors saw who came one after the other. Milliseconds. */
interface Visits {
  readonly asked: number;
  readonly half: number;
  readonly slowest: number;
  readonly others: readonly (number | string)[];
}

async function visitOneByOne(ask: () => Promise<number | string>, expected: number, end: number): Promise<Visits> {
  const times: number[] = [];
  const others: (number | string)[] = [];
  while (performance.now() < end) {
    const started = performance.now();
    const answer = await ask();
    times.push(performance.now() - started);
    if (answer !== expected) others.push(answer);
    await pause(50);
  }
  times.sort((a, b) => a - b);
  const at = (place: number) => Math.round(times.at(place) ?? 0);
  return { asked: times.length, half: at(times.length >> 1), slowest: at(-1), others };
}

async function visitorsBeside(url: string) {
  const end = performance.now() + seconds * 1000;
  const question = () =>
    JSON.stringify({ name: 'Ada', email: `${randomUUID()}@example.com`, question: randomUUID(), urgency: 'emergency' });
  const [pages, questions] = await Promise.all([
    visitOneByOne(() => visit(url, '/ask'), 200, end),
    visitOneByOne(() => visit(url, '/api/questions', question()), 201, end),
  ]);
  return { pages, questions };
}

const words = ({ asked, half, slowest }: Visits) => `${asked}, half within ${half} ms, the slowest ${slowest} ms`;

async function beside(engine: Engine, kind: string | undefined, verdict: Verdict): Promise<void> {
  const place = await preparePlace(engine);
  const server = await startServer(place.environment, join(root, 'api/server.ts'));
  await visit(server.url, '/api/health');
  const order = (of: string): FloodOrder => ({ url: server.url, kind: of, from: '127.0.0.9', connections });
  const flooder = kind && new Worker(join(import.meta.dirname, 'flooder.ts'), { workerData: order(kind) });
  if (flooder) await once(flooder, 'message');
  const { pages, questions } = await visitorsBeside(server.url);
  const answers = flooder ? await endOf(flooder) : 'nothing';
  console.log(`beside ${kind ?? 'nobody'} (${answers}):\n      pages ${words(pages)}; questions ${words(questions)}`);
  const others = [...pages.others, ...questions.others].join(', ');
  verdict.check(`every page was there and every emergency was taken; others: ${others || 'none'}`, others === '');
  await stopServer(server, 'SIGKILL');
  await place.remove();
}

async function endOf(flooder: Worker): Promise<string> {
  flooder.postMessage('end');
  const [answers] = await once(flooder, 'message');
  await flooder.terminate();
  return [...answers].map(([answer, count]) => `${answer}: ${count}`).join(', ');
}

async function prove(engine: Engine, verdict: Verdict): Promise<void> {
  console.log(`\n${engine}`);
  for (const kind of [undefined, ...Object.keys(floods)]) await beside(engine, kind, verdict);
}

await proveOnEngines(prove);
