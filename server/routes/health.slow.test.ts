import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { health } from '#contract/health.ts';
import { buildApp } from '../app.ts';
import { readConfig } from '../config/config.ts';
import { connectStore, type StoreConnection } from '../db/connection.ts';
import { openStore, type Store } from '../db/open-store.ts';
import { addQuestion } from '../db/tables/questions.ts';
import { writeState } from '../db/tables/server-state.ts';
import { markAsNewer } from '../db/test-stores.ts';
import { folderOfTest } from '../test-folder.ts';

let folder = '';
let connection: StoreConnection;
beforeEach(async () => {
  folder = folderOfTest();
  connection = connectStore(() => openStore({ dataDir: folder, databaseUrl: undefined }));
});
afterEach(() => connection.close());

/** The answer of a new server, since one is cached for a few seconds. */
async function look(transport: 'ok' | 'down' | 'files' = 'files', insecure = false) {
  const config = readConfig({ LOG_LEVEL: 'silent', DATA_DIR: folder });
  const outbox = { wake() {}, state: () => transport, insecure };
  const app = buildApp({ config, connection, outbox });
  const answers = await Promise.all([app.inject('/api/health'), app.inject('/api/ready')]);
  await app.close();
  const [answer, ready] = answers;
  expect(ready.statusCode).toBe(200);
  return { code: answer.statusCode, ...z.parse(health, answer.json()) };
}

const add = (store: Store) =>
  addQuestion(
    store,
    { name: 'Ada', email: 'ada@example.com', urgency: 'normal', category: 'general', question: 'Dry?' },
    { idempotencyKey: undefined, ownerEmail: 'owner@example.com', now: Date.now() },
  );
const setMail =
  (
    kind: 'notice' | 'receipt',
    fields: { dead_at?: number; refused_at?: number; attempts?: number; created_at?: number },
  ) =>
  (store: Store) =>
    store.db.updateTable('outbox').set(fields).where('kind', '=', kind).execute();

describe('each line of the table in docs/operations.md', () => {
  test('all is well', async () => {
    await connection.use(add);
    const outbox = {
      pending: 2,
      dead: 0,
      refused: 0,
      putOff: 0,
      oldestMinutes: 0,
      transport: 'files',
      insecure: false,
    };
    expect(await look()).toEqual({ code: 200, status: 'ok', store: 'ok', outbox, removal: 'ok' });
  });

  test('a rejected receipt does not affect health', async () => {
    await connection.use(add);
    await connection.use(setMail('receipt', { dead_at: 1, refused_at: 1 }));
    expect(await look()).toMatchObject({ status: 'ok', outbox: { pending: 1, dead: 0, refused: 1 } });
  });

  test('a message that was given up', async () => {
    await connection.use(add);
    await connection.use(setMail('notice', { dead_at: 1 }));
    expect(await look()).toMatchObject({ code: 200, status: 'degraded', outbox: { pending: 1, dead: 1 } });
  });

  test.each([
    ['notice', 3, 'ok'],
    ['notice', 4, 'degraded'],
    ['receipt', 19, 'ok'],
  ] as const)('a %s that was put off %i times: %s', async (kind, attempts, status) => {
    await connection.use(add);
    await connection.use(setMail(kind, { attempts }));
    expect(await look('ok')).toMatchObject({ status, outbox: { dead: 0, putOff: status === 'ok' ? 0 : 1 } });
  });

  test.each([
    ['notice', 5, 'ok'],
    ['notice', 6, 'degraded'],
    ['receipt', 60, 'ok'],
  ] as const)('a %s that waits for %i minutes: %s', async (kind, minutes, status) => {
    await connection.use(add);
    await connection.use(setMail(kind, { created_at: Date.now() - minutes * 60_000 - 1000 }));
    expect(await look('ok')).toMatchObject({ status, outbox: { dead: 0, putOff: 0 } });
  });

  test('a mail server that is away', async () => {
    expect(await look('down')).toMatchObject({ code: 200, status: 'degraded', outbox: { transport: 'down' } });
  });

  test('a mail server that may be talked to in clear', async () => {
    expect(await look('ok', true)).toMatchObject({ status: 'ok', outbox: { insecure: true } });
  });

  test.each([
    ['clock-suspect', 1, 'clock-suspect'],
    ['removal-waits', 30, 'waits'],
  ] as const)('%s', async (name, value, removal) => {
    await connection.use(({ db }) => writeState(db, name, value));
    expect(await look()).toMatchObject({ code: 200, status: 'degraded', store: 'ok', removal });
  });

  test('a store that is read but cannot be written', async () => {
    await connection.use(async () => {});
    const other = new DatabaseSync(join(folder, 'manual.sqlite'));
    other.exec(`create trigger full before update on server_state begin select raise(fail, 'full'); end;
      create trigger full_too before insert on server_state begin select raise(fail, 'full'); end`);
    other.close();
    expect(await look()).toEqual({ code: 503, status: 'down', store: 'down' });
  });

  test('a data folder of a newer version', async () => {
    await connection.use(({ db }) => markAsNewer(db));
    await connection.close();
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    connection = connectStore(() => openStore({ dataDir: folder, databaseUrl: undefined }));
    const reason = expect.stringMatching(/^This data folder was written by a newer version of this program/);
    expect(await look()).toEqual({ code: 503, status: 'down', store: 'down', reason });
    expect(logged.mock.calls).toEqual([[reason]]);
    logged.mockRestore();
  });
});

test('asking all the time looks at the store once', async () => {
  let uses = 0;
  const counting: StoreConnection = {
    ...connection,
    use: (work) => {
      uses += 1;
      return connection.use(work);
    },
  };
  const app = buildApp({ config: readConfig({ LOG_LEVEL: 'silent', DATA_DIR: folder }), connection: counting });
  await Promise.all(Array.from({ length: 50 }, () => app.inject('/api/health')));
  await app.inject('/api/health');
  expect(uses).toBe(1);
  await app.close();
});

test('a server that is about to stop is not ready', async () => {
  const app = buildApp({ config: readConfig({ LOG_LEVEL: 'silent', DATA_DIR: folder }), connection });
  const during = Promise.withResolvers<number>();
  let url = '';
  app.addHook('preClose', async () => during.resolve((await fetch(`${url}/api/ready`)).status));
  url = await app.listen({ port: 0 });
  expect((await fetch(`${url}/api/ready`)).status).toBe(200);
  await app.close();
  expect(await during.promise).toBe(503);
});
