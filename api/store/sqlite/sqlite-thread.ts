import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Statement } from '../tables/insert-rows.ts';

export type SqliteRequest = { readonly id: number } & (
  | { readonly file: string }
  | Statement
  | { readonly all: readonly Statement[] }
  | { readonly close: true }
);

export interface SqliteResult {
  readonly rows: readonly unknown[];
  readonly changes: number;
}

/** What of an error gets through between threads. */
interface Failure {
  readonly name: string;
  readonly message: string;
  readonly code: string | undefined;
  readonly errcode: number | undefined;
}

export type SqliteReply = { readonly id: number } & ({ readonly result: SqliteResult } | { readonly failure: Failure });

/** An SQLite file that is read and written in a thread of its own. */
export interface SqliteThread {
  /** Runs one statement. Statements run in the order in which they were given. */
  execute(statement: Statement): Promise<SqliteResult>;
  /** Runs statements in a transaction of their own, all of them or none. What each returns is a list in `rows`. */
  transact(statements: readonly Statement[]): Promise<SqliteResult>;
  close(): Promise<void>;
}

/** SQLite's own code for a database that went away under us: the handle is stale. */
const ioError = 10;

/** Opens the file in a new thread. Rejects with SQLite's error when it cannot. */
export async function startSqliteThread(file: string): Promise<SqliteThread> {
  const worker = new Worker(join(import.meta.dirname, 'sqlite-worker.ts'));
  const waiting = new Map<number, PromiseWithResolvers<SqliteResult>>();
  let lastId = 0;
  let ended: Error | undefined;

  worker.on('message', (reply: SqliteReply) => {
    const request = waiting.get(reply.id);
    waiting.delete(reply.id);
    if ('result' in reply) request?.resolve(reply.result);
    else request?.reject(errorOf(reply.failure));
  });
  const end = (reason: Error) => {
    ended ??= Object.assign(new Error('the thread of the database ended', { cause: reason }), { errcode: ioError });
    for (const request of waiting.values()) request.reject(ended);
    waiting.clear();
  };
  worker.on('error', end);
  worker.on('exit', (code) => end(new Error(`exit ${code}`)));

  function ask(request: { file: string } | Statement | { all: readonly Statement[] } | { close: true }) {
    if (ended) return Promise.reject(ended);
    const id = ++lastId;
    const answer = Promise.withResolvers<SqliteResult>();
    waiting.set(id, answer);
    worker.postMessage({ id, ...request } satisfies SqliteRequest);
    return answer.promise;
  }

  async function close(): Promise<void> {
    await ask({ close: true }).catch(() => {});
    await worker.terminate();
  }

  await ask({ file }).catch(async (error) => {
    await worker.terminate();
    throw error;
  });
  return {
    execute: ({ sql, parameters }) => ask({ sql, parameters }),
    transact: (all) => ask({ all }),
    close,
  };
}

function errorOf({ name, message, code, errcode }: Failure): Error {
  return Object.assign(new Error(message), { name, ...(code && { code }), ...(errcode && { errcode }) });
}
