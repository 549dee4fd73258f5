import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { startMailServer } from '#api/outbox/test-mail-server.ts';
import {
  chosenEngines,
  type Engine,
  numberOption,
  preparePlace,
  startServer,
  stopServer,
} from '../server/processes.ts';

// Durable questions a second, and how long one takes, on both stores. Options: --seconds N, --people N, --sqlite, --postgres.

const seconds = numberOption('seconds', 10);
const people = numberOption('people', 16);

async function measure(engine: Engine): Promise<void> {
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
  await place.remove();
  times.sort((a, b) => a - b);
  const at = (share: number) => `${(times[Math.floor(times.length * share)] ?? 0).toFixed(1)} ms`;
  console.log(
    `${engine}: ${Math.round(times.length / seconds)} durable questions a second from ${people} people at once; ` +
      `half within ${at(0.5)}, 99 of 100 within ${at(0.99)}; ` +
      `${refused} refused; ${Math.round(left / seconds)} messages a second left meanwhile`,
  );
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
