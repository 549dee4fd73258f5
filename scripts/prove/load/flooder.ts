import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';
import { type FloodRequest, floods } from './flood-requests.ts';

// One client that asks as fast as it is answered, on as many connections as one may have, in a thread of its own: whoever
// measures beside it does not wait for it. Says when the first answer is there; told to end, it says what it was answered.

export interface FloodOrder {
  readonly url: string;
  readonly kind: string;
  /** Its address. */
  readonly from: string;
  readonly connections: number;
}

const { url, kind, from, connections }: FloodOrder = workerData;
const next = await floods[kind]?.();
const agent = new Agent({ keepAlive: true, maxSockets: connections, localAddress: from });
const answers = new Map<string, number>();
let going = true;

function send({ path, key, body, type = 'application/json' }: FloodRequest): Promise<string> {
  const headers = {
    ...(body === undefined ? {} : { 'content-type': type, 'content-length': Buffer.byteLength(body) }),
    ...(key === undefined ? {} : { 'idempotency-key': key }),
  };
  return new Promise((resolve) => {
    const sending = request(
      `${url}${path}`,
      { method: body === undefined ? 'GET' : 'POST', agent, headers },
      (answer) => {
        answer.resume().on('close', () => resolve(String(answer.statusCode)));
      },
    );
    sending.on('error', () => resolve('no answer'));
    sending.end(body);
  });
}

async function ask(): Promise<void> {
  while (going && next) {
    const answer = await send(next());
    if (!going) return;
    if (answers.size === 0) parentPort?.postMessage('begun');
    answers.set(answer, (answers.get(answer) ?? 0) + 1);
  }
}

const end = parentPort && once(parentPort, 'message');
const asking = Array.from({ length: connections }, ask);
await end;
going = false;
agent.destroy();
await Promise.all(asking);
parentPort?.postMessage(answers);
