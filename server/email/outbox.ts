import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { WebhookTarget } from '../config/config.ts';
import type { StoreConnection } from '../db/connection.ts';
import { type Channel, claimMail } from '../db/tables/outbox.ts';
import type { ComposeConfig } from './compose.ts';
import { deliverBatch, unreachableDelayMs } from './deliver.ts';
import { errorCode, type MailTransport } from './transport.ts';

/** Sends what the outbox holds, the most urgent first, again and again until it is sent or given up. */
export interface Outbox {
  /** There is something new: look now instead of at the next poll. */
  wake(): void;
  /** Whether the mail server answered when it was last asked. */
  state(): 'ok' | 'down' | 'files';
  /** Stops. A message under way has a short while to get through; a silent mail server holds nobody up. */
  close(): Promise<void>;
}

/** What the outbox sends with. */
export interface OutboxParts {
  readonly connection: StoreConnection;
  readonly transport: MailTransport;
  readonly config: ComposeConfig;
  /** Where urgent questions are announced to a program of the owner's. */
  readonly webhook?: WebhookTarget | undefined;
  readonly log: { warn(fields: object, message: string): void };
  readonly now?: () => number;
  /** How long a claimed message is ours. Longer than sending a whole batch takes. */
  readonly leaseMs?: number;
  /** How often to look for messages that became due, or that a killed process left. */
  readonly pollMs?: number;
  /** The first pause while the mail server is away; it doubles. */
  readonly unreachableMs?: number;
  /** How long a message under way may take when the server stops. */
  readonly lastMessageMs?: number;
}

/** Starts to send at once, with a worker for each channel: a webhook that answers late, or never, holds no mail up. */
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
  /** Whether the server answered when the last batch was sent. */
  isReachable(): boolean;
  close(): Promise<void>;
}

const batchSize = 16;
/** An emergency does not wait longer for its mail because of it. */
const longestRestMs = 200;
const defaultLeaseMs = 300_000;
const defaultLastMessageMs = 2000;

/** Sends the messages of one channel, batch after batch, until it is closed. What fails is logged and retried. */
function startWorker(channel: Channel, parts: OutboxParts): Worker {
  const { connection, log, now = Date.now, leaseMs = defaultLeaseMs, pollMs = 5000 } = parts;
  const stop = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let woken = false;
  let closed = false;
  let failedTurns = 0;

  /** Sends batches until nothing is due or the mail server is away. */
  async function drain(): Promise<void> {
    while (!closed) {
      woken = false;
      const began = performance.now();
      const lease = { owner: randomUUID(), until: now() + leaseMs };
      const batch = await connection.use((store) => claimMail(store, channel, lease, batchSize, now()));
      if (batch.length === 0) return;
      const reached = await deliverBatch({ ...parts, leaseMs, now, stop: stop.signal }, batch, lease, () => closed);
      failedTurns = reached ? 0 : failedTurns + 1;
      if (!reached) return;
      // More came meanwhile: requests get as much of the processor as the mail had.
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
      // While the mail server is away, its own pause decides.
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
