import { randomUUID } from 'node:crypto';
import type { StoreConnection } from '../store/connection.ts';
import type { OutboxRow } from '../store/schema.ts';
import {
  claimMail,
  type GivenBack,
  type MailFailure,
  markFailed,
  markSent,
  returnMail,
} from '../store/tables/outbox-queue.ts';
import { deadAfterAttempts, retryDelayMs, unreachableDelayMs } from './delays.ts';
import { type ComposeConfig, composeMail, type MailSubject } from './mail/compose.ts';
import type { MailTransport, SendOutcome } from './mail/transport.ts';
import { isStillTrue, subjectOf } from './mail-subject.ts';
import { callWebhook, type WebhookTarget } from './webhook.ts';

/** Sends what the outbox holds, the most urgent first, again and again until it is sent or given up. */
export interface Outbox {
  /** There is something new: look now instead of at the next turn. */
  wake(): void;
  /** Whether the mail server answered when it was last asked. */
  state(): 'ok' | 'down' | 'files';
  /** Stops. A message under way has a short while to get through; a mail server that says nothing holds nobody up. */
  close(): Promise<void>;
}

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

const batchSize = 16;
/** Connections to the mail server at once. */
const connectionsAtOnce = 4;
const defaultLeaseMs = 300_000;
const defaultLastMessageMs = 2000;

export function startOutbox(parts: OutboxParts): Outbox {
  const { connection, log, now = Date.now, leaseMs = defaultLeaseMs, pollMs = 5000 } = parts;
  const stop = new AbortController();
  const deliver = deliverer(parts, now, stop.signal);
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let woken = false;
  let closed = false;
  let failedTurns = 0;

  /** Sends batches until nothing is due or the mail server is away. */
  async function drain(): Promise<void> {
    while (!closed) {
      const lease = { owner: randomUUID(), until: now() + leaseMs };
      const batch = await connection.forMail((store) => claimMail(store, lease, batchSize, now()));
      if (batch.length === 0) return;
      const reached = await deliver(batch, lease, () => closed);
      failedTurns = reached ? 0 : failedTurns + 1;
      if (!reached) return;
    }
  }

  async function turn(): Promise<void> {
    clearTimeout(timer);
    do {
      woken = false;
      await drain().catch((error) => log.warn({ code: nameOf(error) }, 'the outbox could not use the store'));
    } while (woken && failedTurns === 0 && !closed);
    running = undefined;
    const pause = failedTurns === 0 ? pollMs : unreachableDelayMs(failedTurns, parts.unreachableMs);
    if (!closed) timer = setTimeout(start, pause).unref();
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
    state: () => (parts.transport.kind === 'files' && failedTurns === 0 ? 'files' : failedTurns === 0 ? 'ok' : 'down'),
    async close() {
      closed = true;
      clearTimeout(timer);
      const patience = setTimeout(() => stop.abort(), parts.lastMessageMs ?? defaultLastMessageMs);
      await running;
      clearTimeout(patience);
    },
  };
}

interface Lease {
  readonly owner: string;
  readonly until: number;
}

/** Delivers a batch in order. False when the mail server could not be reached: the rest goes back untried. */
function deliverer(
  { connection, transport, config, webhook, log, leaseMs = defaultLeaseMs }: OutboxParts,
  now: () => number,
  stop: AbortSignal,
) {
  /** The rest of a batch is given back when its lease could end before the next message is through. */
  const marginMs = leaseMs * 0.3;

  async function composeAndSend(row: OutboxRow, subject: MailSubject): Promise<SendOutcome> {
    try {
      if (row.kind === 'webhook') return await announce(row, subject);
      const message = composeMail(config, { ...row, kind: row.kind }, subject);
      return message ? await transport.send(message, stop) : { ok: true };
    } catch (error) {
      // A row that cannot be written as a message must not hold up the others.
      return { ok: false, failure: 'deferred', code: nameOf(error) };
    }
  }

  /** Without a target, which the owner may have taken out, there is nobody to tell. */
  async function announce(row: OutboxRow, { question }: MailSubject): Promise<SendOutcome> {
    return webhook && question ? callWebhook(webhook, row, question, stop) : { ok: true };
  }

  async function deliverOne(row: OutboxRow, owner: string): Promise<boolean> {
    const subject = await connection.forMail((store) => subjectOf(store, row, now()));
    const outcome = await composeAndSend(row, subject);
    if (outcome.ok) {
      await settle(row, subject, owner);
      return true;
    }
    const { failure, code } = outcome;
    log.warn({ message: row.id, kind: row.kind, attempts: row.attempts, failure, code }, 'a message was not sent');
    if (failure === 'unreachable') return false;
    const next = nextTry(row, failure, now());
    await connection.forMail((store) => markFailed(store, { id: row.id, owner, error: code, next, now: now() }));
    return true;
  }

  /** A message has left. Where it can be taken back, one that names somebody who was erased meanwhile is, and a list is made anew. */
  async function settle(row: OutboxRow, subject: MailSubject, owner: string): Promise<void> {
    const { takeBack } = transport;
    if (takeBack && !(await connection.forMail((store) => isStillTrue(store, subject)))) {
      await takeBack(row.id);
      await giveBack([row], owner, 'erased meanwhile');
      return;
    }
    const known = await connection.forMail((store) => markSent(store, row.id, owner, now()));
    if (!known) await takeBack?.(row.id);
  }

  return async (batch: readonly OutboxRow[], lease: Lease, stopped: () => boolean): Promise<boolean> => {
    const waiting = [...batch];
    while (waiting.length > 0) {
      const inTime = waiting.length === batch.length || lease.until - now() > marginMs;
      if (stopped() || !inTime) {
        await giveBack(waiting, lease.owner, 'not reached in time');
        return true;
      }
      const group = waiting.splice(0, equallyUrgent(waiting));
      const reached = await Promise.all(group.map((row) => deliverOne(row, lease.owner)));
      const unreached = group.filter((_row, at) => !reached[at]);
      if (unreached.length === 0) continue;
      await giveBack([...unreached, ...waiting], lease.owner, 'mail server away');
      return false;
    }
    return true;
  };

  function giveBack(rows: readonly OutboxRow[], owner: string, reason: GivenBack): Promise<void> {
    const ids = rows.map(({ id }) => id);
    return connection.forMail((store) => returnMail(store, ids, owner, reason));
  }
}

const forOwner: ReadonlySet<OutboxRow['kind']> = new Set(['notice', 'sms', 'webhook', 'digest']);

/** A mailbox that refuses a receipt will not change its mind; the owner's own mailbox must get what is for it. */
function nextTry({ kind, attempts }: OutboxRow, failure: 'deferred' | 'rejected', now: number): MailFailure['next'] {
  if (failure === 'rejected' && !forOwner.has(kind)) return 'refused';
  return attempts >= deadAfterAttempts ? 'never' : now + retryDelayMs(attempts);
}

/** How many messages at the front may leave together: equally urgent ones, a few at a time. */
function equallyUrgent(rows: readonly OutboxRow[]): number {
  const different = rows.findIndex(({ priority }) => priority !== rows[0]?.priority);
  return Math.min(different === -1 ? rows.length : different, connectionsAtOnce);
}

function nameOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (!(cause instanceof Error)) return 'unknown';
  return 'code' in cause ? String(cause.code) : cause.name;
}
