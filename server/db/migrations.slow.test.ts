import { createHash, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { makePrivateFolder } from './file-permissions.ts';
import { migrations } from './migrations.ts';
import { NodeSqliteDialect } from './sqlite-dialect.ts';
import { listQuestions } from './tables/questions.ts';
import { confirmSubscriber, listSubscribers, newsletterToken, unsubscribe } from './tables/subscribers.ts';
import { engines, testStores } from './test-stores.ts';

const t0 = Date.UTC(2026, 10, 21, 12);
const hash = (token: string) => createHash('sha256').update(token).digest('base64url');
const stores = testStores();

/** A store as the first release left it: tokens in clear, mail that was sent and mail that waits. */
async function firstRelease(db: Kysely<unknown>): Promise<void> {
  const first = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < '004'));
  const { error } = await new Migrator({ db, provider: { getMigrations: async () => first } }).migrateToLatest();
  if (error) throw error;
  const subscribers = [
    ['bea@example.com', 'old-confirm-bea', 'old-leave-bea', t0],
    ['new@example.com', 'old-confirm-new', 'old-leave-new', null],
  ] as const;
  for (const [email, confirm, leave, confirmedAt] of subscribers) {
    await sql`insert into subscribers
      (id, email, confirm_hash, confirm_expires_at, unsubscribe_token, created_at, confirmed_at, unsubscribed_at)
      values (${randomUUID()}, ${email}, ${hash(confirm)}, ${t0 + 1000}, ${leave}, ${t0}, ${confirmedAt}, null)`.execute(
      db,
    );
  }
  await sql`insert into questions
    (reference, name, email, location, urgency, category, question, idempotency_key, created_at, answered_at)
    values ('WD-AAAA-AAAA', 'Ada', 'ada@example.com', null, 'urgent', 'insurance', 'Who pays?', 'client-1', ${t0}, ${t0 + 1})
  `.execute(db);
  const payload = JSON.stringify({ token: 'old-confirm-new' });
  await sql`insert into outbox (id, kind, recipient, priority, payload, attempts, created_at, due_at)
    values (${randomUUID()}, 'newsletter-confirm', 'new+1@example.com', 8, ${payload}, 0, ${t0}, ${t0})`.execute(db);
}

describe.each(engines)('%s', (engine) => {
  test('from the first release: links of old mails work, and no token is stored in clear', async () => {
    const place = await stores.place(engine);
    const { databaseUrl, dataDir } = place;
    makePrivateFolder(dataDir);
    const dialect = databaseUrl
      ? new PostgresDialect({ pool: new pg.Pool({ connectionString: databaseUrl }) })
      : new NodeSqliteDialect(join(dataDir, 'manual.sqlite'));
    const old = new Kysely<unknown>({ dialect });
    await firstRelease(old);
    await old.destroy();

    const store = await stores.open(place);
    const rows = await Promise.all(
      (['subscribers', 'links', 'outbox'] as const).map((table) => store.db.selectFrom(table).selectAll().execute()),
    );
    expect(JSON.stringify(rows)).not.toMatch(/old-(confirm|leave)/);
    expect(rows[2]).toMatchObject([{ recipient: 'new+1@example.com', mailbox: 'new@example.com', refused_at: null }]);

    const asked = {
      name: 'Ada',
      email: 'ada@example.com',
      location: null,
      phone: null,
      reach: 'email',
      calling_at: null,
      written_at: null,
      note: null,
      language: 'en',
    };
    const times = { created_at: t0, answered_at: t0 + 1, idempotency_key: 'client-1' };
    expect(await listQuestions(store, { all: true })).toEqual([
      {
        reference: 'WD-AAAA-AAAA',
        urgency: 'urgent',
        category: 'insurance',
        question: 'Who pays?',
        ...asked,
        ...times,
      },
    ]);

    expect(await confirmSubscriber(store, 'old-confirm-new', t0)).toBe(true);
    expect((await listSubscribers(store)).map(({ email }) => email)).toEqual(['bea@example.com', 'new@example.com']);
    expect(await unsubscribe(store, 'old-leave-bea', t0)).toBe(true);
    expect(await unsubscribe(store, 'old-leave-new', t0)).toBe(true);
    expect(await listSubscribers(store)).toEqual([]);
    expect(await newsletterToken(store, 'newsletter-confirm', 'new@example.com', t0)).toMatch(/^[\w-]{32}$/);
  });
});
