import { statSync } from 'node:fs';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { parentPort } from 'node:worker_threads';
import type { Statement } from '../tables/insert-rows.ts';
import type { SqliteReply, SqliteRequest, SqliteResult } from './sqlite-thread.ts';

// The thread that talks to SQLite: whatever waits for the disk or for a lock waits here, and pages go out meanwhile.

/** How long a statement waits for another process's lock. Milliseconds. */
const busyTimeoutMs = 2000;

let database: DatabaseSync | undefined;
let opened = { file: '', inode: 0 };

function open(file: string): SqliteResult {
  database = new DatabaseSync(file, { timeout: busyTimeoutMs });
  opened = { file, inode: statSync(file).ino };
  // Deleted text is overwritten in the file, and VACUUM makes no copy of it elsewhere.
  database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on');
  database.exec('pragma secure_delete = on; pragma temp_store = memory');
  return { rows: [], changes: 0 };
}

/** SQLite's own code for a database whose file was moved or deleted under it, which it does not notice with a write-ahead log. */
const movedCode = 1032;

/** What is written into a file that has lost its name would be acknowledged, and gone with the process. */
function refuseLostFile(): void {
  if (statSync(opened.file, { throwIfNoEntry: false })?.ino === opened.inode) return;
  console.error(`${opened.file} was moved or deleted while the server ran. A new, empty one takes its place.`);
  throw Object.assign(new Error('the file of the database was moved or deleted'), { errcode: movedCode });
}

/** Statements of the outbox differ by how many rows they name: what was not used for long makes room. */
const mostStatements = 200;
const statements = new Map<string, StatementSync>();

/** A statement is compiled once. SQLite compiles it again by itself when the tables have changed. */
function prepared(on: DatabaseSync, sql: string): StatementSync {
  const statement = statements.get(sql) ?? on.prepare(sql);
  statements.delete(sql);
  statements.set(sql, statement);
  const [oldest] = statements.keys();
  if (statements.size > mostStatements && oldest !== undefined) statements.delete(oldest);
  return statement;
}

function execute({ sql, parameters }: Statement): SqliteResult {
  if (!database) throw new Error('no database is open');
  // SQLite rolls back by itself when the disk is full; rolling back again would hide the reason.
  if (sql === 'rollback' && !database.isTransaction) return { rows: [], changes: 0 };
  if (!database.isTransaction) refuseLostFile();
  const statement = prepared(database, sql);
  const values = parameters as SQLInputValue[];
  if (statement.columns().length > 0) return { rows: statement.all(...values), changes: 0 };
  return { rows: [], changes: Number(statement.run(...values).changes) };
}

/** One message for the whole of a transaction: each way to a thread and back takes as long as a statement. */
function transact(statements: readonly Statement[]): SqliteResult {
  execute({ sql: 'begin immediate', parameters: [] });
  try {
    const rows = statements.map((statement) => execute(statement).rows);
    execute({ sql: 'commit', parameters: [] });
    return { rows, changes: 0 };
  } catch (error) {
    execute({ sql: 'rollback', parameters: [] });
    throw error;
  }
}

function answer({ id, ...request }: SqliteRequest): SqliteReply {
  try {
    if ('file' in request) return { id, result: open(request.file) };
    if ('sql' in request) return { id, result: execute(request) };
    if ('all' in request) return { id, result: transact(request.all) };
    database?.close();
    return { id, result: { rows: [], changes: 0 } };
  } catch (error) {
    const { name, message, code, errcode } = error as Error & { code?: string; errcode?: number };
    return { id, failure: { name, message, code, errcode } };
  }
}

parentPort?.on('message', (request: SqliteRequest) => parentPort?.postMessage(answer(request)));
