import { chmodSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { connectStore, type StoreConnection } from '../db/connection.ts';
import { openStore } from '../db/open-store.ts';
import { countMail } from '../db/tables/outbox.ts';
import { addQuestion, listQuestions, type NewQuestion } from '../db/tables/questions.ts';
import { newsletterToken, subscribe } from '../db/tables/subscribers.ts';
import { startPostgres } from '../db/test-postgres.ts';
import { engines, testStores } from '../db/test-stores.ts';
import { eraseMailFiles, mailFolder } from '../email/mail-folder.ts';
import { addMorningDigest } from '../email/morning-mail.ts';
import { type Outbox, startOutbox } from '../email/outbox.ts';
import { fileTransport } from '../email/transport.ts';
import { folderOfTest } from '../test-folder.ts';
import { runCommand } from './enquiries.ts';
import { runCli } from './test-cli.ts';

const stores = testStores();
let folder = '';
beforeEach(async () => {
  folder = join(folderOfTest(), 'data');
});

/** In every field of the person to be erased, in letters that no encoding of mail changes. */
const mark = 'Zebrafinch4711';
const gone = {
  name: mark,
  email: `${mark}@example.com`,
  location: mark,
  urgency: 'normal',
  category: 'general',
  question: `${mark} `.repeat(200),
} satisfies NewQuestion;
const stays = {
  ...gone,
  name: 'Heron',
  email: 'heron@example.com',
  location: 'x',
  question: 'Heron',
} satisfies NewQuestion;

/** Every file below a folder. */
function files(path: string): string[] {
  return readdirSync(path, { withFileTypes: true, recursive: true }).flatMap((entry) =>
    entry.isFile() ? [join(entry.parentPath, entry.name)] : [],
  );
}

/** How often a text occurs in the bytes of all files below a folder. */
const marks = (path: string, text: string) =>
  files(path).reduce(
    (sum, file) => sum + readFileSync(file, 'latin1').toLowerCase().split(text.toLowerCase()).length - 1,
    0,
  );

/** The bytes of a picture of theirs, larger than a page of the database. */
const photos = [{ jpeg: Buffer.from(`${mark} `.repeat(4000)), hash: mark }];

/** Waits in timers: the SQLite store answers without leaving the event loop's turn, and files would never be written. */
async function untilSent(connection: StoreConnection, outbox: Outbox): Promise<void> {
  outbox.wake();
  while ((await connection.use(countMail)).pending > 0) await setTimeout(5);
}

async function fill(connection: StoreConnection): Promise<void> {
  const outbox = startOutbox({
    connection,
    transport: fileTransport(mailFolder(folder)),
    config: { siteUrl: 'https://example.com', mail: { from: 'help@example.com' } },
    log: { warn() {} },
    pollMs: 5,
  });
  const options = { ownerEmail: 'owner@example.com', now: Date.now() };
  await connection.use(async (store) => {
    for (let n = 0; n < 10; n++) {
      await addQuestion(
        store,
        { ...gone, question: `${gone.question}${n}` },
        { ...options, idempotencyKey: `gone-${n}`, photos: n === 0 ? photos : [] },
      );
      await addQuestion(store, { ...stays, question: `Heron ${n}` }, { ...options, idempotencyKey: `stays-${n}` });
    }
    await subscribe(store, gone.email, Date.now());
    await newsletterToken(store, 'newsletter-confirm', gone.email.toLowerCase(), Date.now());
    // The list of a morning names everybody who waits.
    expect(await addMorningDigest(store, options.ownerEmail, Date.UTC(2026, 10, 21, 18))).toBe(true);
  });
  await untilSent(connection, outbox);
  await outbox.close();
}

const cli = (environment: Record<string, string>, ...args: string[]) =>
  runCli({ DATA_DIR: folder, ...environment }, ...args);

/** The same command in this process, through a connection of its own. */
async function command(args: readonly string[], databaseUrl?: string) {
  const store = await openStore({ dataDir: folder, databaseUrl });
  try {
    const context = { store, siteUrl: 'https://example.com', dataDir: folder, now: Date.now() };
    return await runCommand(context, args);
  } finally {
    await store.close();
  }
}

test('beside a running server: no mark remains in any byte of the data folder, other data stays', async () => {
  const connection = connectStore(() => openStore({ dataDir: folder, databaseUrl: undefined }));
  await fill(connection);
  const copy = join(folder, '..', 'copy.sqlite');
  expect((await cli({}, 'backup', copy)).status).toBe(0);
  expect(marks(folder, mark)).toBeGreaterThan(1000);

  const erased = await cli({}, 'erase', gone.email);
  expect(erased.stdout).toMatch(/^Erased: 10 questions, 1 subscriptions, 14 messages, 15 mail files\.$/m);
  expect(erased.status).toBe(0);
  expect(marks(folder, mark)).toBe(0);
  expect(marks(mailFolder(folder), 'Heron')).toBeGreaterThan(0);

  // The copy is named, with the command that erases there.
  expect(erased.stdout).toContain(`erase ${gone.email} --in ${copy}`);
  expect(marks(join(folder, '..'), mark)).toBeGreaterThan(0);
  expect((await cli({}, 'erase', gone.email, '--in', copy)).stdout).toMatch(
    /^Erased in .*: 10 questions, 1 subscriptions, /,
  );
  expect(marks(join(folder, '..'), mark)).toBe(0);
  await connection.close();
});

test.each([
  ['with its digits only', '8305550147', '(830) 555-0147'],
  ["with its country's code", '+18305550147', '830.555.0147 x12'],
])('by a phone number written %s', async (_case, named, written) => {
  const store = await openStore({ dataDir: folder, databaseUrl: undefined });
  const options = { ownerEmail: 'owner@example.com', now: Date.now(), idempotencyKey: undefined };
  const { email: _none, ...reachable } = { ...gone, phone: written, reach: 'call' as const };
  await addQuestion(store, reachable, options);
  await addQuestion(store, { ...reachable, name: 'Heron', phone: '(830) 555-0148' }, options);
  const erased = await command(['erase', named]);
  expect([erased?.ok, erased?.text.split('\n')[0]]).toEqual([
    true,
    'Erased: 1 questions, 0 subscriptions, 1 messages, 0 mail files.',
  ]);
  expect((await listQuestions(store, { all: true })).map(({ name }) => name)).toEqual(['Heron']);
  expect(await command(['erase', '555'])).toMatchObject({
    ok: false,
    text: expect.stringMatching(/^Give the address or the number/),
  });
  await store.close();
});

test('folder, database, mail files and copies are for their owner alone, also ones that were not', async () => {
  const connection = connectStore(() => openStore({ dataDir: folder, databaseUrl: undefined }));
  await fill(connection);
  chmodSync(folder, 0o755);
  chmodSync(join(folder, 'manual.sqlite'), 0o644);
  const copy = join(folder, '..', 'copy.sqlite');
  expect(await command(['backup', copy])).toMatchObject({ ok: true });
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  const open = [...files(folder), copy].filter((file) => (statSync(file).mode & 0o077) !== 0);
  expect(open).toEqual([]);
  await connection.close();
});

test('mail files: half-written ones and ones of an earlier release go too, by their address', async () => {
  const connection = connectStore(() => openStore({ dataDir: folder, databaseUrl: undefined }));
  await fill(connection);
  await connection.use(({ db }) => db.deleteFrom('outbox').execute());
  writeFileSync(join(mailFolder(folder), '.2026-01-01T00-00-00-000Z-half.eml'), `To: ${gone.email}\r\n\r\n${mark}`);
  expect((await command(['erase', gone.email]))?.text).toContain('16 mail files.');
  expect(marks(folder, mark)).toBe(0);
  await connection.close();
});

test('a message sent while its question is erased leaves no file', async () => {
  const connection = connectStore(() => openStore({ dataDir: folder, databaseUrl: undefined }));
  await connection.use((store) =>
    addQuestion(store, gone, { ownerEmail: 'owner@example.com', now: Date.now(), idempotencyKey: undefined }),
  );
  const files = fileTransport(mailFolder(folder));
  const outbox = startOutbox({
    connection,
    transport: {
      ...files,
      async send(message) {
        expect(await command(['erase', gone.email])).toMatchObject({ ok: true });
        return files.send(message);
      },
    },
    config: { siteUrl: 'https://example.com', mail: { from: 'help@example.com' } },
    log: { warn() {} },
    pollMs: 5,
  });
  await untilSent(connection, outbox);
  await outbox.close();
  expect(marks(mailFolder(folder), mark)).toBe(0);
  await connection.close();
});

test.each(engines)('%s: a digest sent during an erase is composed again without the erased person', async (engine) => {
  const { databaseUrl } = await stores.place(engine);
  const connection = connectStore(() => openStore({ dataDir: folder, databaseUrl }));
  await connection.use(async (store) => {
    const options = { ownerEmail: 'owner@example.com', now: Date.now(), idempotencyKey: undefined };
    for (const one of [gone, stays]) await addQuestion(store, one, options);
    await store.db.deleteFrom('outbox').execute();
    expect(await addMorningDigest(store, options.ownerEmail, Date.UTC(2026, 10, 21, 18))).toBe(true);
  });
  const letters = fileTransport(mailFolder(folder));
  const named: boolean[] = [];
  const outbox = startOutbox({
    connection,
    transport: {
      ...letters,
      async send(message) {
        named.push(message.text.includes(mark));
        if (named.length === 1) expect(await command(['erase', gone.email], databaseUrl)).toMatchObject({ ok: true });
        return letters.send(message);
      },
    },
    config: { siteUrl: 'https://example.com', mail: { from: 'help@example.com' } },
    log: { warn() {} },
    pollMs: 5,
  });
  await untilSent(connection, outbox);
  await outbox.close();
  expect(named).toEqual([true, false]);
  expect(marks(mailFolder(folder), mark)).toBe(0);
  expect(marks(mailFolder(folder), 'Heron')).toBeGreaterThan(0);
  await connection.close();
});

test('a digest is found by its references in any script', async () => {
  const letters = mailFolder(folder);
  const text = `WD-1234-ABCD ${'雨'.repeat(900)}`;
  await fileTransport(letters).send({
    messageId: '<list@example.com>',
    date: new Date(0),
    from: 'help@example.com',
    to: 'owner@example.com',
    subject: 'One question waits',
    text,
    html: text,
    headers: {},
  });
  expect(await eraseMailFiles(letters, { ids: [], references: ['WD-9999-ABCD'], address: undefined })).toBe(0);
  expect(await eraseMailFiles(letters, { ids: [], references: ['WD-1234-ABCD'], address: undefined })).toBe(1);
  expect(files(letters)).toEqual([]);
});

test('a file that is no backup stays untouched', async () => {
  const parent = join(folder, '..');
  const [empty, foreign] = [join(parent, 'empty'), join(parent, 'foreign')];
  writeFileSync(empty, '');
  const other = new DatabaseSync(foreign);
  other.exec('create table songs (name text)');
  other.close();
  chmodSync(parent, 0o755);
  const paths = [empty, foreign, parent];
  const state = () => paths.map((path) => [statSync(path).size, statSync(path).mode]);
  const before = state();
  const said: (string | undefined)[] = [];
  for (const path of paths) said.push((await command(['erase', gone.email, '--in', path]))?.text);
  expect(said).toEqual([
    `${empty} is not a whole copy of a store. Nothing was erased.`,
    `${foreign} is not a whole copy of a store. Nothing was erased.`,
    `${parent} is no file.`,
  ]);
  expect(state()).toEqual(before);
});

test('PostgreSQL: no mark in its tables, and the owner is warned of its log', async () => {
  const postgres = await startPostgres();
  const databaseUrl = await postgres.database('erase');
  const connection = connectStore(() => openStore({ dataDir: folder, databaseUrl }));
  await fill(connection);
  const copy = join(folder, '..', 'copy.sqlite');
  expect((await cli({ DATABASE_URL: databaseUrl }, 'backup', copy)).status).toBe(0);
  expect(statSync(copy).mode & 0o777).toBe(0o600);
  // What the server holds in memory only could not be found afterwards either.
  await connection.use(({ db }) => sql`checkpoint`.execute(db));
  expect(marks(join(postgres.files, 'base'), mark)).toBeGreaterThan(0);
  const erased = await cli({ DATABASE_URL: databaseUrl }, 'erase', gone.email);
  expect(erased.stdout).toMatch(/^Erased: 10 questions/m);
  expect(erased.stdout).toMatch(/write-ahead log keeps the text/);
  expect(erased.stdout).toContain(`--in ${copy}`);
  await connection.close();
  expect(marks(join(postgres.files, 'base'), mark)).toBe(0);
  expect(existsSync(folder) ? marks(folder, mark) : 0).toBe(0);
  await postgres.stop();
});
