import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildApp } from '../app.ts';
import { readConfig } from '../config/config.ts';
import { connectStore, type StoreConnection } from '../db/connection.ts';
import { erase } from '../db/erase.ts';
import { openStore } from '../db/open-store.ts';
import { runRetention } from '../db/retention.ts';
import type { QuestionMark } from '../db/schema.ts';
import { dayMs } from '../db/tables/daily-limits.ts';
import { questionLinkDays } from '../db/tables/links.ts';
import { findQuestion } from '../db/tables/questions.ts';
import { emptyStore, settingsOf, testStores } from '../db/test-stores.ts';
import { composeMail, type MailRow } from '../email/compose.ts';
import { subjectsOf } from '../email/mail-subject.ts';

const stores = testStores();

const ask = {
  name: 'Ada',
  email: 'ada@example.com',
  urgency: 'urgent',
  category: 'general',
  question: 'Dry?',
  elapsedMs: 5000,
};

let connection: StoreConnection;
let app: FastifyInstance;
let reference = '';
beforeAll(async () => {
  const place = settingsOf(await stores.place('sqlite'));
  const config = readConfig({ LOG_LEVEL: 'silent', SITE_URL: 'https://example.com', ...place });
  connection = connectStore(() => openStore(config));
  app = buildApp({ config, connection });
});
afterAll(async () => {
  await app.close();
  await connection.close();
});
beforeEach(async () => {
  await connection.use(emptyStore);
  reference = (await app.inject({ method: 'POST', url: '/api/questions', payload: ask })).json().reference;
});

/** The links of the notice, as the mail has them. Each sending makes new ones. */
const links = (sentAt = Date.now()): Promise<Record<QuestionMark, string>> =>
  connection.use(async (store) => {
    const row = await store.db.selectFrom('outbox').selectAll().where('kind', '=', 'notice').executeTakeFirstOrThrow();
    const [subject = {}] = await subjectsOf(store, [row], sentAt);
    const config = { siteUrl: 'https://example.com', mail: { from: 'help@example.com' } };
    const { text = '' } = composeMail(config, row as MailRow, subject) ?? {};
    const link = (mark: QuestionMark) =>
      new RegExp(`^https://example\\.com(/ask/${mark}\\?token=[\\w-]{32})$`, 'm').exec(text)?.[1] ?? '';
    return { answered: link('answered'), 'call-back': link('call-back') };
  });
const press = (url: string, headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: '',
  });
const state = async () => {
  const row = await connection.use((store) => findQuestion(store, reference));
  return [row?.answered_at !== null, row?.calling_at !== null];
};

test.each<[QuestionMark, readonly boolean[]]>([
  ['answered', [true, false]],
  ['call-back', [false, true]],
])('%s: opened as often as anybody likes, pressed once', async (mark, marked) => {
  const url = (await links())[mark];
  for (const method of ['GET', 'HEAD', 'GET'] as const) await app.inject({ method, url });
  expect(await state()).toEqual([false, false]);
  const done = await press(url);
  expect([done.statusCode, done.headers.location, done.headers['cache-control']]).toEqual([
    303,
    '/ask/marked',
    'no-store',
  ]);
  expect(await state()).toEqual(marked);
  const row = await connection.use((store) => findQuestion(store, reference));
  expect((await press(url)).statusCode).toBe(410);
  expect(await connection.use((store) => findQuestion(store, reference))).toEqual(row);
});

test('pressed many times at once, it works once', async () => {
  const { answered } = await links();
  const codes = await Promise.all(Array.from({ length: 8 }, async () => (await press(answered)).statusCode));
  expect(codes.toSorted()).toEqual([303, ...Array(7).fill(410)]);
});

test('a notice that left twice: one use for both, and a mark of one kind leaves the other', async () => {
  const first = await links();
  const second = await links();
  expect((await press(second['call-back'])).statusCode).toBe(303);
  expect((await press(first['call-back'])).statusCode).toBe(410);
  expect((await press(first.answered)).statusCode).toBe(303);
  expect(await state()).toEqual([true, true]);
});

test.each([
  ['a minute before its end', 60_000, 303],
  ['at its end', -1, 410],
])('%s', async (_case, left, status) => {
  const { answered } = await links(Date.now() - questionLinkDays * dayMs + left);
  expect((await press(answered)).statusCode).toBe(status);
  expect(await state()).toEqual([status === 303, false]);
});

test.each(['', '?token=', '?token=short', `?token=${'x'.repeat(32)}`, "?token='%20or%201=1"])(
  'a link with %j marks nothing',
  async (query) => {
    await links();
    for (const mark of ['answered', 'call-back']) expect((await press(`/ask/${mark}${query}`)).statusCode).toBe(410);
    expect(await state()).toEqual([false, false]);
  },
);

test('a token does only what its own link says', async () => {
  const { answered } = await links();
  expect((await press(answered.replace('answered', 'call-back'))).statusCode).toBe(410);
  expect((await press(answered.replace('/ask/answered', '/newsletter/confirm'))).statusCode).toBe(410);
  expect(await state()).toEqual([false, false]);
});

test('pressed by the page of another site it is refused, and still works afterwards', async () => {
  const { answered } = await links();
  expect((await press(answered, { origin: 'https://evil.example' })).statusCode).toBe(403);
  expect((await press(answered, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
  expect(await state()).toEqual([false, false]);
  expect((await press(answered, { origin: 'https://example.com' })).statusCode).toBe(303);
});

test('the store holds no token, keeps the links while the question is there, and forgets them with it', async () => {
  const { answered } = await links();
  const stored = () => connection.use(({ db }) => db.selectFrom('links').selectAll().execute());
  await connection.use((store) => runRetention(store, { now: Date.now(), confirmed: false }));
  expect(await stored()).toHaveLength(2);
  expect(JSON.stringify(await stored())).not.toContain(answered.split('token=')[1]);
  await connection.use((store) => erase(store, { email: 'ada@example.com' }));
  expect(await stored()).toEqual([]);
  expect((await press(answered)).statusCode).toBe(410);
});
