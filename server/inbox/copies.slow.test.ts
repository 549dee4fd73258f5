import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { isFullRun } from '#tests/full-run.ts';
import { listCopies } from '../cli/stored-copies.ts';
import { ask } from '../cli/test-cli.ts';
import type { StoreLocation } from '../db/open-store.ts';
import { subscribe } from '../db/tables/subscribers.ts';
import { emptyStore, engines, testStores } from '../db/test-stores.ts';
import { csrfIn, type TestInbox, testInbox } from './test-inbox.ts';

const stores = testStores();

describe.each(engines)('%s', (engine) => {
  let place: StoreLocation;
  let inbox: TestInbox;
  let cookie = '';
  let csrf = '';
  beforeAll(async () => {
    place = await stores.place(engine);
    inbox = testInbox(place);
  });
  afterAll(() => inbox.close());
  beforeEach(async () => {
    await inbox.connection.use(emptyStore);
    await inbox.connection.use(({ db }) => db.deleteFrom('inbox_events').execute());
    cookie = (await inbox.open(await inbox.link())) ?? '';
    csrf = csrfIn((await inbox.get('/inbox/en', cookie)).body);
  });

  const page = async (path = '/inbox/en/copies') => (await inbox.get(path, cookie)).body;
  const press = (path: string, fields: Record<string, string> = {}) => inbox.post(path, { csrf, ...fields }, cookie);
  const add = (email: string) =>
    inbox.connection.use((store) => ask(store, Date.now(), { email, name: email, question: email }));
  const people = () =>
    inbox.connection.use(async ({ db }) => {
      const rows = await db.selectFrom('questions').select('name').orderBy('name').execute();
      return rows.map(({ name }) => name);
    });
  const copies = () => inbox.connection.use((store) => listCopies(store, place.dataDir));
  /** Makes a backup in the browser. */
  async function backUp() {
    const known = new Set((await copies()).map(({ id }) => id));
    expect((await press('/inbox/en/copies')).headers.location).toBe('/inbox/en/copies');
    const made = (await copies()).find(({ id }) => !known.has(id));
    if (!made) throw new Error(await page());
    return made;
  }
  const wasIn = (html: string) => /name="was" value="(\d+)"/.exec(html)?.[1] ?? '';

  // Each press forks a process, and what a restore does on PostgreSQL is tested beside it (cli/restore.slow.test.ts).
  if (engine === 'sqlite' || isFullRun) {
    test('makes, lists and downloads a backup; the log says so', async () => {
      await add('ada@example.com');
      const made = await backUp();
      expect(made).toMatchObject({
        questions: 1,
        name: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d{6}(-\d+)?\.sqlite$/),
      });
      const html = await page();
      expect(html).toContain(`Made the backup ${made.name}`);
      expect(html).toMatch(new RegExp(`1 question · [\\d.]+ MB · ${made.name}`));
      const file = await inbox.get(`/inbox/en/copies/${made.id}`, cookie);
      expect(file.headers).toMatchObject({
        'content-disposition': `attachment; filename="${made.name}"`,
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      });
      expect(file.rawPayload.equals(readFileSync(made.path))).toBe(true);
      expect(await page('/inbox/es/status')).toContain(`Descargó la copia ${made.name}`);
      for (const [path, sent] of [
        [`/inbox/en/copies/${made.id}`, undefined],
        ['/inbox/en/copies', undefined],
      ] as const)
        expect((await inbox.get(path, sent)).statusCode).toBe(403);
      expect((await inbox.get('/inbox/en/copies/0000000000000000', cookie)).statusCode).toBe(404);
    });

    test('restores with the second press, after a backup of the present, and erases again', async () => {
      for (const email of ['ada@example.com', 'gone@example.com']) await add(email);
      await inbox.connection.use((store) => subscribe(store, 'reader@example.com', Date.now()));
      const made = await backUp();
      await add('later@example.com');
      for (const person of ['gone@example.com', 'reader@example.com'])
        await press('/inbox/en/erase', { person, confirm: 'yes' });
      const first = await press('/inbox/en/copies/restore', { id: made.id });
      expect(first.body).toContain('The backup has 2 questions. Right now you have 2.');
      expect(first.body).toContain(engine === 'postgres' ? 'PostgreSQL database' : 'usually less than a minute');
      expect(await people()).toEqual(['ada@example.com', 'later@example.com']);

      const fields = { id: made.id, was: wasIn(first.body), confirm: 'yes' };
      // Pressed twice at once, and once more later.
      await Promise.all([press('/inbox/en/copies/restore', fields), press('/inbox/en/copies/restore', fields)]);
      expect(await people()).toEqual(['ada@example.com']);
      const html = await page();
      expect(html).toContain(`Restored the backup ${made.name}`);
      expect(html).toContain('Records deleted again, since you deleted them after that backup: 2');
      expect(await inbox.connection.use(({ db }) => db.selectFrom('subscribers').select('email').execute())).toEqual(
        [],
      );
      await add('next@example.com');
      await press('/inbox/en/copies/restore', fields);
      expect(await people()).toEqual(['ada@example.com', 'next@example.com']);

      // The backup of the present undoes it, without what was erased.
      const before = (await copies()).filter(({ name }) => name.startsWith('before-restore-'));
      expect(before.map(({ questions }) => questions)).toEqual([2]);
      const undo = await press('/inbox/en/copies/restore', { id: before[0]?.id ?? '' });
      await press('/inbox/en/copies/restore', { id: before[0]?.id ?? '', was: wasIn(undo.body), confirm: 'yes' });
      expect(await people()).toEqual(['ada@example.com', 'later@example.com']);
    });

    test.each<[string, RegExp, (path: string) => void]>([
      ['half of it', /is damaged or isn’t a backup\. Nothing was changed/, (path) => truncateSync(path, 8192)],
      ['another file', /Damaged: it can’t be restored/, (path) => writeFileSync(path, 'songs '.repeat(3000))],
      [
        'a newer version',
        /A newer version of this site made the backup/,
        (path) => sqlite(path, "insert into kysely_migration values ('999_later', '2027-01-01T00:00:00.000Z')"),
      ],
    ])('a damaged backup changes nothing: %s', async (_name, words, damage) => {
      await add('ada@example.com');
      const made = await backUp();
      damage(made.path);
      const known = (await copies()).length;
      await press('/inbox/en/copies/restore', { id: made.id, was: '0', confirm: 'yes' });
      expect(await page()).toMatch(words);
      expect(await people()).toEqual(['ada@example.com']);
      expect(await copies()).toHaveLength(known);
    });

    test('while another process works, a press starts nothing and the page says so', async () => {
      const made = await backUp();
      const lock = new DatabaseSync(join(place.dataDir, 'copies.lock'));
      lock.exec('begin exclusive');
      expect(await page()).toContain('A backup or a restore is running.');
      await add('ada@example.com');
      await press('/inbox/en/copies/restore', { id: made.id, was: '0', confirm: 'yes' });
      lock.close();
      expect(await people()).toEqual(['ada@example.com']);
    });
  }

  test('a process that is killed on the way leaves all or nothing', async () => {
    await inbox.connection.use(async (store) => {
      for (let n = 0; n < 100; n++) await ask(store, Date.now(), { question: `copied ${n}`, name: 'copied' });
    });
    const { path } = await backUp();
    await inbox.connection.use(emptyStore);
    await add('present');
    const outcomes = new Set<string>();
    for (const wait of [0, 300, 700]) {
      const child = fork(new URL('copy-process.ts', import.meta.url), { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
      child.send({ location: place, file: path, was: 0 });
      await pause(wait);
      child.kill('SIGKILL');
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
      const found = await people();
      outcomes.add(
        found.length === 1 ? 'present' : found.every((name) => name === 'copied') ? `all ${found.length}` : 'mixed',
      );
    }
    expect([...outcomes].filter((each) => each !== 'present' && each !== 'all 100')).toEqual([]);
    expect(outcomes).toContain('present');
    const first = await press('/inbox/en/copies/restore', {
      id: (await copies()).find((copy) => copy.path === path)?.id ?? '',
    });
    const was = wasIn(first.body);
    await press('/inbox/en/copies/restore', {
      id: /name="id" value="(\w+)"/.exec(first.body)?.[1] ?? '',
      was,
      confirm: 'yes',
    });
    expect(await people()).toHaveLength(100);
    expect(readdirSync(place.dataDir)).not.toContain('restore');
  });
});

function sqlite(path: string, statements: string): void {
  const database = new DatabaseSync(path);
  database.exec(statements);
  database.close();
}
