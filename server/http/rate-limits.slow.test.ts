import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildApp } from '../app.ts';
import { readConfig } from '../config/config.ts';
import { connectStore, type StoreConnection } from '../db/connection.ts';
import { openStore } from '../db/open-store.ts';
import { addQuestion } from '../db/tables/questions.ts';
import { multipartOf } from '../photos/test-pictures.ts';
import { folderOfFile } from '../test-folder.ts';
import type { EndpointLimits, Share } from './default-limits.ts';

// The limits through the routes, from addresses that a trusted proxy names.

const folder = folderOfFile();
let connection: StoreConnection;
beforeAll(async () => {
  connection = connectStore(() => openStore(readConfig({ DATA_DIR: folder })));
});
afterAll(() => connection.close());

const minute = 60_000;
const limitsOf = (client: number, everyone: number): Share => ({
  client: { requests: client, windowMs: minute },
  everyone: { requests: everyone, windowMs: minute },
});

let app: FastifyInstance;
let number = 0;
const start = (question: EndpointLimits) => {
  const config = readConfig({ LOG_LEVEL: 'silent', DATA_DIR: folder, TRUST_PROXY: 'loopback' });
  const limits = { question, newsletter: limitsOf(2, 5), assessment: limitsOf(2, 5) };
  return buildApp({ config, connection, limits });
};
beforeEach(() => {
  app = start({ ...limitsOf(2, 9), emergencies: limitsOf(1, 2) });
});
afterEach(() => app.close());

const post = (url: string, from: string, payload: object | string, headers: Record<string, string> = {}) =>
  app.inject({ method: 'POST', url, headers: { 'x-forwarded-for': from, ...headers }, payload });
const ask = async (from: string, urgency = 'normal') => {
  const payload = { name: 'Ada', email: 'ada@example.com', urgency, question: `Number ${number++}` };
  return (await post('/api/questions', from, payload)).statusCode;
};
const times = async (count: number, send: (n: number) => Promise<unknown>) => {
  const answers: unknown[] = [];
  for (let n = 0; n < count; n++) answers.push(await send(n));
  return answers;
};

describe('refused bodies', () => {
  test.each<[string, object | string, Record<string, string>]>([
    ['empty', {}, {}],
    ['broken', '{"name"', { 'content-type': 'application/json' }],
    ['of an unknown type', 'x', { 'content-type': 'text/x' }],
    ['of a program', { name: 'A', email: 'a@b.example', question: 'x', website: 'y' }, {}],
  ])('300 %s ones from one /48 leave every place free', async (_case, payload, headers) => {
    const answers = await times(300, async (n) => {
      return (await post('/api/questions', `2001:db8:1:${n.toString(16)}::1`, payload, headers)).statusCode;
    });
    expect(answers.slice(0, 24).every((status) => status === 400 || status === 415)).toBe(true);
    expect(answers.at(-1)).toBe(429);
    expect(await ask('2001:db8:1:5::1')).toBe(201);
    expect(await ask('192.0.2.9', 'emergency')).toBe(201);
  });

  test.each([
    ['/api/newsletter', { email: 'a@b.example' }, 202],
    ['/functions/v1/ai-damage-assessment', { scenario: 'wet floor' }, 200],
  ])('%s counts them apart as well', async (url, payload, status) => {
    await times(50, () => post(url, '192.0.2.1', {}));
    expect((await post(url, '192.0.2.1', {})).statusCode).toBe(429);
    expect((await post(url, '192.0.2.1', payload)).statusCode).toBe(status);
  });
});

describe('emergencies', () => {
  test('have a share of their own when everyone has used up the rest', async () => {
    await times(9, (n) => ask(`192.0.2.${n}`));
    expect(await ask('192.0.2.20')).toBe(429);
    expect(await ask('192.0.2.20', 'emergency')).toBe(201);
  });
});

describe('links of mails', () => {
  let looks = 0;
  beforeEach(async () => {
    await app.close();
    looks = 0;
    const counting: StoreConnection = {
      ...connection,
      use: (work) => {
        looks += 1;
        return connection.use(work);
      },
    };
    const config = readConfig({ LOG_LEVEL: 'silent', DATA_DIR: folder, TRUST_PROXY: 'loopback' });
    app = buildApp({ config, connection: counting, limits: { ...noLimits, link: limitsOf(2, 9) } });
  });
  const token = 'x'.repeat(32);

  test.each(['/ask/answered', '/ask/call-back', '/newsletter/confirm', '/newsletter/unsubscribe'])(
    '%s: who tries tokens is not let to the store, and takes no place from others',
    async (path) => {
      const press = async (from: string) => (await post(`${path}?token=${token}`, from, '')).statusCode;
      expect(await times(50, () => press('192.0.2.1'))).toEqual([410, 410, ...Array(48).fill(429)]);
      expect(looks).toBe(2);
      expect(await press('192.0.2.2')).toBe(410);
    },
  );

  test('guessing references gets the page without stored data', async () => {
    const url = '/ask/thanks?reference=WD-0000-0000';
    const thanks = async () => (await app.inject({ url, headers: { 'x-forwarded-for': '192.0.2.1' } })).statusCode;
    expect(await times(50, thanks)).toEqual(Array(50).fill(200));
    expect(looks).toBe(2);
  });
});

test('a question that was sent again under its key uses no second place', async () => {
  const headers = { 'idempotency-key': 'the-same-key' };
  const payload = { name: 'Ada', email: 'ada@example.com', question: 'On a bad line' };
  const answers = await times(5, async () => (await post('/api/questions', '192.0.2.1', payload, headers)).statusCode);
  expect(answers).toEqual([201, 201, 201, 201, 201]);
  expect(await ask('192.0.2.1')).toBe(201);
});

test('repeats of one question are counted with the refused ones', async () => {
  const headers = { 'idempotency-key': 'the-same-key-2' };
  const payload = { name: 'Ada', email: 'ada@example.com', question: 'Again and again' };
  const answers = await times(9, async () => (await post('/api/questions', '192.0.2.1', payload, headers)).statusCode);
  expect(answers).toEqual([...Array(7).fill(201), 429, 429]);
  expect(await ask('192.0.2.1')).toBe(201);
});

test('a photo that cannot be decoded uses up a place, and that of a repeat is not decoded', async () => {
  const bytes = Buffer.from('no picture');
  const { payload, headers } = await multipartOf({ name: 'Ada', email: 'ada@example.com', question: 'Wet' }, [
    { bytes },
  ]);
  const send = async () => {
    const all = { ...headers, 'idempotency-key': 'with-a-photo' };
    return (await post('/api/questions', '192.0.2.1', payload, all)).statusCode;
  };
  expect(await times(3, send)).toEqual([400, 400, 429]);
  const question = {
    name: 'Ada',
    email: 'ada@example.com',
    urgency: 'normal',
    category: 'general',
    question: 'Wet',
  } as const;
  const photos = [{ jpeg: bytes, hash: createHash('sha256').update(bytes).digest('base64url') }];
  const options = { idempotencyKey: 'with-a-photo', ownerEmail: 'owner@example.com', photos, now: Date.now() };
  await connection.use((store) => addQuestion(store, question, options));
  await app.close();
  app = start(limitsOf(2, 9));
  expect(await send()).toBe(201);
});

test('a store that is away uses up no place', async () => {
  await app.close();
  let away = true;
  const config = readConfig({ LOG_LEVEL: 'silent', DATA_DIR: folder });
  const shaky = connectStore(() => (away ? Promise.reject(new Error('disk')) : openStore(config)));
  app = buildApp({ config, connection: shaky, limits: { ...noLimits, question: limitsOf(2, 9) } });
  expect(await times(5, () => ask('192.0.2.1'))).toEqual([503, 503, 503, 503, 503]);
  away = false;
  expect(await ask('192.0.2.1')).toBe(201);
  await shaky.close();
});

const noLimits = { newsletter: limitsOf(1e6, 1e6), assessment: limitsOf(1e6, 1e6) };
