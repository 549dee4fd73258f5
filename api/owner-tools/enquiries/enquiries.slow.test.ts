import { readFileSync, statSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { parse } from 'csv-parse/sync';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addQuestion } from '../../store/asking/add-question.ts';
import type { NewQuestion } from '../../store/asking/question-row.ts';
import { listBackups } from '../../store/keeping/backups.ts';
import { openStore, type Store } from '../../store/open-store.ts';
import { emptyStore, engines, testStores } from '../../store/postgres/test-stores.ts';
import { tables } from '../../store/schema.ts';
import { lockFolder } from '../../store/sqlite/folder-lock.ts';
import { confirmSubscriber, newsletterToken, subscribe } from '../../store/tables/subscribers.ts';
import { backup, restore } from '../backup.ts';
import { ownersCommand } from '../test-command.ts';
import { runCommand } from './enquiries.ts';

const now = Date.UTC(2026, 10, 21, 12);
const hour = 60 * 60 * 1000;
const stores = testStores();
let folder = '';
let sqlite: Store;
let pg: Store;

beforeAll(async () => {
  const place = await stores.place('sqlite');
  folder = place.dataDir;
  sqlite = await stores.open(place);
  pg = await stores.open(await stores.place('postgres'));
});
beforeEach(async () => {
  for (const store of [sqlite, pg]) await emptyStore(store);
});

const base = {
  name: 'Ada',
  email: 'ada@example.com',
  urgency: 'normal',
  category: 'general',
  question: 'Dry?',
} as const;
async function add(store: Store, changes: Partial<NewQuestion> = {}, at = now): Promise<string> {
  const options = { idempotencyKey: undefined, ownerEmail: 'owner@example.com', now: at };
  const outcome = await addQuestion(store, { ...base, ...changes }, options);
  return outcome.ok ? outcome.reference : '';
}
const run = async (...args: string[]) => {
  const result = await runCommand(
    { store: sqlite, siteUrl: 'https://example.com', mailFolder: join(folder, 'mail'), now },
    args,
  );
  if (!result) throw new Error('no such command');
  return result;
};

describe('commands', () => {
  test('list: the most pressing first, overdue ones marked, answered ones left out', async () => {
    const normal = await add(sqlite, {}, now - 2 * hour);
    const emergency = await add(sqlite, { urgency: 'emergency', name: 'Bea\u001b[31m' }, now - 3 * hour);
    const answered = await add(sqlite, { question: 'Old' });
    expect(await run('answered', answered.toLowerCase())).toEqual({ ok: true, text: 'Recorded as answered.' });
    const { text } = await run('list');
    expect(text.split('\n').map((row) => row.slice(0, 30).trim())).toEqual([
      `${emergency}  OVERDUE 1 h`,
      `${normal}  due in 22 h`,
    ]);
    expect(text).not.toContain('\u001b');
    expect((await run('list', '--all')).text).toContain(`${answered}  answered`);
    await sqlite.db.updateTable('questions').set({ calling_at: now }).execute();
    const calling = (await run('list', '--all')).text.split('\n').map((row) => /calling back since .+$/.exec(row)?.[0]);
    expect(calling.filter(Boolean)).toEqual(Array(2).fill('calling back since 2026-11-21T12:00:00.000Z'));
    expect((await run('show', normal)).text).toContain('Calling back: since 2026-11-21T12:00:00.000Z');
    const [row] = parse((await run('export', '--csv')).text, { bom: true, columns: true }) as Record<string, string>[];
    expect(row?.['calling back']).toBe('2026-11-21T12:00:00.000Z');
  });

  test('show', async () => {
    const reference = await add(sqlite, { question: 'One\ntwo', location: 'Seguin' });
    const { text } = await run('show', reference);
    expect(text).toContain('Location: Seguin');
    expect(text).toContain('Phone: not given\nBest way to reach them: email');
    expect(text).toMatch(/\n\nOne\ntwo$/);
    expect(await run('show', 'WD-NONE-NONE')).toEqual({ ok: false, text: 'There is no question with this reference.' });
  });

  test('export: what a visitor typed is never a formula', async () => {
    const reference = await add(sqlite, { name: '=cmd|calc', question: 'a "b",\nc' });
    const { text } = await run('export', '--csv');
    const [row] = parse(text, { bom: true, columns: true }) as Record<string, string>[];
    expect(row).toMatchObject({ reference, name: "'=cmd|calc", question: 'a "b",\nc', answered: '' });
    expect((await run('export')).ok).toBe(false);
  });

  test('a phone number is listed, shown and exported', async () => {
    const reference = await add(sqlite, { email: undefined, phone: '(830) 555-0142', reach: 'text' });
    expect((await run('list')).text).toContain('Ada <(830) 555-0142>');
    expect((await run('show', reference)).text).toContain('Email: not given\nPhone: (830) 555-0142\nBest way');
    const [row] = parse((await run('export', '--csv')).text, { bom: true, columns: true }) as Record<string, string>[];
    expect(row).toMatchObject({ email: '', phone: '(830) 555-0142', 'reach by': 'text' });
  });

  test('photos are counted, exported by number, and written into a folder', async () => {
    const photos = [1, 2].map((n) => ({ jpeg: Buffer.from([0xff, 0xd8, n]), hash: `hash${n}` }));
    const options = { idempotencyKey: undefined, ownerEmail: 'owner@example.com', now, photos };
    const outcome = await addQuestion(sqlite, base, options);
    const reference = outcome.ok ? outcome.reference : '';
    const without = await add(sqlite, { question: 'None' });
    expect((await run('show', reference)).text).toContain('Photos: 2');
    const csv = parse((await run('export', '--csv')).text, { bom: true, columns: true }) as Record<string, string>[];
    expect(Object.fromEntries(csv.map((row) => [row.reference, row.photos]))).toEqual({
      [reference]: '2',
      [without]: '0',
    });
    const place = join(folder, 'photos of a question');
    const written = [1, 2].map((n) => join(place, `${reference}-${n}.jpg`));
    expect(await run('photos', reference.toLowerCase(), place)).toEqual({ ok: true, text: written.join('\n') });
    expect(written.map((file) => [...readFileSync(file)])).toEqual([
      [0xff, 0xd8, 1],
      [0xff, 0xd8, 2],
    ]);
    expect(written.map((file) => statSync(file).mode & 0o077)).toEqual([0, 0]);
    const shared = join(folder, 'shared');
    await mkdir(shared, { mode: 0o755 });
    expect((await run('photos', reference, shared)).ok).toBe(true);
    expect([place, shared].map((each) => statSync(each).mode & 0o777)).toEqual([0o700, 0o755]);
    expect((await run('photos', without, place)).text).toBe('No photos came with this question.');
    expect((await run('photos', reference)).ok).toBe(false);
    expect((await run('photos', 'WD-NONE-NONE', place)).ok).toBe(false);
  });

  test('subscribers: with the link that takes each off', async () => {
    await subscribe(sqlite, 'bea@example.com', now);
    const token = await newsletterToken(sqlite, 'newsletter-confirm', 'bea@example.com', now);
    await confirmSubscriber(sqlite, token ?? '', now);
    const [row] = parse((await run('subscribers', '--csv')).text, { bom: true, columns: true }) as Record<
      string,
      string
    >[];
    expect(row?.email).toBe('bea@example.com');
    expect(row?.unsubscribe).toMatch(/^https:\/\/example\.com\/newsletter\/unsubscribe\?token=[\w-]{32}$/);
  });

  test('mail: what was given up or refused, tried again, dismissed', async () => {
    await add(sqlite);
    await sqlite.db
      .updateTable('outbox')
      .set({ dead_at: now, last_error: 'ESLOW' })
      .where('kind', '=', 'notice')
      .execute();
    await sqlite.db
      .updateTable('outbox')
      .set({ dead_at: now, refused_at: now, last_error: 'EENVELOPE 550' })
      .where('kind', '=', 'receipt')
      .execute();
    const [head, ...rows] = (await run('mail')).text.split('\n');
    expect(head).toBe('0 waiting, 1 given up, 1 refused by the mailbox.');
    expect(rows.map((row) => row.split('  ').slice(1)).sort()).toEqual([
      ['given up', '2026-11-21T12:00:00.000Z', 'notice', 'owner@example.com', 'ESLOW'],
      ['refused', '2026-11-21T12:00:00.000Z', 'receipt', 'ada@example.com', 'EENVELOPE 550'],
    ]);
    expect((await run('mail', '--retry')).text).toBe('1 messages will be tried again.');
    const refused = rows.find((row) => row.includes('refused'))?.split('  ')[0] ?? '';
    expect(await run('dismiss', refused)).toEqual({ ok: true, text: 'Dismissed.' });
    expect((await run('dismiss', refused)).ok).toBe(false);
    expect((await run('dismiss')).ok).toBe(false);
    expect((await run('mail')).text).toBe('1 waiting, 0 given up, 0 refused by the mailbox.');
    await sqlite.db.updateTable('outbox').set({ attempts: 5, last_error: 'EENVELOPE 451', due_at: now }).execute();
    const [, putOff = ''] = (await run('mail')).text.split('\n');
    const said = ['put off 5 times, next', '2026-11-21T12:00:00.000Z', 'notice', 'owner@example.com', 'EENVELOPE 451'];
    expect(putOff.split('  ').slice(1)).toEqual(said);
  });
});

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

test.each(engines)('a copy of %s that fails leaves no file behind', async (engine) => {
  const closed = await openStore(await stores.place(engine));
  await closed.close();
  const file = join(folder, `${engine}.failed`);
  await expect(backup(closed, file, now)).rejects.toThrow();
  expect((await readdir(folder)).filter((name) => name.startsWith(`${engine}.failed`))).toEqual([]);
});

describe.each([
  ['sqlite', 'postgres'],
  ['postgres', 'sqlite'],
])('a copy made on %s, put back on %s', (from, to) => {
  const pick = (engine: string) => (engine === 'sqlite' ? sqlite : pg);

  test('holds the same, refuses to overwrite, and replaces when told to', async () => {
    for (let n = 0; n < 210; n++) await add(pick(from), { email: `a${n}@example.com`, question: `Frage ${n} 🌊` });
    await subscribe(pick(from), 'bea@example.com', now);
    const photos = [0, 255].map((byte) => ({ jpeg: Buffer.alloc(200_000, byte), hash: `hash${byte}` }));
    await addQuestion(pick(from), base, { idempotencyKey: 'photos-1', ownerEmail: 'owner@example.com', now, photos });
    const file = join(folder, `${from}.copy`);
    expect((await backup(pick(from), file, now)).ok).toBe(true);
    expect((await backup(pick(from), file, now)).ok).toBe(false);
    const before = await content(pick(from));

    expect(await restore(pick(to), file, { replace: false })).toEqual({ ok: true, text: 'Put back.' });
    expect(await content(pick(to))).toEqual(before);
    await add(pick(to), { question: 'Later' });
    expect((await restore(pick(to), file, { replace: false })).text).toMatch(/add --replace/);
    expect((await restore(pick(to), file, { replace: true })).ok).toBe(true);
    expect(await content(pick(to))).toEqual(before);
  });
});

test('a file that is no copy changes nothing', async () => {
  await add(sqlite);
  const before = await content(sqlite);
  const file = join(folder, 'broken');
  const whole = join(folder, 'whole.copy');
  await backup(sqlite, whole, now);
  const half = (await readFile(whole)).subarray(0, 20_000);
  for (const broken of ['not a database at all, but long enough to be read as one'.repeat(100), half]) {
    await writeFile(file, broken);
    expect((await restore(sqlite, file, { replace: true })).text).toMatch(/broken is not a whole copy/);
  }
  const foreign = join(folder, 'foreign.sqlite');
  const other = new DatabaseSync(foreign);
  other.exec('create table songs (name text)');
  other.close();
  const empty = join(folder, 'empty.sqlite');
  await writeFile(empty, '');
  for (const none of [foreign, empty, join(folder, 'none'), folder]) {
    expect((await restore(sqlite, none, { replace: true })).ok).toBe(false);
  }
  expect(await content(sqlite)).toEqual(before);
});

test('a copy is there whole or not at all', async () => {
  const file = join(folder, 'night.copy');
  await writeFile(`${file}.part`, 'what a copy left that was killed');
  expect((await backup(sqlite, file, now)).ok).toBe(true);
  expect((await restore(sqlite, file, { replace: true })).ok).toBe(true);
  const nowhere = join(folder, 'missing', 'night.copy');
  await expect(backup(sqlite, nowhere, now)).rejects.toThrow(`${nowhere} cannot be written: ENOENT.`);
  expect((await readdir(folder)).filter((name) => name.endsWith('.part'))).toEqual([]);
});

test('a store that was put back knows the copies that it came from', async () => {
  const [first, second] = [join(folder, 'first.copy'), join(folder, 'second.copy')];
  await backup(sqlite, first, now);
  await backup(sqlite, second, now + 1);
  const later = await stores.open(await stores.place('sqlite'));
  expect((await restore(later, second, { replace: false })).ok).toBe(true);
  expect(await listBackups(later)).toEqual(expect.arrayContaining([first, second]));
});

test('a sound copy is not called broken when the store cannot take it', async () => {
  const place = await stores.place('sqlite');
  const store = await stores.open(place);
  const file = join(folder, 'sound.copy');
  await backup(store, file, now);
  await sql`pragma busy_timeout = 0`.execute(store.db);
  const other = new DatabaseSync(join(place.dataDir, 'manual.sqlite'));
  other.exec('begin immediate');
  await expect(restore(store, file, { replace: true })).rejects.toThrow(/locked/);
  other.close();
  expect((await restore(store, file, { replace: true })).ok).toBe(true);
});

describe('from the command line', () => {
  const cli = (...args: string[]) => ownersCommand({ DATA_DIR: folder }, ...args);

  test('lists, explains itself, and fails with a status', async () => {
    const reference = await add(sqlite);
    expect(cli('list')).toMatchObject({ status: 0, stdout: expect.stringContaining(reference), stderr: '' });
    expect(cli()).toMatchObject({ status: 1, stdout: expect.stringContaining('erase EMAIL') });
    expect(cli('constructor').status).toBe(1);
    expect(cli('show', 'WD-NONE-NONE').status).toBe(1);
  });

  test('does not restore under a running server', async () => {
    const lock = lockFolder(folder);
    const { status, stderr } = cli('restore', join(folder, 'sqlite.copy'), '--replace');
    lock.release();
    expect(status).toBe(1);
    expect(stderr).toMatch(/^Another server already uses the folder/);
  });
});
