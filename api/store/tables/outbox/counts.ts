import type { Store } from '../../open-store.ts';
import type { Millis } from '../../schema.ts';

export interface OutboxCounts {
  readonly pending: number;
  readonly dead: number;
  /** Given up because the recipient's mailbox refused them. */
  readonly refused: number;
  /** Creation of the oldest waiting message, or null. */
  readonly oldest: Millis | null;
}

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
      select.fn.min('created_at').filterWhere('dead_at', 'is', null).as('oldest'),
    ])
    .where('sent_at', 'is', null)
    .executeTakeFirstOrThrow();
  return { pending: row.pending, dead: row.dead, refused: row.refused, oldest: row.oldest ?? null };
}
