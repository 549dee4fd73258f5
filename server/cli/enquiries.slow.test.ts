import { readFileSync, statSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Store } from '../db/open-store.ts';
import { addQuestion, type NewQuestion } from '../db/tables/questions.ts';
import { confirmSubscriber, newsletterToken, subscribe } from '../db/tables/subscribers.ts';
import { emptyStore, markAsNewer, testStores } from '../db/test-stores.ts';
import { runCommand } from './enquiries.ts';
import { ask, askOptions, question, runCli } from './test-cli.ts';

const now = Date.UTC(2026, 10, 21, 12);
const hour = 60 * 60 * 1000;
const stores = testStores();
let folder = '';
let sqlite: Store;

beforeAll(async () => {
  const place = await stores.place('sqlite');
  folder = place.dataDir;
  sqlite = await stores.open(place);
});
beforeEach(() => emptyStore(sqlite));

async function add(store: Store, changes: Partial<NewQuestion> = {}, at = now): Promise<string> {
  const result = await ask(store, at, changes);
  return result.ok ? result.reference : '';
}
const run = async (...args: string[]) => {
  const result = await runCommand({ store: sqlite, siteUrl: 'https://example.com', dataDir: folder, now }, args);
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
    expect(row?.['calling back (America/Chicago)']).toBe('2026-11-21 06:00:00');
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
    expect(row).toMatchObject({
      reference,
      name: "'=cmd|calc",
      question: 'a "b",\nc',
      'answered (America/Chicago)': '',
    });
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
    const result = await addQuestion(sqlite, question, { ...askOptions(now), photos });
    const reference = result.ok ? result.reference : '';
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
    const file = join(folder, 'no folder');
    await writeFile(file, '');
    const refused = await run('photos', reference, file);
    expect(refused).toEqual({ ok: false, text: expect.stringMatching(`^${file} could not be written: ENOTDIR`) });
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
      .set({ dead_at: now, attempts: 20, last_error: 'ESLOW' })
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
    const revived = await sqlite.db.selectFrom('outbox').selectAll().where('dead_at', 'is', null).execute();
    expect(revived.map(({ attempts }) => attempts)).toEqual([0]);
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

describe('from the command line', () => {
  const cli = (...args: string[]) => runCli({ DATA_DIR: folder }, ...args);

  test('a data folder of a newer version is named as that', async () => {
    const place = await stores.place('sqlite');
    await markAsNewer((await stores.open(place)).db);
    const { status, stderr } = await runCli({ DATA_DIR: place.dataDir }, 'list');
    expect(status).toBe(1);
    expect(stderr).toMatch(/^This data folder was written by a newer version of this program[^\n]+DATA_DIR[^\n]+\n$/);
  });

  test('lists, explains itself, and fails with a status', async () => {
    const reference = await add(sqlite);
    expect(await cli('list')).toMatchObject({ status: 0, stdout: expect.stringContaining(reference), stderr: '' });
    expect(await cli()).toMatchObject({ status: 1, stdout: expect.stringContaining('erase EMAIL') });
    expect((await cli('constructor')).status).toBe(1);
    expect((await cli('show', 'WD-NONE-NONE')).status).toBe(1);
  });
});
