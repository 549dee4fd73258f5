import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { questionsOf } from '../db/erase.ts';
import { lockFolder } from '../db/folder-lock.ts';
import { migrations } from '../db/migrations.ts';
import type { Store } from '../db/open-store.ts';
import { tables } from '../db/schema.ts';
import { NodeSqliteDialect } from '../db/sqlite-dialect.ts';
import { listDeadMail, newMail } from '../db/tables/outbox.ts';
import { addQuestion, listQuestions, type NewQuestion } from '../db/tables/questions.ts';
import { subscribe } from '../db/tables/subscribers.ts';
import { type Engine, emptyStore, engines, testStores } from '../db/test-stores.ts';
import { backup } from './backup.ts';
import { runCommand } from './enquiries.ts';
import { eraseEverywhere } from './erase.ts';
import { restore, restoreFolder } from './restore.ts';
import { ask, askOptions, question, runCli } from './test-cli.ts';

const now = Date.UTC(2026, 10, 21, 12);
const stores = testStores();
const opened = new Map<Engine, Store>();
let dataDir = '';

function storeOf(engine: Engine): Store {
  const store = opened.get(engine);
  if (!store) throw new Error(`no ${engine} yet`);
  return store;
}
const file = (name: string) => join(stores.folder(), name);

beforeAll(async () => {
  const place = await stores.place('sqlite');
  dataDir = place.dataDir;
  opened.set('sqlite', await stores.open(place));
  opened.set('postgres', await stores.open(await stores.place('postgres')));
});
beforeEach(async () => {
  for (const engine of engines) await emptyStore(storeOf(engine));
});

const add = (store: Store, changes: Partial<NewQuestion> = {}) => ask(store, now, changes);

const content = async (store: Store) => {
  const rows = await Promise.all(tables.map((table) => store.db.selectFrom(table).selectAll().execute()));
  // Bytes are of another class on each engine.
  const plain = (_key: string, value: unknown) =>
    value instanceof Uint8Array ? Buffer.from(value).toString('hex') : value;
  const text = (row: object) =>
    JSON.stringify(
      Object.entries(row)
        .sort()
        .map(([name, value]) => [name, plain(name, value)]),
    );
  return rows.map((table) => table.map(text).sort());
};

describe.each<[Engine, Engine]>([
  ['sqlite', 'postgres'],
  ['postgres', 'sqlite'],
])('a copy made on %s, put back on %s', (from, to) => {
  test('restores the same data, does not overwrite, and replaces on request', async () => {
    const [source, target] = [storeOf(from), storeOf(to)];
    for (let n = 0; n < 210; n++) await add(source, { email: `a${n}@example.com`, question: `Frage ${n} 🌊` });
    await subscribe(source, 'bea@example.com', now);
    const photos = [0, 255].map((byte) => ({ jpeg: Buffer.alloc(200_000, byte), hash: `hash${byte}` }));
    await addQuestion(source, question, { ...askOptions(now), idempotencyKey: 'photos-1', photos });
    const copy = file(`${from}.copy`);
    expect((await backup(source, copy, now)).ok).toBe(true);
    expect((await backup(source, copy, now)).ok).toBe(false);
    const before = await content(source);

    expect(await restore(target, copy, { dataDir, replace: false })).toEqual({ ok: true, text: 'Put back.' });
    expect(await content(target)).toEqual(before);
    await add(target, { question: 'Later' });
    expect((await restore(target, copy, { dataDir, replace: false })).text).toMatch(/add --replace/);
    expect((await restore(target, copy, { dataDir, replace: true })).ok).toBe(true);
    expect(await content(target)).toEqual(before);
  });

  test('what was erased after the copy is erased again, readers who left stay away, and waiting newsletters are held', async () => {
    const [source, target] = [storeOf(from), storeOf(to)];
    await add(source, { email: 'kept@example.com' });
    await add(source, { email: 'erased@example.com' });
    for (const reader of ['gone@example.com', 'left@example.com', 'bea@example.com'])
      await subscribe(source, reader, now);
    const issue = newMail({ kind: 'newsletter', recipient: 'bea@example.com', priority: 9, createdAt: now });
    await source.db.insertInto('outbox').values(issue).execute();
    const [copy, later] = [file(`${from}.erased`), file(`${from}.later`)];
    await backup(source, copy, now);
    await restore(target, copy, { dataDir, replace: true });
    const [erased = ''] = await questionsOf(target.db, { email: 'erased@example.com' });
    for (const email of ['erased@example.com', 'gone@example.com'])
      await eraseEverywhere(target, stores.folder(), { email });
    await target.db
      .updateTable('subscribers')
      .set({ unsubscribed_at: now })
      .where('email', '=', 'left@example.com')
      .execute();
    await backup(target, later, now);

    const { text } = await restore(target, copy, { dataDir, replace: true });
    expect(text).toContain(`Erased again, as after the copy: ${erased}, 1 subscriptions.`);
    expect(text).toContain('1 newsletter messages were waiting and are held.');
    const expected = ['bea@example.com', 'kept@example.com', 'left@example.com', 'owner@example.com'];
    const people = async (store: Store) => {
      const mail = await store.db.selectFrom('outbox').select('recipient').distinct().execute();
      return mail.map(({ recipient }) => recipient).sort();
    };
    expect(await people(target)).toEqual(expected);
    expect((await listQuestions(target, { all: true })).map(({ email }) => email)).toEqual(['kept@example.com']);
    expect((await listDeadMail(target)).map(({ kind }) => kind)).toEqual(['newsletter']);
    const readers = await target.db
      .selectFrom('subscribers')
      .select(['email', 'unsubscribed_at'])
      .orderBy('email')
      .execute();
    expect(readers.map((reader) => Object.values(reader))).toEqual([
      ['bea@example.com', null],
      ['left@example.com', now],
    ]);

    // A copy names what was erased before it: an older one cannot bring it back on another machine either.
    await source.db.deleteFrom('erased').execute();
    await restore(source, later, { dataDir, replace: true });
    expect((await restore(source, copy, { dataDir, replace: true })).text).toContain(erased);
  });

  test('the store knows the copies that it came from: erasing names them', async () => {
    const [first, second] = [file(`${from}.first`), file(`${from}.second`)];
    await add(storeOf(from));
    await backup(storeOf(from), first, now);
    await backup(storeOf(from), second, now + 1);
    const later = await stores.open(await stores.place(to));
    expect((await restore(later, second, { dataDir, replace: false })).ok).toBe(true);
    const { text } = await eraseEverywhere(later, file('mail'), { email: question.email });
    for (const copy of [first, second]) expect(text).toContain(`erase ${question.email} --in ${copy}`);
  });
});

/** Writes an SQLite file of someone else. */
function otherDatabase(path: string, statements: string): void {
  const database = new DatabaseSync(path);
  database.exec(statements);
  database.close();
}

describe('what is no copy is refused before anything is touched', () => {
  const engine = 'sqlite';
  const notWhole = 'is not a whole copy of a store. Nothing was changed.';
  test.each<[string, string, (path: string, whole: string) => unknown]>([
    ['an empty file', notWhole, (path) => writeFile(path, '')],
    ['no database', notWhole, (path) => writeFile(path, 'long enough to be read as one'.repeat(200))],
    ['half of a copy', notWhole, async (path, whole) => writeFile(path, (await readFile(whole)).subarray(0, 20_000))],
    ["another program's database", notWhole, (path) => otherDatabase(path, 'create table songs (name text)')],
    [
      'one that has tables of our names',
      notWhole,
      (path) => otherDatabase(path, 'create table questions (name text); create table outbox (name text)'),
    ],
    [
      'one that its program changes as ours does',
      notWhole,
      (path) => otherDatabase(path, 'create table kysely_migration (name text, timestamp text)'),
    ],
    [
      'a copy of a later version',
      'is of a later version. Nothing was changed.',
      async (path, whole) => {
        await writeFile(path, await readFile(whole));
        otherDatabase(path, "insert into kysely_migration values ('999_later', '2027-01-01T00:00:00.000Z')");
      },
    ],
    ['a folder', 'is no file.', (path) => mkdir(path)],
  ])('%s', async (name, fault, make) => {
    const store = storeOf(engine);
    const [path, whole] = [file(`${engine}, ${name}`), file(`${engine}, ${name}, whole`)];
    await backup(store, whole, now);
    await make(path, whole);
    const refused = { ok: false, text: `${path} ${fault}` };
    expect(await restore(store, path, { dataDir, replace: false })).toEqual(refused);
    await add(store);
    const before = await content(store);
    expect(await restore(store, path, { dataDir, replace: true })).toEqual(refused);
    expect(await content(store)).toEqual(before);
  });

  test('a file that is not there, and one that was not finished', async () => {
    const none = file('none');
    const refused = { ok: false, text: `There is no file ${none}.` };
    expect(await restore(storeOf(engine), none, { dataDir, replace: true })).toEqual(refused);
    const [whole, part] = [file(`${engine}.whole`), file(`${engine}.part`)];
    await backup(storeOf(engine), whole, now);
    await writeFile(part, await readFile(whole));
    expect((await restore(storeOf(engine), part, { dataDir, replace: true })).text).toMatch(/ was not finished\./);
  });
});

test.each(engines)('%s takes a copy of the first version, which stays as it was', async (engine) => {
  const copy = file(`${engine}, first version`);
  const old = new Kysely<unknown>({ dialect: new NodeSqliteDialect(copy) });
  const first = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < '004'));
  const { error } = await new Migrator({ db: old, provider: { getMigrations: async () => first } }).migrateToLatest();
  expect(error).toBeUndefined();
  await sql`insert into questions
    (reference, name, email, location, urgency, category, question, idempotency_key, created_at, answered_at)
    values ('WD-AAAA-AAAA', 'Ada', 'ada@example.com', null, 'urgent', 'insurance', 'Who pays?', 'client-1', ${now}, null)
  `.execute(old);
  await old.destroy();
  const before = readFileSync(copy);
  expect(await restore(storeOf(engine), copy, { dataDir, replace: false })).toEqual({ ok: true, text: 'Put back.' });
  expect(await listQuestions(storeOf(engine), { all: true })).toMatchObject([
    { question: 'Who pays?', language: 'en' },
  ]);
  expect(readFileSync(copy).equals(before)).toBe(true);
});

describe.each(engines)('a whole file with other tables or rows than a store is refused: %s', (engine) => {
  const withoutRules =
    'create table all_questions as select * from questions; drop table questions; alter table all_questions rename to questions';
  test.each<readonly [string, string]>([
    ['a field without a value', `${withoutRules}; update questions set name = null`],
    ['a question twice', `${withoutRules}; insert into questions select * from questions`],
    ['a missing table', 'drop table photos'],
    ['a column of its own', 'alter table questions add column songs text'],
    ['a number over 2^53', 'update questions set created_at = 9223372036854775807'],
    ['fewer applied migrations than its tables have', "delete from kysely_migration where name > '003'"],
    ['a word for a number', "update questions set created_at = 'soon'"],
    ['bytes for a text', "update questions set name = x'ff00'"],
    [
      'a view that never ends for a table',
      'drop table photos; create view photos as with recursive n(reference) as (select 1 union all select reference + 1 from n) select * from n',
    ],
    ...(engine === 'postgres' ? ([['NUL in a text', "update questions set name = 'a' || char(0)"]] as const) : []),
  ])('%s', async (name, statements) => {
    const store = storeOf(engine);
    await add(store);
    const path = file(`${engine}, ${name}`);
    await backup(store, path, now);
    otherDatabase(path, statements);
    const before = await content(store);
    const refused = { ok: false, text: `${path} is not a whole copy of a store. Nothing was changed.` };
    expect(await restore(store, path, { dataDir, replace: true })).toEqual(refused);
    expect(await content(store)).toEqual(before);
  });
});

test('the copy of a killed restore is deleted by the next one, however that ends', async () => {
  const left = join(restoreFolder(dataDir), 'copy.sqlite');
  mkdirSync(restoreFolder(dataDir), { recursive: true });
  await writeFile(left, 'all questions');
  const [noCopy, copy] = [file('no copy'), file('whole copy')];
  await writeFile(noCopy, '');
  await backup(storeOf('sqlite'), copy, now);
  for (const [path, ok] of [
    [noCopy, false],
    [copy, true],
  ] as const) {
    expect((await restore(storeOf('sqlite'), path, { dataDir, replace: true })).ok).toBe(ok);
    expect(existsSync(restoreFolder(dataDir))).toBe(false);
  }
});

test('a sound copy is not called broken when the store cannot take it', async () => {
  const place = await stores.place('sqlite');
  const store = await stores.open(place);
  const copy = file('sound.copy');
  await backup(store, copy, now);
  await sql`pragma busy_timeout = 0`.execute(store.db);
  const other = new DatabaseSync(join(place.dataDir, 'manual.sqlite'));
  other.exec('begin immediate');
  await expect(restore(store, copy, { dataDir, replace: true })).rejects.toThrow(/locked/);
  other.close();
  expect((await restore(store, copy, { dataDir, replace: true })).ok).toBe(true);
});

test('under a running server nothing is restored', async () => {
  const lock = lockFolder(dataDir);
  const answer = await runCli({ DATA_DIR: dataDir }, 'restore', 'none', '--replace');
  lock.release();
  expect(answer).toMatchObject({ status: 1, stderr: expect.stringMatching(/^Another server already uses the folder/) });
});

test.each([[[]], [['--replace']]])('a restore needs the name of a file: %j', async (flags: readonly string[]) => {
  const context = { store: storeOf('sqlite'), siteUrl: '', dataDir, now };
  expect(await runCommand(context, ['restore', ...flags])).toEqual({ ok: false, text: 'Name a file: restore FILE' });
});
