import type { Kysely } from 'kysely';
import type { StoreConnection } from './connection.ts';
import { type Expiry, removeExpired } from './expiry.ts';
import type { Store } from './open-store.ts';
import type { Millis, Schema } from './schema.ts';
import { cutLog } from './scrub.ts';
import { dayMs } from './tables/day-limits.ts';
import { readState, writeState } from './tables/server-state.ts';

/** A look for what has expired. `suspect`: nothing was deleted, because the clock has jumped. */
export type RetentionOutcome = { readonly clock: 'suspect' } | ({ readonly clock: 'believed' } & Expiry);

interface RetentionOptions {
  readonly now: Millis;
  /** The owner has said that the clock is right and that everything expired may go. */
  readonly confirmed: boolean;
}

/** Deletes what has expired, if the clock can be believed and it is not suspiciously much. Health tells what waits. */
export async function runRetention(store: Store, { now, confirmed }: RetentionOptions): Promise<RetentionOutcome> {
  const outcome = await store.db.transaction().execute(async (transaction): Promise<RetentionOutcome> => {
    if (confirmed) await confirmClock(transaction, now);
    else if (!(await believeClock(transaction, now))) return { clock: 'suspect' };
    const expiry = await removeExpired(transaction, now, { confirmed });
    await writeState(transaction, 'removal-waits', sum(expiry.waiting));
    return { clock: 'believed', ...expiry };
  });
  if (outcome.clock === 'believed' && sum(outcome.removed) > 0) await cutLog(store);
  return outcome;
}

const sum = (counts: Readonly<Record<string, number>>) => Object.values(counts).reduce((all, count) => all + count, 0);

interface RetentionLog {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
}

export interface RetentionParts {
  readonly connection: StoreConnection;
  readonly log: RetentionLog;
  readonly now: () => Millis;
  /** Deletes what expires beside the store. Called only while the clock is believed. */
  readonly expireFiles: (now: Millis) => Promise<void>;
}

/** Where the store was away, the next look is soon. */
const retryMs = 60_000;

/** Looks for what has expired now and then once a day. Resolves after the first look. */
export async function keepRetention(parts: RetentionParts): Promise<{ stop(): void }> {
  const { connection, log, now, expireFiles } = parts;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  async function look(): Promise<void> {
    let pause = dayMs;
    try {
      const time = now();
      const outcome = await connection.use((store) => runRetention(store, { now: time, confirmed: false }));
      report(log, outcome);
      if (outcome.clock === 'believed') await expireFiles(time);
    } catch {
      pause = retryMs;
      log.warn({}, 'could not look for what has expired');
    }
    if (!stopped) timer = setTimeout(look, pause).unref();
  }

  await look();
  return {
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}

const howToConfirm = 'Look at the clock of this machine. If it is right, run: npm run enquiries -- purge --confirm';

function report(log: RetentionLog, outcome: RetentionOutcome): void {
  if (outcome.clock === 'suspect') {
    log.warn({}, `the clock is far from the last time that was known: nothing is deleted. ${howToConfirm}`);
    return;
  }
  log.info(outcome.removed, 'deleted what had expired');
  if (sum(outcome.waiting) > 0) {
    log.warn(outcome.waiting, `too much has expired at once: it stays until it is confirmed. ${howToConfirm}`);
  }
}

/** A clock may be this far from the last time that was believed: a server may be off for a week. Milliseconds. */
export const clockToleranceMs = 7 * dayMs;

/**
 * Whether the clock can be believed, by the last time that was. A jump is never believed by itself, however long it lasts:
 * the clock comes back, or the owner confirms it. What is stored meanwhile proves nothing, since it carries the same time.
 */
async function believeClock(db: Kysely<Schema>, now: Millis): Promise<boolean> {
  const known = (await readState(db, 'clock')) ?? (await newestStored(db)) ?? now;
  const believed = Math.abs(now - known) <= clockToleranceMs;
  await writeState(db, 'clock', believed ? now : known);
  await writeState(db, 'clock-suspect', believed ? 0 : 1);
  return believed;
}

/** The owner says that the clock is right. */
async function confirmClock(db: Kysely<Schema>, now: Millis): Promise<void> {
  await writeState(db, 'clock', now);
  await writeState(db, 'clock-suspect', 0);
}

async function newestStored(db: Kysely<Schema>): Promise<Millis | undefined> {
  const times = await Promise.all(
    (['questions', 'subscribers', 'outbox'] as const).map((table) =>
      db
        .selectFrom(table)
        .select((select) => select.fn.max('created_at').as('newest'))
        .executeTakeFirst(),
    ),
  );
  const known = times.flatMap((row) => (typeof row?.newest === 'number' ? [row.newest] : []));
  return known.length > 0 ? Math.max(...known) : undefined;
}
