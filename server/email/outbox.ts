import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { WebhookTarget } from '../config/config.ts';
import type { StoreConnection } from '../db/connection.ts';
import type { Store } from '../db/open-store.ts';
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
  const mail = new Worker('mail', parts);
  const workers = [mail, new Worker('webhook', parts)];
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

const batchSize = 16;
/** Short enough for emergencies. */
const longestRestMs = 200;
const defaultLeaseMs = 25_000;
const renewalsPerLease = 3;
const defaultLastMessageMs = 2000;

/** Sends the messages of one channel in batches until closed. Failures are logged and retried. */
class Worker {
  readonly #channel: Channel;
  readonly #parts: OutboxParts;
  readonly #now: () => number;
  readonly #leaseMs: number;
  readonly #stop = new AbortController();
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | undefined;
  #woken = false;
  #closed = false;
  #failedTurns = 0;

  constructor(channel: Channel, parts: OutboxParts) {
    this.#channel = channel;
    this.#parts = parts;
    this.#now = parts.now ?? Date.now;
    this.#leaseMs = parts.leaseMs ?? defaultLeaseMs;
    this.#start();
  }

  wake(): void {
    this.#woken = true;
    // While the mail server is unreachable, its retry delay applies.
    if (this.#failedTurns === 0 && !this.#closed) this.#start();
  }

  /** Whether the server was reachable at the last batch. */
  isReachable(): boolean {
    return this.#failedTurns === 0;
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#timer);
    const patience = setTimeout(() => this.#stop.abort(), this.#parts.lastMessageMs ?? defaultLastMessageMs);
    await this.#running;
    clearTimeout(patience);
  }

  #start(): void {
    this.#running ??= this.#turn();
  }

  async #turn(): Promise<void> {
    const { log } = this.#parts;
    clearTimeout(this.#timer);
    do {
      await this.#drain().catch((error) => log.warn({ code: errorCode(error) }, 'the outbox could not use the store'));
    } while (this.#woken && this.#failedTurns === 0 && !this.#closed);
    this.#running = undefined;
    const { pollMs = 5000, unreachableMs } = this.#parts;
    const untilNext = this.#failedTurns === 0 ? pollMs : unreachableDelayMs(this.#failedTurns, unreachableMs);
    if (!this.#closed) this.#timer = setTimeout(() => this.#start(), untilNext).unref();
  }

  /** Sends batches until nothing is due or the mail server is unreachable. */
  async #drain(): Promise<void> {
    while (!this.#closed) {
      this.#woken = false;
      const began = performance.now();
      const lease = { owner: randomUUID(), until: this.#now() + this.#leaseMs };
      const claim = (store: Store) => claimMail(store, this.#channel, lease, batchSize, this.#now());
      const batch = await this.#parts.connection.use(claim);
      if (batch.length === 0) return;
      const renewal = setInterval(() => this.#renew(lease.owner), this.#leaseMs / renewalsPerLease);
      const delivery = { ...this.#parts, leaseMs: this.#leaseMs, now: this.#now, stop: this.#stop.signal };
      const reached = await deliverBatch(delivery, batch, lease, () => this.#closed).finally(() =>
        clearInterval(renewal),
      );
      this.#failedTurns = reached ? 0 : this.#failedTurns + 1;
      if (!reached) return;
      // New messages arrived: yield as much processor time to requests as mail used.
      if (this.#woken) await sleep(Math.min(performance.now() - began, longestRestMs));
    }
  }

  #renew(owner: string): void {
    const { connection, log } = this.#parts;
    connection
      .use((store) => renewLease(store, { owner, until: this.#now() + this.#leaseMs }))
      .catch((error) => log.warn({ code: errorCode(error) }, 'a lease could not be renewed'));
  }
}
