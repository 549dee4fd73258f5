import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import pg from 'pg';
import { newRow } from '#api/store/tables/questions.ts';
import type { OutboxRow, QuestionRow } from '#api/store/schema.ts';
import { receiptLimit } from '#api/store/tables/day-limits.ts';
import { newMail } from '#api/store/tables/outbox.ts';
import type { Place } from '../server/processes.ts';

/** A question with its messages, as the server would store them: a receipt for as many as get one in a day. */
function rowsOf(number: number): { readonly question: QuestionRow; readonly messages: readonly OutboxRow[] } {
  const [key, now] = [randomUUID(), Date.now()];
  const email = `${key}@example.com`;
  const typed = { name: 'Crowd', email, question: 'How fast is it?', urgency: 'normal', category: 'general' } as const;
  const question = newRow(typed, `client-${key}`, now);
  const about = { reference: question.reference, createdAt: now };
  const notice = newMail({ kind: 'notice', recipient: 'owner@example.com', priority: 4, ...about });
  const receipt = newMail({ kind: 'receipt', recipient: email, priority: 5, ...about });
  return { question, messages: number < receiptLimit.everyone ? [notice, receipt] : [notice] };
}

const insertInto = (table: string, columns: readonly string[], place: (at: number) => string) =>
  `insert into ${table} (${columns.join(', ')}) values (${columns.map((_column, at) => place(at)).join(', ')})`;

/**
 * How many such questions a second a database takes from somebody who does nothing else: the same rows in the same tables, each
 * question in a transaction of its own that is on disk before the next, without a server in front of it.
 */
export async function rawRate(place: Place, seconds: number, people: number): Promise<number> {
  await (await place.open()).close();
  const url = place.environment.DATABASE_URL;
  return url ? rawPostgres(url, seconds, people) : rawSqlite(join(place.dataDir, 'manual.sqlite'), seconds);
}

function rawSqlite(file: string, seconds: number): number {
  const database = new DatabaseSync(file);
  database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on');
  database.exec('pragma secure_delete = on; pragma temp_store = memory');
  const { question, messages } = rowsOf(0);
  const prepare = (table: string, row: object) => database.prepare(insertInto(table, Object.keys(row), () => '?'));
  const addQuestion = prepare('questions', question);
  const addMessage = prepare('outbox', messages[0] ?? {});
  const valuesOf = (row: object) => Object.values(row) as SQLInputValue[];
  const [begin, commit] = [database.prepare('begin immediate'), database.prepare('commit')];
  const end = performance.now() + seconds * 1000;
  let count = 0;
  for (; performance.now() < end; count++) {
    const rows = rowsOf(count);
    begin.run();
    addQuestion.run(...valuesOf(rows.question));
    for (const message of rows.messages) addMessage.run(...valuesOf(message));
    commit.run();
  }
  database.close();
  return count / seconds;
}

async function rawPostgres(connectionString: string, seconds: number, people: number): Promise<number> {
  let asked = 0;
  const counts = await Promise.all(
    Array.from({ length: people }, async () => {
      const client = new pg.Client({ connectionString });
      await client.connect();
      const insert = (table: string, row: object) =>
        client.query({
          name: table,
          text: insertInto(table, Object.keys(row), (at) => `$${at + 1}`),
          values: Object.values(row),
        });
      const end = performance.now() + seconds * 1000;
      let count = 0;
      for (; performance.now() < end; count++) {
        const { question, messages } = rowsOf(asked++);
        await client.query('begin');
        await insert('questions', question);
        for (const message of messages) await insert('outbox', message);
        await client.query('commit');
      }
      await client.end();
      return count;
    }),
  );
  return counts.reduce((sum, count) => sum + count, 0) / seconds;
}
