import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { parentPort } from 'node:worker_threads';
import type { SqliteReply, SqliteRequest, SqliteResult } from './sqlite-thread.ts';

// The thread that talks to SQLite: whatever waits for the disk or for a lock waits here, and pages go out meanwhile.

/** How long a statement waits for another process's lock. Milliseconds. */
const busyTimeoutMs = 2000;

let database: DatabaseSync | undefined;

function open(file: string): SqliteResult {
  database = new DatabaseSync(file, { timeout: busyTimeoutMs });
  // Deleted text is overwritten in the file, and VACUUM makes no copy of it elsewhere.
  database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on');
  database.exec('pragma secure_delete = on; pragma temp_store = memory');
  return { rows: [], changes: 0 };
}

function execute(sql: string, parameters: readonly unknown[]): SqliteResult {
  if (!database) throw new Error('no database is open');
  // SQLite rolls back by itself when the disk is full; rolling back again would hide the reason.
  if (sql === 'rollback' && !database.isTransaction) return { rows: [], changes: 0 };
  const statement = database.prepare(sql);
  const values = parameters as SQLInputValue[];
  if (statement.columns().length > 0) return { rows: statement.all(...values), changes: 0 };
  return { rows: [], changes: Number(statement.run(...values).changes) };
}

function answer({ id, ...request }: SqliteRequest): SqliteReply {
  try {
    if ('file' in request) return { id, result: open(request.file) };
    if ('sql' in request) return { id, result: execute(request.sql, request.parameters) };
    database?.close();
    return { id, result: { rows: [], changes: 0 } };
  } catch (error) {
    const { name, message, code, errcode } = error as Error & { code?: string; errcode?: number };
    return { id, failure: { name, message, code, errcode } };
  }
}

parentPort?.on('message', (request: SqliteRequest) => parentPort?.postMessage(answer(request)));
