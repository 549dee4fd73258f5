import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { owner } from '#content/owner.ts';
import { questionReceipt, referencePattern } from '#contract/forms.ts';
import { buildApp } from '../app.ts';
import { readConfig } from '../config/config.ts';
import { connectStore, type StoreConnection } from '../db/connection.ts';
import { openStore } from '../db/open-store.ts';
import { type QuestionRow, tables } from '../db/schema.ts';
import { listQuestions } from '../db/tables/questions.ts';
import { folderOfFile } from '../test-folder.ts';

const many = { client: { requests: 1e6, windowMs: 1 }, everyone: { requests: 1e6, windowMs: 1 } };
const noLimits = { assessment: many, question: many, newsletter: many };
const folder = folderOfFile();
let connection: StoreConnection;
let app: FastifyInstance;
let woken = 0;

beforeAll(async () => {
  const config = readConfig({ LOG_LEVEL: 'silent', DATA_DIR: folder });
  connection = connectStore(() => openStore(config));
  const outbox = { wake: () => void woken++, state: () => 'files' as const };
  app = buildApp({ config, connection, outbox, limits: noLimits });
});
afterAll(async () => {
  await app.close();
  await connection.close();
});
beforeEach(async () => {
  woken = 0;
  await connection.use(async ({ db }) => {
    for (const table of tables) await db.deleteFrom(table).execute();
  });
});

const ask = { name: 'Ada', email: 'ada@example.com', urgency: 'urgent', category: 'insurance', question: 'Who pays?' };
const post = (payload: InjectOptions['payload'], headers: Record<string, string> = {}) =>
  app.inject({ method: 'POST', url: '/api/questions', headers, ...(payload === undefined ? {} : { payload }) });
const form = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
  post(new URLSearchParams(fields).toString(), { 'content-type': 'application/x-www-form-urlencoded', ...headers });
const stored = (): Promise<QuestionRow[]> => connection.use((store) => listQuestions(store, { all: true }));

describe('a question', () => {
  test('is stored before it is acknowledged, and wakes the outbox', async () => {
    const answer = await post({ ...ask, location: 'Seguin' });
    expect(answer.statusCode).toBe(201);
    const { reference } = z.parse(questionReceipt, answer.json());
    expect(reference).toMatch(referencePattern);
    expect(await stored()).toMatchObject([{ ...ask, reference, location: 'Seguin' }]);
    expect(woken).toBe(1);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  test('urgency and category have the defaults of the form', async () => {
    await post({ name: 'Ada', email: 'a@b.example', question: 'x' });
    const defaults = { urgency: 'normal', category: 'general', location: null, phone: null, reach: 'email' };
    expect(await stored()).toMatchObject([defaults]);
  });

  test.each<[string, object, object]>([
    [
      'as it was typed',
      { phone: ' (830)  555-0142 x3 ', reach: 'call' },
      { phone: '(830) 555-0142 x3', reach: 'call' },
    ],
    ['of another country', { phone: '+49 30 901820-00', reach: 'text' }, { phone: '+49 30 901820-00', reach: 'text' }],
    ['beside mail', { phone: '830.555.0142' }, { phone: '830.555.0142', reach: 'email' }],
    ['left empty', { phone: '', reach: 'email' }, { phone: null, reach: 'email' }],
  ])('with a phone number %s', async (_case, typed, expected) => {
    expect((await post({ ...ask, ...typed })).statusCode).toBe(201);
    expect(await stored()).toMatchObject([expected]);
  });

  test.each<[string, unknown, number | undefined]>([
    ['for an hour', '3600000', 3_600_000],
    ['for less than a minute', '59000', undefined],
    ['until tomorrow', '-86400000', undefined],
    ['for years, by a clock that was moved', 1e12, undefined],
    ['for so long as no number says', 'NaN', undefined],
  ])('that waited on its device %s', async (_case, waitedMs, expected) => {
    expect((await post({ ...ask, waitedMs })).statusCode).toBe(201);
    const [row] = await stored();
    expect(row?.written_at === null ? undefined : Number(row?.created_at) - Number(row?.written_at)).toBe(expected);
  });

  test('a repeated key stores one question, however long it waited', async () => {
    const headers = { 'idempotency-key': '5b0c3d2e-0000-4000-8000-000000000001' };
    const [first, second] = [await post(ask, headers), await post({ ...ask, waitedMs: 90_000 }, headers)];
    expect(second.json()).toEqual(first.json());
    expect([first.statusCode, second.statusCode]).toEqual([201, 201]);
    expect(await stored()).toHaveLength(1);
    expect(woken).toBe(1);
  });

  test.each<[string, object]>([
    ['name', { name: 'Eve' }],
    ['email', { email: 'eve@example.com' }],
    ['location', { location: 'Seguin' }],
    ['phone', { phone: '830 555 0142' }],
    ['reach', { phone: '830 555 0142', reach: 'call' }],
    ['urgency', { urgency: 'emergency' }],
    ['category', { category: 'general' }],
    ['question', { question: 'Another' }],
  ])('with the key of another question is refused: %s', async (_field, change) => {
    const headers = { 'idempotency-key': '5b0c3d2e-0000-4000-8000-000000000002' };
    expect((await post(ask, headers)).statusCode).toBe(201);
    expect((await post({ ...ask, ...change }, headers)).statusCode).toBe(409);
    expect(await stored()).toMatchObject([ask]);
  });

  test('invisible characters are taken out, visible ones stay', async () => {
    await post({
      ...ask,
      name: ' Ada\r\nBcc: x@y.example\u0000 \u202eLovelace ',
      question: 'One\r\ntwo\u0007\u2028three \ud800 你好 🌊\n<script>alert(1)</script>',
    });
    expect(await stored()).toMatchObject([
      { name: 'Ada Bcc: x@y.example Lovelace', question: 'One\ntwo\nthree \ufffd 你好 🌊\n<script>alert(1)</script>' },
    ]);
  });
});

describe('a refusal names the fields and stores nothing', () => {
  test.each<[string, object, readonly string[]]>([
    ['nothing', {}, ['name', 'email', 'question']],
    ['blank name', { ...ask, name: ' \u0000 ' }, ['name']],
    ['long name', { ...ask, name: 'x'.repeat(101) }, ['name']],
    ['email without @', { ...ask, email: 'ada' }, ['email']],
    ['two addresses', { ...ask, email: 'a@b.example, c@d.example' }, ['email']],
    ['address with a header', { ...ask, email: 'a@b.example\r\nBcc: c@d.example' }, ['email']],
    ['long email', { ...ask, email: `${'x'.repeat(250)}@b.example` }, ['email']],
    ['nine digits', { ...ask, phone: '830 555 014' }, ['phone']],
    ['sixteen digits', { ...ask, phone: '1234567890123456' }, ['phone']],
    ['words for a number', { ...ask, phone: 'call me: 830 555 0142' }, ['phone']],
    ['a call without a number', { ...ask, reach: 'call' }, ['phone']],
    ['a text message to an empty number', { ...ask, reach: 'text', phone: '' }, ['phone']],
    ['a call without a number, and no name', { ...ask, reach: 'call', name: '' }, ['name', 'phone']],
    ['another way to reach', { ...ask, reach: 'pigeon' }, ['reach']],
    ['unknown urgency', { ...ask, urgency: 'now' }, ['urgency']],
    ['unknown category', { ...ask, category: '' }, ['category']],
    ['long question', { ...ask, question: 'x'.repeat(5001) }, ['question']],
    ['a list as name', { ...ask, name: ['Ada'] }, ['name']],
  ])('%s', async (_case, payload, fields) => {
    const answer = await post(payload);
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json().fields)).toEqual(fields);
    for (const sentence of Object.values(answer.json().fields)) expect(sentence).toMatch(/^[A-Z].+\.$/);
    expect(await stored()).toEqual([]);
  });

  test.each<[string, object, Record<string, string>, number]>([
    ['the hidden field filled', { ...ask, website: 'http://x.example' }, {}, 400],
    ['faster than people', { ...ask, elapsedMs: 20 }, {}, 400],
    ['a short key', ask, { 'idempotency-key': 'x' }, 400],
    ['a form on another site', ask, { 'sec-fetch-site': 'cross-site' }, 403],
    ['a list', [ask], {}, 400],
  ])('%s', async (_case, payload, headers, status) => {
    const answer = await post(payload, headers);
    expect(answer.statusCode).toBe(status);
    expect(answer.json().error).toMatch(/^[A-Z].+\.$/);
    expect(await stored()).toEqual([]);
  });

  test('over 64 kB', async () => {
    expect((await post({ ...ask, question: 'x'.repeat(70_000) })).statusCode).toBe(413);
  });
});

describe('a plain form post', () => {
  test('leads to the thank-you page with the reference', async () => {
    const answer = await form({ ...ask, location: '', website: '' });
    const [row] = await stored();
    expect([answer.statusCode, answer.headers.location]).toEqual([303, `/ask/thanks?reference=${row?.reference}`]);
    const page = await app.inject({ method: 'GET', url: String(answer.headers.location) });
    expect([page.statusCode, page.body]).toEqual([
      200,
      `Thanks. The reference number of your question is ${row?.reference}.\n`,
    ]);
  });

  test('pressed twice it is one question, and with another number it is a second', async () => {
    const [first, second] = [await form(ask), await form(ask)];
    expect(second.headers.location).toBe(first.headers.location);
    expect(await stored()).toHaveLength(1);
    await form({ ...ask, phone: '830 555 0142' });
    expect(await stored()).toHaveLength(2);
  });

  test('with a mistake it is answered in words', async () => {
    const answer = await form({ ...ask, email: 'ada' });
    expect([answer.statusCode, answer.body]).toEqual([400, 'Enter an email address like name@example.com.\n']);
  });

  test.each<[string, Record<string, string>, Record<string, string>, number, RegExp]>([
    ['too long', { ...ask, question: 'x'.repeat(70_000) }, {}, 413, /^Es demasiado largo/],
    ['from another site, by what it says', ask, { origin: 'https://evil.example' }, 403, /^Use el formulario/],
  ])('refused unread is answered in the language of its page: %s', async (_case, fields, more, status, words) => {
    const sender = { host: 'localhost:3000', referer: 'http://localhost:3000/es/preguntar', 'accept-language': 'en' };
    const answer = await form({ ...fields, language: 'es' }, { ...sender, ...more });
    expect([answer.statusCode, answer.body]).toEqual([status, expect.stringMatching(words)]);
  });
});

test('limits answer 429 with Retry-After, in JSON and to a form', async () => {
  const one = { client: { requests: 1, windowMs: 30_000 }, everyone: { requests: 99, windowMs: 30_000 } };
  const limits = { assessment: one, question: one, newsletter: one };
  const tight = buildApp({ config: readConfig({ LOG_LEVEL: 'silent', DATA_DIR: folder }), connection, limits });
  const send = (headers: Record<string, string>, payload: object | string) =>
    tight.inject({ method: 'POST', url: '/api/questions', headers, payload });
  expect((await send({}, ask)).statusCode).toBe(201);
  const json = await send({}, ask);
  expect([json.statusCode, json.headers['retry-after']]).toEqual([429, '30']);
  const words = `Too many requests. Wait 30 seconds and try again. If you can’t wait, call ${owner.phone.display}.`;
  expect(json.json()).toEqual({ error: words });
  const page = await send({ 'content-type': 'application/x-www-form-urlencoded' }, new URLSearchParams(ask).toString());
  expect([page.statusCode, page.body]).toEqual([429, `${words}\n`]);
  await tight.close();
});

test('an unavailable store is a 503 with a message, and the next question is stored after it returns', async () => {
  let away = true;
  const config = readConfig({ LOG_LEVEL: 'silent', DATA_DIR: folder });
  const own = connectStore(() => (away ? Promise.reject(new Error('disk')) : openStore(config)));
  const shaky = buildApp({ config, connection: own });
  const send = () => shaky.inject({ method: 'POST', url: '/api/questions', payload: ask });
  const failed = await send();
  expect(failed.statusCode).toBe(503);
  expect(failed.json().error).toMatch(/^We can’t save anything/);
  away = false;
  expect((await send()).statusCode).toBe(201);
  await shaky.close();
  await own.close();
});
