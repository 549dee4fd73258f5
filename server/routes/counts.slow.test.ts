import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildApp } from '../app.ts';
import { runCommand } from '../cli/enquiries.ts';
import { readConfig } from '../config/config.ts';
import { connectStore, type StoreConnection } from '../db/connection.ts';
import { openStore } from '../db/open-store.ts';
import { runRetention } from '../db/retention.ts';
import { addCount, dayOf } from '../db/tables/counts.ts';
import { emptyStore, engines, settingsOf, testStores } from '../db/test-stores.ts';
import { loadSite } from '../http/serve-site.ts';

const stores = testStores();
const siteFolder = () => join(stores.folder(), 'site');
beforeAll(async () => {
  await mkdir(siteFolder());
  for (const file of ['index.html', 'ask.html', 'a.svg']) await writeFile(join(siteFolder(), file), '<p>a</p>');
});

const own = { origin: 'https://example.com' };
const question = { name: 'Ada', email: 'ada@example.com', urgency: 'normal', category: 'general', question: 'Dry?' };

describe.each(engines)('%s', (engine) => {
  let connection: StoreConnection;
  let app: FastifyInstance;
  beforeAll(async () => {
    const place = settingsOf(await stores.place(engine));
    const config = readConfig({ LOG_LEVEL: 'silent', SITE_URL: 'https://example.com', ...place });
    connection = connectStore(() => openStore(config));
    const few = { requests: 20, windowMs: 600_000 };
    const site = await loadSite(siteFolder());
    app = buildApp({ config, connection, site, limits: { count: { client: few, everyone: few } } });
  });
  afterAll(async () => {
    await app.close();
    await connection.close();
  });
  beforeEach(() => connection.use(emptyStore));
  const count = async (query: string, headers: Record<string, string> = own) =>
    (await app.inject({ method: 'POST', url: `/api/count?${query}`, headers })).statusCode;
  const ask = async () => (await app.inject({ method: 'POST', url: '/api/questions', payload: question })).statusCode;
  const rows = () => connection.use(({ db }) => db.selectFrom('counts').selectAll().orderBy('kind').execute());

  test('adds up by day, page and kind, and keeps nothing else; a form once it is stored', async () => {
    const many = await Promise.all(Array.from({ length: 5 }, () => count('kind=call&page=/')));
    expect(many).toEqual(Array(5).fill(204));
    expect(await count('kind=tool&page=/ask', { 'sec-fetch-site': 'same-origin' })).toBe(204);
    expect([await ask(), await ask()]).toEqual([201, 201]);
    const day = dayOf(Date.now());
    expect(await rows()).toEqual([
      { day, page: '/', kind: 'call', number: 5 },
      { day, page: '/ask', kind: 'form', number: 1 },
      { day, page: '/ask', kind: 'tool', number: 1 },
    ]);
    const context = { siteUrl: '', dataDir: '', now: Date.now() };
    const shown = await connection.use(async (store) => runCommand({ ...context, store }, ['numbers']));
    expect(shown?.text.split('\n').map((line) => line.split(/\s{2,}/))).toEqual([
      [day, 'calls tapped', '5', '/'],
      [day, 'questions sent', '1', '/ask'],
      [day, 'tools used', '1', '/ask'],
    ]);
  });

  test.each<[string, string, Record<string, string>, number]>([
    ['a page that is not there', 'kind=call&page=/none', own, 400],
    ['a file that is no page', 'kind=call&page=/a.svg', own, 400],
    ['a page with a query', 'kind=call&page=/ask?name=Ada', own, 400],
    ['a form, which the server counts', 'kind=form&page=/ask', own, 400],
    ['no page', 'kind=call', own, 400],
    ['another site', 'kind=call&page=/ask', { origin: 'https://evil.example' }, 403],
    ['a program that names no page', 'kind=call&page=/ask', {}, 403],
    ['Global Privacy Control', 'kind=call&page=/ask', { ...own, 'sec-gpc': '1' }, 204],
    ['Do Not Track', 'kind=call&page=/ask', { ...own, dnt: '1' }, 204],
  ])('%s is not counted', async (_case, query, headers, status) => {
    expect(await count(query, headers)).toBe(status);
    expect(await rows()).toEqual([]);
  });

  test('counting too often is refused, and takes no place from questions', async () => {
    const codes = await Promise.all(Array.from({ length: 40 }, () => count('kind=call&page=/')));
    expect(codes).toContain(429);
    expect(await ask()).toBe(201);
  });

  test('a day is forgotten after thirteen months', async () => {
    const now = Date.UTC(2026, 10, 22, 18);
    await connection.use(async (store) => {
      await addCount(store, 'call', '/', Date.UTC(2025, 9, 21, 18));
      await addCount(store, 'call', '/', Date.UTC(2025, 9, 22, 18));
      await runRetention(store, { now, confirmed: true });
    });
    expect((await rows()).map(({ day }) => day)).toEqual(['2025-10-22']);
  });
});
