import type { Store } from '../open-store.ts';
import type { Millis, OutboxRow } from '../schema.ts';
import { kindsForOwner } from './outbox.ts';

export interface OutboxCounts {
  readonly pending: number;
  readonly dead: number;
  /** Given up because the recipient's mailbox refused them. */
  readonly refused: number;
  /** Messages for the owner that wait after several tries that failed: somebody has to look. */
  readonly putOff: number;
  /** Creation of the oldest waiting message, or null. */
  readonly oldest: Millis | null;
}

/** A mailbox that asks for patience takes a message at the second try, four minutes after the first at the latest. */
const triesOfPutOff = 4;

/** What waits and what was given up. */
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
    ])
    .where('sent_at', 'is', null)
    .executeTakeFirstOrThrow();
  const { pending, dead, refused, putOff, oldest } = row;
  return { pending, dead, refused, putOff, oldest: oldest ?? null };
}

/** Gives messages that were given up another chance; a mailbox that refused one will not take it now. Returns how many. */
export async function reviveDeadMail({ db }: Store, now: Millis): Promise<number> {
  const rows = await db
    .updateTable('outbox')
    .set({ dead_at: null, attempts: 0, due_at: now })
    .where('dead_at', 'is not', null)
    .where('refused_at', 'is', null)
    .returning('id')
    .execute();
  return rows.length;
}

/** Messages that were given up or refused, the newest first. */
export function listDeadMail({ db }: Store): Promise<OutboxRow[]> {
  return db.selectFrom('outbox').selectAll().where('dead_at', 'is not', null).orderBy('dead_at', 'desc').execute();
}

/** Messages that wait after a try that failed, those that were tried most often first. */
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

/** Takes a message that was given up or refused off the list. False when there is no such message. */
export async function dismissMail({ db }: Store, id: string): Promise<boolean> {
  const rows = await db
    .deleteFrom('outbox')
    .where('id', '=', id)
    .where('dead_at', 'is not', null)
    .returning('id')
    .execute();
  return rows.length > 0;
}
