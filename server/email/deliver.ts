import { Webhook } from 'standardwebhooks';
import type { WebhookTarget } from '../config/config.ts';
import type { StoreConnection } from '../db/connection.ts';
import type { OutboxRow, QuestionRow } from '../db/schema.ts';
import {
  kindsForOwner,
  longestPauseMs,
  type MailFailure,
  markFailed,
  markSent,
  type ReturnReason,
  returnMail,
} from '../db/tables/outbox.ts';
import { promisedAt } from '../db/tables/questions.ts';
import type { KeyedHash } from '../inbox/keyed-hash.ts';
import { type ComposeConfig, composeMail } from './compose.ts';
import { areAllStored, type MailSubject, subjectsOf } from './mail-subject.ts';
import { errorCode, type MailTransport, type SendResult } from './transport.ts';

const limitMs = 10_000;

/**
 * Announces a question by Standard Webhooks (standardwebhooks.com). The row's id is the message id, so that duplicates are recognized.
 * Nothing the visitor typed is sent.
 */
async function callWebhook(
  { url, secret }: WebhookTarget,
  row: OutboxRow,
  question: QuestionRow,
  stop: AbortSignal,
): Promise<SendResult> {
  const now = new Date();
  const body = JSON.stringify(announcement(question));
  const signature = new Webhook(secret).sign(row.id, now, body);
  try {
    const answer = await fetch(url, {
      method: 'POST',
      redirect: 'error',
      headers: {
        'content-type': 'application/json',
        'webhook-id': row.id,
        'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
        'webhook-signature': signature,
      },
      body,
      signal: AbortSignal.any([stop, AbortSignal.timeout(limitMs)]),
    });
    await answer.body?.cancel();
    return answer.ok ? { ok: true } : { ok: false, failure: 'deferred', code: `HTTP ${answer.status}` };
  } catch (error) {
    return { ok: false, failure: 'deferred', code: errorCode(error) };
  }
}

function announcement(question: QuestionRow) {
  const { reference, urgency, category, created_at } = question;
  return {
    type: 'question.asked',
    timestamp: new Date(created_at).toISOString(),
    data: { reference, urgency, category, answerBy: new Date(promisedAt(question)).toISOString() },
  };
}

interface Delivery {
  readonly connection: StoreConnection;
  readonly transport: MailTransport;
  readonly config: ComposeConfig;
  readonly webhook?: WebhookTarget | undefined;
  readonly inbox?: KeyedHash | undefined;
  readonly log: { warn(fields: object, message: string): void };
  readonly leaseMs: number;
  readonly now: () => number;
  readonly stop: AbortSignal;
}

interface Lease {
  readonly owner: string;
  readonly until: number;
}

/** Concurrent connections to the mail server. */
const connectionsAtOnce = 4;

/** Share of the lease that must remain for another message; otherwise the rest of the batch is returned. */
const marginOfLease = 0.3;

/** Delivers a batch of one channel in order. False when the mail server is unreachable: the rest is returned untried. */
export async function deliverBatch(
  delivery: Delivery,
  batch: readonly OutboxRow[],
  lease: Lease,
  stopped: () => boolean,
): Promise<boolean> {
  const { now, leaseMs } = delivery;
  const waiting = [...batch];
  while (waiting.length > 0) {
    const inTime = waiting.length === batch.length || lease.until - now() > leaseMs * marginOfLease;
    if (stopped() || !inTime) {
      await returnRows(delivery, waiting, lease.owner, 'not reached in time');
      return true;
    }
    const group = waiting.splice(0, equallyUrgent(waiting));
    const unreached = await deliverGroup(delivery, group, lease.owner);
    const isAway = unreached.length > 0 && unreached.length === group.length;
    await returnRows(delivery, isAway ? [...unreached, ...waiting] : unreached, lease.owner, 'mail server away');
    if (isAway) return false;
  }
  return true;
}

/**
 * Delivers messages concurrently and independently. Returns those that got no connection: the server may be down or limit
 * connections.
 */
async function deliverGroup(
  delivery: Delivery,
  group: readonly OutboxRow[],
  owner: string,
): Promise<readonly OutboxRow[]> {
  const subjects = await delivery.connection.use((store) => subjectsOf(store, group, delivery.now(), delivery.inbox));
  const each = group.map((row, at) => deliverOne(delivery, row, subjects[at] ?? {}, owner));
  await Promise.allSettled(each);
  const reached = await Promise.all(each);
  return group.filter((_row, at) => !reached[at]);
}

async function deliverOne(delivery: Delivery, row: OutboxRow, subject: MailSubject, owner: string): Promise<boolean> {
  const { connection, log, now } = delivery;
  const result = await composeAndSend(delivery, row, subject);
  if (result.ok) {
    await recordSent(delivery, row, subject, owner);
    return true;
  }
  const { failure, code } = result;
  log.warn({ message: row.id, kind: row.kind, attempts: row.attempts, failure, code }, 'a message was not sent');
  if (failure === 'unreachable') return false;
  const next = nextTry(row, failure, now());
  await connection.use((store) => markFailed(store, { id: row.id, owner, error: code, next, now: now() }));
  return true;
}

async function composeAndSend(delivery: Delivery, row: OutboxRow, subject: MailSubject): Promise<SendResult> {
  const { config, transport, stop } = delivery;
  try {
    if (row.kind === 'webhook') return await broadcastChange(delivery, row, subject);
    const message = composeMail(config, { ...row, kind: row.kind }, subject);
    return message ? await transport.send(message, stop) : { ok: true };
  } catch (error) {
    // A row that cannot be composed must not block the others.
    return { ok: false, failure: 'deferred', code: errorCode(error) };
  }
}

/** The owner may have removed the target since. */
async function broadcastChange(
  { webhook, stop }: Delivery,
  row: OutboxRow,
  { question }: MailSubject,
): Promise<SendResult> {
  return webhook && question ? callWebhook(webhook, row, question, stop) : { ok: true };
}

/** Records that a message was sent. If someone it names was erased in the meantime, deletes its file; a digest is composed again. */
async function recordSent(delivery: Delivery, row: OutboxRow, subject: MailSubject, owner: string): Promise<void> {
  const { connection, now } = delivery;
  const { retract } = delivery.transport;
  const { open = [] } = subject;
  if (retract && open.length > 0 && !(await connection.use((store) => areAllStored(store, open)))) {
    await retract(row.id);
    await returnRows(delivery, [row], owner, 'erased meanwhile');
    return;
  }
  const known = await connection.use((store) => markSent(store, row.id, owner, now()));
  if (!known) await retract?.(row.id);
}

async function returnRows(
  { connection }: Delivery,
  rows: readonly OutboxRow[],
  owner: string,
  reason: ReturnReason,
): Promise<void> {
  if (rows.length === 0) return;
  const ids = rows.map(({ id }) => id);
  await connection.use((store) => returnMail(store, ids, owner, reason));
}

type Failure = Exclude<Extract<SendResult, { readonly ok: false }>['failure'], 'unreachable'>;

/** A rejection is final, except for the owner's own messages: those are tried again, after a while without photos. */
function nextTry({ kind, attempts }: OutboxRow, failure: Failure, now: number): MailFailure['next'] {
  if (failure !== 'deferred' && !kindsForOwner.includes(kind)) return 'refused';
  const most = failure === 'content-refused' ? deadAfterContentRefusals : deadAfterAttempts;
  return attempts >= most ? 'never' : now + retryDelayMs(attempts);
}

/** Number of messages at the front with equal priority, up to the connection limit. */
function equallyUrgent(rows: readonly OutboxRow[]): number {
  const different = rows.findIndex(({ priority }) => priority !== rows[0]?.priority);
  return Math.min(different === -1 ? rows.length : different, connectionsAtOnce);
}

const second = 1000;
const minute = 60 * second;

/** Attempts before a message is dead and shown to the owner: about two and a half days. */
export const deadAfterAttempts = 20;

/** Attempts of an owner's message whose text the server refuses: enough to try it without photos. */
export const deadAfterContentRefusals = 5;

/** Retry delay after n failed attempts: 30 seconds, doubled, at most six hours. Milliseconds. */
export function retryDelayMs(attempts: number): number {
  return Math.min(30 * second * 2 ** Math.max(0, attempts - 1), longestPauseMs);
}

/** Delay after n turns with an unreachable mail server: five seconds, doubled, at most five minutes. Milliseconds. */
export function unreachableDelayMs(turns: number, first = 5 * second): number {
  return Math.min(first * 2 ** Math.max(0, turns - 1), 5 * minute);
}
