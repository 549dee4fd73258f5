import type { Store } from '../../open-store.ts';
import type { Millis } from '../../schema.ts';
import { kindsForOwner } from './queue.ts';

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
