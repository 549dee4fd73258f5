import type { StoreConnection } from './connection.ts';
import { dayMs } from './questions.ts';
import { removeExpired } from './removal.ts';

interface RetentionLog {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
}

/** Deletes what has expired at the start and then once a day. */
export function keepRetention(connection: StoreConnection, log: RetentionLog): { stop(): void } {
  const run = () =>
    connection
      .use((store) => removeExpired(store, Date.now()))
      .then((removed) => log.info(removed, 'deleted what had expired'))
      .catch(() => log.warn({}, 'could not look for what has expired'));
  void run();
  const timer = setInterval(run, dayMs).unref();
  return { stop: () => clearInterval(timer) };
}
