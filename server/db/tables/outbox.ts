import { randomUUID } from 'node:crypto';
import type { Store } from '../open-store.ts';
import type { MessageKind, Millis, OutboxRow } from '../schema.ts';
import { mailboxOf } from './daily-limits.ts';

export interface NewMail {
  readonly kind: MessageKind;
  readonly recipient: string;
  readonly priority: number;
  readonly createdAt: Millis;
  readonly reference?: string;
}

/** A new row of the outbox. */
export function newMail({ kind, recipient, priority, createdAt, reference }: NewMail): OutboxRow {
  return {
    id: randomUUID(),
    kind,
    recipient,
    mailbox: mailboxOf(recipient),
    priority,
    reference: reference ?? null,
    attempts: 0,
    created_at: createdAt,
    due_at: createdAt,
    lease_until: null,
    lease_owner: null,
    sent_at: null,
    dead_at: null,
    refused_at: null,
    last_error: null,
  };
}

export interface Lease {
  readonly owner: string;
  readonly until: Millis;
}

/** Longest retry delay. A later due time was written while the clock was wrong. */
export const longestPauseMs = 6 * 60 * 60 * 1000;
/** Longer than any lease, for the same reason. */
const longestLeaseMs = 60 * 60 * 1000;

export const kindsForOwner: readonly MessageKind[] = ['notice', 'sms', 'webhook', 'digest', 'renewal'];

/** Messages about one question, which are deleted with it. */
export const kindsAboutQuestion: readonly MessageKind[] = ['notice', 'sms', 'webhook', 'receipt'];

/** Mail and webhooks are sent independently: neither waits for the other's server. */
export type Channel = 'mail' | 'webhook';

/** Leases up to `limit` due messages of a channel, most urgent first, to this process. */
export async function claimMail(
  { db, engine }: Store,
  channel: Channel,
  lease: Lease,
  limit: number,
  now: Millis,
): Promise<OutboxRow[]> {
  const rows = await db
    .updateTable('outbox')
    .set((update) => ({ lease_owner: lease.owner, lease_until: lease.until, attempts: update('attempts', '+', 1) }))
    .where('id', 'in', (select) =>
      select
        .selectFrom('outbox')
        .select('id')
        .where('kind', channel === 'webhook' ? '=' : '!=', 'webhook')
        .where('sent_at', 'is', null)
        .where('dead_at', 'is', null)
        .where((where) =>
          where.or([where('attempts', '=', 0), where.not(where.between('due_at', now + 1, now + longestPauseMs))]),
        )
        .where((where) =>
          where.or([
            where('lease_until', 'is', null),
            where.not(where.between('lease_until', now, now + longestLeaseMs)),
          ]),
        )
        .orderBy('priority')
        .orderBy('created_at')
        .limit(limit)
        .$if(engine === 'postgres', (query) => query.forUpdate().skipLocked()),
    )
    .returningAll()
    .execute();
  return rows.sort((a, b) => a.priority - b.priority || a.created_at - b.created_at);
}

/** Extends the lease of this process on its unsent messages, so that a long send keeps it and a killed process loses it soon. */
export async function renewLease({ db }: Store, { owner, until }: Lease): Promise<void> {
  await db.updateTable('outbox').set({ lease_until: until }).where('lease_owner', '=', owner).execute();
}

/** Records that a message was sent. False when it was erased in the meantime. */
export async function markSent({ db }: Store, id: string, owner: string, now: Millis): Promise<boolean> {
  const marked = await db
    .updateTable('outbox')
    .set({ sent_at: now, lease_until: null, lease_owner: null, last_error: null })
    .where('id', '=', id)
    .where('lease_owner', '=', owner)
    .returning('id')
    .executeTakeFirst();
  if (marked) return true;
  // Another process may hold the lease now, and will mark it itself.
  return (await db.selectFrom('outbox').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
}

export interface MailFailure {
  readonly id: string;
  readonly owner: string;
  readonly error: string;
  /** When to retry. `never`: dead. `refused`: rejected by the recipient's mailbox. */
  readonly next: Millis | 'never' | 'refused';
  readonly now: Millis;
}

/** Records that sending a message failed. */
export async function markFailed({ db }: Store, { id, owner, error, next: when, now }: MailFailure): Promise<void> {
  const refused = { dead_at: now, refused_at: now };
  const next = typeof when === 'number' ? { due_at: when } : when === 'refused' ? refused : { dead_at: now };
  await db
    .updateTable('outbox')
    .set({ ...next, lease_until: null, lease_owner: null, last_error: error })
    .where('id', '=', id)
    .where('lease_owner', '=', owner)
    .execute();
}

const reasons = ['mail server away', 'not reached in time', 'erased meanwhile'] as const;
export type ReturnReason = (typeof reasons)[number];

/** Values of `last_error` that are not a mail server's response to the message. */
export const returnReasons: ReadonlySet<string> = new Set(reasons);

/** Returns messages to the queue without counting the attempt. */
export async function returnMail(
  { db }: Store,
  ids: readonly string[],
  owner: string,
  error: ReturnReason,
): Promise<void> {
  await db
    .updateTable('outbox')
    .set((update) => ({
      lease_until: null,
      lease_owner: null,
      last_error: error,
      attempts: update('attempts', '-', 1),
    }))
    .where('id', 'in', ids)
    .where('lease_owner', '=', owner)
    .execute();
}

/** Releases every lease, when the only process of a store starts. */
export async function releaseAllLeases({ db }: Store): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ lease_until: null, lease_owner: null })
    .where('lease_until', 'is not', null)
    .execute();
}

export interface OutboxCounts {
  readonly pending: number;
  readonly dead: number;
  /** Rejected by the recipient's mailbox. */
  readonly refused: number;
  /** Messages to the owner pending after several failed attempts: needs attention. */
  readonly putOff: number;
  /** Creation of the oldest pending message, or null. */
  readonly oldest: Millis | null;
  /** The same of messages to the owner. */
  readonly oldestForOwner: Millis | null;
}

/** Greylisting mailboxes accept the second attempt, at most four minutes after the first. */
const triesOfPutOff = 4;

/** Counts pending, dead and rejected messages. */
export async function countMail({ db }: Pick<Store, 'db'>): Promise<OutboxCounts> {
  const row = await db
    .selectFrom('outbox')
    .select((select) => [
      select.fn.countAll<number>().filterWhere('dead_at', 'is', null).as('pending'),
      select.fn
        .countAll<number>()
        .filterWhere((where) => where.and([where('dead_at', 'is not', null), where('refused_at', 'is', null)]))
        .as('dead'),
      select.fn.countAll<number>().filterWhere('refused_at', 'is not', null).as('refused'),
      select.fn
        .countAll<number>()
        .filterWhere((where) =>
          where.and([
            where('dead_at', 'is', null),
            where('kind', 'in', kindsForOwner),
            where('attempts', '>=', triesOfPutOff),
          ]),
        )
        .as('putOff'),
      select.fn.min('created_at').filterWhere('dead_at', 'is', null).as('oldest'),
      select.fn
        .min('created_at')
        .filterWhere((where) => where.and([where('dead_at', 'is', null), where('kind', 'in', kindsForOwner)]))
        .as('oldestForOwner'),
    ])
    .where('sent_at', 'is', null)
    .executeTakeFirstOrThrow();
  const { oldest, oldestForOwner, ...counts } = row;
  return { ...counts, oldest: oldest ?? null, oldestForOwner: oldestForOwner ?? null };
}

/**
 * Retries dead messages, except those rejected by the mailbox: all, those of one newsletter, or those of none. Returns how many.
 */
export async function reviveDeadMail(
  { db }: Store,
  now: Millis,
  only: { readonly newsletter?: string | null } = {},
): Promise<number> {
  const { newsletter } = only;
  const rows = await db
    .updateTable('outbox')
    .set({ dead_at: null, attempts: 0, due_at: now })
    .where('dead_at', 'is not', null)
    .where('refused_at', 'is', null)
    .$if(newsletter === null, (query) => query.where('kind', '!=', 'newsletter'))
    .$if(typeof newsletter === 'string', (query) =>
      query.where('kind', '=', 'newsletter').where('reference', '=', newsletter ?? null),
    )
    .returning('id')
    .execute();
  return rows.length;
}

/** Dead and rejected messages, newest first. */
export function listDeadMail({ db }: Store): Promise<OutboxRow[]> {
  return db.selectFrom('outbox').selectAll().where('dead_at', 'is not', null).orderBy('dead_at', 'desc').execute();
}

/** Pending messages with failed attempts, most attempts first. */
export function listPutOffMail({ db }: Store, limit: number): Promise<OutboxRow[]> {
  return db
    .selectFrom('outbox')
    .selectAll()
    .where('sent_at', 'is', null)
    .where('dead_at', 'is', null)
    .where('last_error', 'is not', null)
    .where('attempts', '>', 0)
    .orderBy('attempts', 'desc')
    .orderBy('created_at')
    .limit(limit)
    .execute();
}

/** Deletes a dead or rejected message. False when there is no such message. */
export async function dismissMail({ db }: Store, id: string): Promise<boolean> {
  const rows = await db
    .deleteFrom('outbox')
    .where('id', '=', id)
    .where('dead_at', 'is not', null)
    .returning('id')
    .execute();
  return rows.length > 0;
}
