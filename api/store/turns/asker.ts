import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * For whom the store is used, while a request is answered: a key of a client. The queue for SQLite's one connection is far below
 * the routes, under Kysely, which hands nothing through.
 */
export const asker = new AsyncLocalStorage<string>();
