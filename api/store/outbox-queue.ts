import { randomUUID } from 'node:crypto';
import type { Store } from './open-store.ts';
import type { MailKind, Millis, OutboxRow } from './schema.ts';

interface NewMail {
  readonly kind: MailKind;
  readonly recipient: string;
  readonly priority: number;
  readonly createdAt: Millis;
  readonly reference?: string;
  readonly payload?: object;
}

/** A message to be sent, as a row of the outbox. */
export function newMail({ kind, recipient, priority, createdAt, reference, payload = {} }: NewMail): OutboxRow {
  return {
    id: randomUUID(),
    kind,
    recipient,
    priority,
    reference: reference ?? null,
    payload: JSON.stringify(payload),
    attempts: 0,
    created_at: createdAt,
    due_at: createdAt,
    lease_until: null,
    lease_owner: null,
    sent_at: null,
    dead_at: null,
    last_error: null,
  };
}

export interface Lease {
  readonly owner: string;
  readonly until: Millis;
}

/** Takes up to `limit` due messages, the most urgent first. No other process gets them before the lease ends. */
export async function claimMail({ db, engine }: Store, lease: Lease, limit: number, now: Millis): Promise<OutboxRow[]> {
  const rows = await db
    .updateTable('outbox')
    .set((update) => ({ lease_owner: lease.owner, lease_until: lease.until, attempts: update('attempts', '+', 1) }))
    .where('id', 'in', (select) =>
      select
        .selectFrom('outbox')
        .select('id')
        .where('sent_at', 'is', null)
        .where('dead_at', 'is', null)
        .where('due_at', '<=', now)
        .where((where) => where.or([where('lease_until', 'is', null), where('lease_until', '<', now)]))
        .orderBy('priority')
        .orderBy('created_at')
        .limit(limit)
        .$if(engine === 'postgres', (query) => query.forUpdate().skipLocked()),
    )
    .returningAll()
    .execute();
  return rows.sort((a, b) => a.priority - b.priority || a.created_at - b.created_at);
}

/** The message is with the mail server: what it carried beside the tables is erased. */
export async function markSent({ db }: Store, id: string, owner: string, now: Millis): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ sent_at: now, lease_until: null, lease_owner: null, payload: '{}', last_error: null })
    .where('id', '=', id)
    .where('lease_owner', '=', owner)
    .execute();
}

/** The message failed: try again at `dueAt`, or never (null), which the health check shows. */
export async function markFailed(
  { db }: Store,
  { id, owner, error, dueAt, now }: { id: string; owner: string; error: string; dueAt: Millis | null; now: Millis },
): Promise<void> {
  const next = dueAt === null ? { dead_at: now } : { due_at: dueAt };
  await db
    .updateTable('outbox')
    .set({ ...next, lease_until: null, lease_owner: null, last_error: error })
    .where('id', '=', id)
    .where('lease_owner', '=', owner)
    .execute();
}

/** Gives messages back untried: the mail server could not be reached at all, which says nothing about them. */
export async function returnMail({ db }: Store, ids: readonly string[], owner: string, error: string): Promise<void> {
  if (ids.length === 0) return;
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

/** Ends every lease. For a store that one process owns, when that process starts: the earlier one is gone. */
export async function endAllLeases({ db }: Store): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ lease_until: null, lease_owner: null })
    .where('lease_until', 'is not', null)
    .execute();
}

/** Gives dead messages another chance. Returns how many there were. */
export async function reviveDeadMail({ db }: Store, now: Millis): Promise<number> {
  const rows = await db
    .updateTable('outbox')
    .set({ dead_at: null, attempts: 0, due_at: now })
    .where('dead_at', 'is not', null)
    .returning('id')
    .execute();
  return rows.length;
}

export interface OutboxCounts {
  readonly pending: number;
  readonly dead: number;
  /** Creation of the oldest waiting message, or null. */
  readonly oldest: Millis | null;
}

/** What waits and what was given up. */
export async function countMail({ db }: Store): Promise<OutboxCounts> {
  const row = await db
    .selectFrom('outbox')
    .select((select) => [
      select.fn.countAll<number>().filterWhere('dead_at', 'is', null).as('pending'),
      select.fn.countAll<number>().filterWhere('dead_at', 'is not', null).as('dead'),
      select.fn.min('created_at').filterWhere('dead_at', 'is', null).as('oldest'),
    ])
    .where('sent_at', 'is', null)
    .executeTakeFirstOrThrow();
  return { pending: row.pending, dead: row.dead, oldest: row.oldest ?? null };
}
