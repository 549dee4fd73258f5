import { existsSync, readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { numberOption, preparePlace, type ServerProcess, startServer, stopServer } from '../server/processes.ts';
import { skip, Verdict } from '../server/verdict.ts';
import { startNginx } from './nginx.ts';
import { loadPages, type PageLoad } from './page-load.ts';

// Pages under load, with nginx beside where it is installed, and while slow visitors hold as many connections as they may.
// Options: --requests N, --slow N.

const requests = numberOption('requests', 100_000);
const slow = numberOption('slow', 400);
const rounds = 5;
const paths = ['/', '/about', '/guides/restoration-manual', '/calculators/psychrometric', '/ask'];
const built = join(import.meta.dirname, '../../../dist');
if (!existsSync(built)) skip('the site is not built (npm run build)');
const verdict = new Verdict();
const place = await preparePlace('sqlite');
const server = await startServer(place.environment);
const nginx = await startNginx(built);

const words = (load: PageLoad) =>
  `${Math.round(load.perSecond)} pages a second, half within ${load.half.toFixed(2)} ms, 99 of 100 within ${load.ninetyNine.toFixed(2)} ms`;
const onlyPages = (load: PageLoad) => [...load.statuses.keys()].every((status) => status === 200);

/** Resident memory of the server in MB; 0 where the system does not tell. */
function memoryOf({ child }: ServerProcess): number {
  try {
    const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
    return Number(/VmRSS:\s*(\d+) kB/.exec(status)?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}

async function underLoad(): Promise<void> {
  const plan = { paths, requests: Math.ceil(requests / rounds), connections: 16 };
  const memory: number[] = [];
  let pagesOnly = true;
  for (let round = 0; round < rounds; round++) {
    const ours = await loadPages(server.url, plan);
    pagesOnly &&= onlyPages(ours);
    memory.push(memoryOf(server));
    console.log(`ours   ${words(ours)}; ${memory.at(-1)?.toFixed(0)} MB`);
    if (nginx) console.log(`nginx  ${words(await loadPages(nginx.url, plan))}`);
  }
  const [, second = 0] = memory;
  const growth = (memory.at(-1) ?? 0) - second;
  verdict.check(`${requests} requests: every answer a page`, pagesOnly);
  verdict.check(`memory grew by ${growth.toFixed(0)} MB after the second round`, growth < 25);
}

/** Half a body each, from four addresses so that the cap for one client does not keep them out; then a drip of bytes. */
async function besideSlowOnes(): Promise<void> {
  const { port } = new URL(server.url);
  const started = performance.now();
  const open = new Set<Socket>();
  let longest = 0;
  for (let visitor = 0; visitor < slow; visitor++) {
    const socket = connect({ host: '127.0.0.1', port: Number(port), localAddress: `127.0.0.${2 + (visitor % 4)}` });
    open.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => {
      open.delete(socket);
      longest = performance.now() - started;
    });
    socket.write(
      'POST /api/questions HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n{',
    );
  }
  const drip = setInterval(() => {
    for (const socket of open) if (socket.writable) socket.write(' ');
  }, 1000);
  await pause(1000);
  const held = open.size;
  const load = await loadPages(server.url, { paths, requests: 2000, connections: 4 });
  console.log(`beside ${held} slow connections: ${words(load)}`);
  while (open.size > 0 && performance.now() - started < 60_000) await pause(100);
  clearInterval(drip);
  verdict.check(`pages are served beside ${held} half bodies`, onlyPages(load) && held === slow);
  verdict.check(
    `the last half body ended after ${(longest / 1000).toFixed(0)} s; ${open.size} are left`,
    open.size === 0 && longest < 40_000,
  );
  for (const socket of open) socket.destroy();
}

/** What one client alone can hold. */
async function oneGreedyClient(): Promise<void> {
  const { port } = new URL(server.url);
  const sockets = Array.from({ length: slow }, () =>
    connect({ host: '127.0.0.1', port: Number(port), localAddress: '127.0.0.9' }).on('error', () => {}),
  );
  await pause(1000);
  const held = sockets.filter((socket) => !socket.closed && socket.readyState === 'open').length;
  verdict.check(`one client holds ${held} of ${slow} connections that it asked for`, held > 0 && held <= 128);
  for (const socket of sockets) socket.destroy();
}

await underLoad();
await oneGreedyClient();
await besideSlowOnes();
nginx?.stop();
await stopServer(server, 'SIGTERM');
await place.remove();
verdict.end();
