import { randomUUID } from 'node:crypto';
import type { Store } from '../../open-store.ts';
import type { MessageKind, Millis, OutboxRow } from '../../schema.ts';
import { isFaultOfRow } from '../../turns/row-faults.ts';
import { type Together, together } from '../../turns/together.ts';
import { mailboxOf } from '../mailbox.ts';

export interface NewMail {
  readonly kind: MessageKind;
  readonly recipient: string;
  readonly priority: number;
  readonly createdAt: Millis;
  readonly reference?: string;
}

/** A message to be sent, as a row of the outbox. */
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

/** The longest pause between two tries. A time further ahead was written while the clock was wrong. */
export const longestPauseMs = 6 * 60 * 60 * 1000;
/** No lease is as long. */
const longestLeaseMs = 60 * 60 * 1000;

/** What is for the owner, and not for who asked or subscribed. */
export const kindsForOwner: readonly MessageKind[] = ['notice', 'sms', 'webhook', 'digest'];

/** What waits for different programs does not wait for one another. */
export type OutboxLane = 'mail' | 'webhook';

/** Takes up to `limit` due messages of a lane, the most urgent first. No other process gets them before the lease ends. */
export async function claimMail(
  { db, engine }: Store,
  lane: OutboxLane,
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
        .where('kind', lane === 'webhook' ? '=' : '!=', 'webhook')
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

interface Sent {
  readonly id: string;
  readonly owner: string;
  readonly now: Millis;
}

const sent = new WeakMap<Store['db'], Together<Sent, boolean>>();

/** The message has left. False when it was erased meanwhile. Those that leave at the same time are marked together. */
export function markSent({ db }: Store, id: string, owner: string, now: Millis): Promise<boolean> {
  const queue = sent.get(db) ?? together((list) => markAll(db, list), isFaultOfRow);
  sent.set(db, queue);
  return queue.add({ id, owner, now });
}

async function markAll(db: Store['db'], list: readonly Sent[]): Promise<readonly boolean[]> {
  const marked = new Set<string>();
  for (const [owner, own] of Map.groupBy(list, (each) => each.owner)) {
    const rows = await db
      .updateTable('outbox')
      .set({ sent_at: own[0]?.now ?? null, lease_until: null, lease_owner: null, last_error: null })
      .where('id', 'in', idsOf(own))
      .where('lease_owner', '=', owner)
      .returning('id')
      .execute();
    for (const { id } of rows) marked.add(id);
  }
  const unmarked = list.filter(({ id }) => !marked.has(id));
  if (unmarked.length === 0) return list.map(() => true);
  // Another process may have taken it over, and will say so itself.
  const others = await db.selectFrom('outbox').select('id').where('id', 'in', idsOf(unmarked)).execute();
  const known = new Set([...marked, ...others.map(({ id }) => id)]);
  return list.map(({ id }) => known.has(id));
}

const idsOf = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id);

export interface MailFailure {
  readonly id: string;
  readonly owner: string;
  readonly error: string;
  /** When to try again. `never`: given up. `refused`: the recipient's mailbox does not take it. */
  readonly next: Millis | 'never' | 'refused';
  readonly now: Millis;
}

/** The message failed. */
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
export type GivenBack = (typeof reasons)[number];

/** What stands in `last_error` of a message that was given back: no verdict of a mail server about it. */
export const givenBack: ReadonlySet<string> = new Set(reasons);

/** Gives messages back untried: the mail server could not be reached at all, which says nothing about them. */
export async function returnMail(
  { db }: Store,
  ids: readonly string[],
  owner: string,
  error: GivenBack,
): Promise<void> {
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
