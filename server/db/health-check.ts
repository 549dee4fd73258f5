import { randomInt } from 'node:crypto';
import type { Store } from './open-store.ts';
import { countMail, type OutboxCounts } from './tables/outbox-status.ts';
import { readState, writeState } from './tables/server-state.ts';

export interface StoreHealth {
  readonly mail: OutboxCounts;
  /** The clock has jumped, so nothing is deleted. */
  readonly clockSuspect: boolean;
  /** Rows that have expired and wait for the owner's word. */
  readonly removalWaits: number;
}

/** Writes, reads back what was written, and counts. Throws when the store does not keep what it is given. */
export async function checkStore({ db }: Store): Promise<StoreHealth> {
  const mark = randomInt(2 ** 32);
  return db.transaction().execute(async (transaction) => {
    await writeState(transaction, 'heartbeat', mark);
    if ((await readState(transaction, 'heartbeat')) !== mark) throw new Error('the store forgets');
    return {
      mail: await countMail({ db: transaction }),
      clockSuspect: (await readState(transaction, 'clock-suspect')) === 1,
      removalWaits: (await readState(transaction, 'removal-waits')) ?? 0,
    };
  });
}
