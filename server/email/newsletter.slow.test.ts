import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { newsletter } from '../cli/newsletter.ts';
import { connectStore, type StoreConnection } from '../db/connection.ts';
import { openStore } from '../db/open-store.ts';
import { unsubscribe } from '../db/tables/subscribers.ts';
import { folderOfTest } from '../test-folder.ts';
import { startOutbox } from './outbox.ts';
import { startMailServer, type TestMailServer } from './test-mail-server.ts';
import { smtpTransport } from './transport.ts';

/** When each test began: the inbox works by the clock, and a busy machine takes minutes for the tests before. */
let now = 0;
const minute = 60_000;
const readers = Array.from({ length: 500 }, (_, at) => `reader${at}@example.com`);
const failed = new Set<string>();
let folder = '';
let connection: StoreConnection;
let mail: TestMailServer;

beforeEach(async () => {
  now = Date.now();
  folder = folderOfTest();
  connection = connectStore(() => openStore({ dataDir: folder, databaseUrl: undefined }));
  failed.clear();
  mail = await startMailServer({
    // Every tenth reader's first message is put off.
    onRcptTo({ address }, _session, done) {
      if (!address.includes('5@') || failed.has(address)) return done();
      failed.add(address);
      done(Object.assign(new Error('try later'), { responseCode: 451 }));
    },
  });
  await connection.use(({ db }) =>
    db
      .insertInto('subscribers')
      .values(
        readers.map((email, at) => ({
          id: `id-${at}`,
          email,
          language: at % 2 ? ('es' as const) : ('en' as const),
          created_at: now,
          confirm_expires_at: now,
          confirmed_at: now,
          unsubscribed_at: at === 499 ? now : null,
        })),
      )
      .execute(),
  );
  const write = (name: string, text: string) => writeFile(join(folder, name), text);
  await write(
    '2026-12.mdx',
    '---\ntitle: Before the freeze\n---\n# Pipes\n\nOpen the [list](https://www.example.com/a).\n',
  );
  await write('2026-12.es.mdx', '---\ntitle: Antes de la helada\n---\nAbra la lista.\n');
});
afterEach(async () => {
  await connection.close();
  await mail.close();
});

const run = (...words: readonly string[]) =>
  connection.use((store) =>
    newsletter({ store, siteUrl: 'https://www.example.com', dataDir: folder, now }, { words, flags: new Set() }),
  );
const issue = () => join(folder, '2026-12.mdx');

/** Runs an outbox until nothing is left that was not tried at that time. */
async function deliver(forward: number): Promise<void> {
  const outbox = startOutbox({
    connection,
    transport: smtpTransport(mail.url),
    config: { siteUrl: 'https://www.example.com', mail: { from: 'help@manual.example' } },
    log: { warn() {} },
    now: () => now + forward,
    pollMs: 10,
    lastMessageMs: 0,
  });
  const due = () =>
    connection.use(({ db }) =>
      db
        .selectFrom('outbox')
        .select('id')
        .where('sent_at', 'is', null)
        .where('due_at', '<=', now + forward)
        .execute(),
    );
  while ((await due()).length > 0) await pause(10);
  await outbox.close();
}

test('each of 500 readers gets an issue exactly once, though the mail server puts one in ten off', async () => {
  expect((await run(issue())).text).toContain('Nothing was sent. 499 readers');
  expect((await run(issue(), 'send')).text).toMatch(/^499 messages are in the outbox/);
  const again = await run(issue(), 'send');
  expect(again).toMatchObject({ ok: false, text: expect.stringContaining('was sent on') });
  await deliver(minute);
  expect(failed.size).toBe(50);
  await deliver(60 * minute);
  expect(mail.received.map(({ recipients }) => recipients.join()).sort()).toEqual(readers.slice(0, 499).sort());
  const subjects = new Set(mail.received.map(({ subject }) => subject));
  expect(subjects).toEqual(new Set(['Before the freeze', 'Antes de la helada']));
  for (const { raw } of mail.received) expect(raw).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
});

test('a reader who leaves after it was queued gets nothing', async () => {
  await connection.use(({ db }) => db.deleteFrom('subscribers').where('id', '!=', 'id-1').execute());
  await run(issue(), 'send');
  await deliver(minute);
  const link =
    /token=3D([\w-]+)/.exec(mail.received[0]?.raw.replace(/=\r\n/g, '') ?? '')?.[1] ??
    /token=([\w-]+)/.exec(mail.received[0]?.raw ?? '')?.[1] ??
    '';
  expect(await connection.use((store) => unsubscribe(store, link, now))).toBe(true);
  await writeFile(join(folder, 'next.mdx'), '---\ntitle: Next\n---\nText.\n');
  await connection.use(({ db }) => db.updateTable('subscribers').set({ unsubscribed_at: null }).execute());
  await run(join(folder, 'next.mdx'), 'send');
  await connection.use(({ db }) => db.updateTable('subscribers').set({ unsubscribed_at: now }).execute());
  await deliver(minute);
  expect(mail.received).toHaveLength(1);
});

test.each([
  ['none.mdx', undefined, /There is no file/],
  ['a.mdx', 'Only text\n', /needs a title and text/],
  ['b.mdx', '---\ntitle: A\n---\n<Note>Text</Note>\n', /Take the tag out of this line: <Note>/],
])('%s is refused in words', async (name, text, error) => {
  if (text) await writeFile(join(folder, name), text);
  expect(await run(join(folder, name), 'send')).toMatchObject({ ok: false, text: expect.stringMatching(error) });
});
