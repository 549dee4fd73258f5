import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { WebhookTarget } from '../config/config.ts';
import type { StoreConnection } from '../db/connection.ts';
import { type Channel, claimMail, renewLease } from '../db/tables/outbox.ts';
import type { KeyedHash } from '../inbox/keyed-hash.ts';
import type { ComposeConfig } from './compose.ts';
import { deliverBatch, unreachableDelayMs } from './deliver.ts';
import { errorCode, type MailTransport } from './transport.ts';

/** Sends queued messages, most urgent first, with retries. */
export interface Outbox {
  /** Checks for new messages now instead of at the next poll. */
  wake(): void;
  /** Whether the mail server was reachable at the last attempt. */
  state(): 'ok' | 'down' | 'files';
  /** Stops. A message in flight gets a short grace period. */
  close(): Promise<void>;
}

export interface OutboxParts {
  readonly connection: StoreConnection;
  readonly transport: MailTransport;
  readonly config: ComposeConfig;
  readonly webhook?: WebhookTarget | undefined;
  /** Hash of the inbox's tokens, if the inbox is on: the digest then links to it. */
  readonly inbox?: KeyedHash | undefined;
  readonly log: { warn(fields: object, message: string): void };
  readonly now?: () => number;
  /** Lease duration, renewed while a batch is sent: messages of a killed process are sent after this time. */
  readonly leaseMs?: number;
  /** Poll interval for messages that became due or whose lease expired. */
  readonly pollMs?: number;
  /** First delay while the mail server is unreachable; doubles. */
  readonly unreachableMs?: number;
  /** Grace period of a message in flight at shutdown. */
  readonly lastMessageMs?: number;
}

/** Starts one worker per channel: a slow webhook does not delay mail. */
export function startOutbox(parts: OutboxParts): Outbox {
  const mail = startWorker('mail', parts);
  const workers = [mail, startWorker('webhook', parts)];
  return {
    wake() {
      for (const worker of workers) worker.wake();
    },
    state() {
      if (!mail.isReachable()) return 'down';
      return parts.transport.kind === 'files' ? 'files' : 'ok';
    },
    async close() {
      await Promise.all(workers.map((worker) => worker.close()));
    },
  };
}

interface Worker {
  wake(): void;
  /** Whether the server was reachable at the last batch. */
  isReachable(): boolean;
  close(): Promise<void>;
}

const batchSize = 16;
/** Short enough for emergencies. */
const longestRestMs = 200;
const defaultLeaseMs = 25_000;
const renewalsPerLease = 3;
const defaultLastMessageMs = 2000;

/** Sends the messages of one channel in batches until closed. Failures are logged and retried. */
function startWorker(channel: Channel, parts: OutboxParts): Worker {
  const { connection, log, now = Date.now, leaseMs = defaultLeaseMs, pollMs = 5000 } = parts;
  const stop = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let woken = false;
  let closed = false;
  let failedTurns = 0;

  function renew(owner: string): void {
    connection
      .use((store) => renewLease(store, { owner, until: now() + leaseMs }))
      .catch((error) => log.warn({ code: errorCode(error) }, 'a lease could not be renewed'));
  }

  /** Sends batches until nothing is due or the mail server is unreachable. */
  async function drain(): Promise<void> {
    while (!closed) {
      woken = false;
      const began = performance.now();
      const lease = { owner: randomUUID(), until: now() + leaseMs };
      const batch = await connection.use((store) => claimMail(store, channel, lease, batchSize, now()));
      if (batch.length === 0) return;
      const renewal = setInterval(renew, leaseMs / renewalsPerLease, lease.owner);
      const delivery = { ...parts, leaseMs, now, stop: stop.signal };
      const reached = await deliverBatch(delivery, batch, lease, () => closed).finally(() => clearInterval(renewal));
      failedTurns = reached ? 0 : failedTurns + 1;
      if (!reached) return;
      // New messages arrived: yield as much processor time to requests as mail used.
      if (woken) await sleep(Math.min(performance.now() - began, longestRestMs));
    }
  }

  async function turn(): Promise<void> {
    clearTimeout(timer);
    do {
      await drain().catch((error) => log.warn({ code: errorCode(error) }, 'the outbox could not use the store'));
    } while (woken && failedTurns === 0 && !closed);
    running = undefined;
    const untilNext = failedTurns === 0 ? pollMs : unreachableDelayMs(failedTurns, parts.unreachableMs);
    if (!closed) timer = setTimeout(start, untilNext).unref();
  }

  function start(): void {
    running ??= turn();
  }

  start();
  return {
    wake() {
      woken = true;
      // While the mail server is unreachable, its retry delay applies.
      if (failedTurns === 0 && !closed) start();
    },
    isReachable: () => failedTurns === 0,
    async close() {
      closed = true;
      clearTimeout(timer);
      const patience = setTimeout(() => stop.abort(), parts.lastMessageMs ?? defaultLastMessageMs);
      await running;
      clearTimeout(patience);
    },
  };
}
