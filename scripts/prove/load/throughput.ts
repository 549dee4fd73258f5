import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { startMailServer } from '#api/outbox/test-mail-server.ts';
import { listReferences } from '#api/store/tables/questions.ts';
import {
  chosenEngines,
  type Engine,
  numberOption,
  preparePlace,
  startServer,
  stopServer,
} from '../server/processes.ts';
import { rawRate } from './raw-rate.ts';

// Durable questions a second, and how long one takes, on both stores, beside what the database takes of the same rows without a
// server, before and after. Counts the rows: each that was acknowledged has to be there. Options: --seconds N, --people N, --sqlite, --postgres.

const seconds = numberOption('seconds', 10);
const people = numberOption('people', 16);

async function rawOf(engine: Engine): Promise<number> {
  const place = await preparePlace(engine);
  const rate = await rawRate(place, Math.ceil(seconds / 2), people);
  await place.remove();
  return rate;
}

async function measure(engine: Engine): Promise<void> {
  const rawBefore = await rawOf(engine);
  const place = await preparePlace(engine);
  const mail = await startMailServer();
  const server = await startServer({ ...place.environment, SMTP_URL: mail.url });
  const agent = new Agent({ keepAlive: true, maxSockets: people });
  const times: number[] = [];
  let refused = 0;
  const end = performance.now() + seconds * 1000;
  await Promise.all(
    Array.from({ length: people }, async () => {
      while (performance.now() < end) {
        const started = performance.now();
        const status = await post(`${server.url}/api/questions`, agent);
        if (status === 201) times.push(performance.now() - started);
        else refused += 1;
      }
    }),
  );
  agent.destroy();
  const left = mail.received.length;
  await stopServer(server, 'SIGKILL');
  await mail.close();
  const store = await place.open();
  const stored = (await listReferences(store)).size;
  await store.close();
  await place.remove();
  const raw = (rawBefore + (await rawOf(engine))) / 2;
  times.sort((a, b) => a - b);
  const at = (share: number) => `${(times[Math.floor(times.length * share)] ?? 0).toFixed(1)} ms`;
  console.log(
    `${engine}: ${Math.round(times.length / seconds)} durable questions a second from ${people} people at once; ` +
      `half within ${at(0.5)}, 99 of 100 within ${at(0.99)}; ` +
      `${refused} refused; ${Math.round(left / seconds)} messages a second left meanwhile; ` +
      `${stored} stored of ${times.length} acknowledged; ` +
      `${Math.round((times.length / seconds / raw) * 100)} % of the ${Math.round(raw)} a second without a server`,
  );
  if (stored < times.length) process.exitCode = 1;
}

function post(url: string, agent: Agent): Promise<number> {
  const key = randomUUID();
  const body = JSON.stringify({ name: 'Crowd', email: `${key}@example.com`, question: 'How fast is it?' });
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'idempotency-key': key,
  };
  return new Promise((resolve, reject) => {
    const sending = request(url, { method: 'POST', agent, headers }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode ?? 0));
    });
    sending.on('error', reject);
    sending.end(body);
  });
}

for (const engine of chosenEngines()) await measure(engine);
