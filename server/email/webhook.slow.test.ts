import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { Webhook } from 'standardwebhooks';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Urgency } from '#contract/question-form.ts';
import { connectStore, type StoreConnection } from '../db/connection.ts';
import { openStore } from '../db/open-store.ts';
import { countMail } from '../db/tables/outbox.ts';
import { addQuestion } from '../db/tables/questions.ts';
import { folderOfTest } from '../test-folder.ts';
import { startOutbox } from './outbox.ts';
import { startMailServer, type TestMailServer } from './test-mail-server.ts';
import { smtpTransport } from './transport.ts';

const secret = `whsec_${Buffer.alloc(24, 7).toString('base64')}`;
let folder = '';
let connection: StoreConnection;
let mail: TestMailServer;
let hook = '';
let receiver: Server;
let status = 204;
let calls: { path: string; headers: IncomingHttpHeaders; body: string }[] = [];

beforeEach(async () => {
  folder = folderOfTest();
  connection = connectStore(() => openStore({ dataDir: folder, databaseUrl: undefined }));
  mail = await startMailServer();
  calls = [];
  status = 204;
  receiver = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    calls.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks).toString('utf8') });
    response.writeHead(status, status === 307 ? { location: '/elsewhere' } : {}).end();
  }).listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  hook = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`;
});
afterEach(async () => {
  await connection.close();
  await mail.close();
  receiver.close();
});

const ask = (urgency: Urgency, question = 'Hidden') =>
  connection.use((store) =>
    addQuestion(
      store,
      { name: 'Ada', email: 'ada@example.com', location: 'Seguin', urgency, category: 'general', question },
      {
        idempotencyKey: undefined,
        ownerEmail: 'owner@example.com',
        now: Date.UTC(2026, 10, 21, 12),
        alerts: { smsAddress: '8305550142@sms.example', webhook: true },
      },
    ),
  );

const begin = (forward: number) =>
  startOutbox({
    connection,
    transport: smtpTransport(mail.url),
    webhook: { url: hook, secret },
    config: { siteUrl: 'https://example.com', mail: { from: 'help@manual.example' } },
    log: { warn() {} },
    now: () => Date.now() + forward,
    pollMs: 10,
    lastMessageMs: 0,
  });

/** Runs an outbox until nothing is left that is due. */
async function deliver(forward = 0): Promise<void> {
  const outbox = begin(forward);
  const waiting = () =>
    connection.use(({ db }) =>
      db.selectFrom('outbox').selectAll().where('sent_at', 'is', null).where('last_error', 'is', null).execute(),
    );
  while ((await waiting()).length > 0) await pause(10);
  await outbox.close();
}

test.each(['urgent', 'emergency'] as const)(
  'an %s question is announced, signed, without what was typed',
  async (urgency) => {
    await ask(urgency);
    await deliver();
    const [call] = calls;
    const headers = call?.headers as Record<string, string>;
    const hours = { urgent: 'T18:00', emergency: 'T14:00' }[urgency];
    expect(new Webhook(secret).verify(call?.body ?? '', headers)).toEqual({
      type: 'question.asked',
      timestamp: '2026-11-21T12:00:00.000Z',
      data: {
        reference: expect.stringMatching(/^WD-/),
        urgency,
        category: 'general',
        answerBy: `2026-11-21${hours}:00.000Z`,
      },
    });
    expect(calls).toHaveLength(1);
    const sms = mail.received.find(({ recipients }) => recipients[0] === '8305550142@sms.example');
    expect(sms?.raw).toMatch(/WD-\w{4}-\w{4}/);
    expect([call?.body, sms?.raw].join()).not.toMatch(/Hidden|Ada|Seguin|ada@/);
  },
);

test('redirects of a receiver are not followed', async () => {
  status = 307;
  await ask('emergency');
  await deliver();
  expect(calls.map(({ path }) => path)).toEqual(['/hook']);
  expect(await connection.use(countMail)).toMatchObject({ pending: 1 });
});

test('a receiver that says nothing does not hold up the stop', async () => {
  receiver.removeAllListeners('request');
  const asked = once(receiver, 'request');
  await ask('emergency');
  const outbox = begin(0);
  await asked;
  const began = performance.now();
  await outbox.close();
  expect(performance.now() - began).toBeLessThan(5_000);
  receiver.closeAllConnections();
});

test('a normal question is not announced', async () => {
  await ask('normal');
  await deliver();
  expect([calls.length, mail.received.length]).toEqual([0, 2]);
});

test('a failing receiver delays no mail, and is called again with the same id', async () => {
  status = 500;
  await ask('emergency');
  await deliver();
  expect(mail.received).toHaveLength(3);
  expect(await connection.use(countMail)).toMatchObject({ pending: 1, dead: 0 });
  status = 204;
  await connection.use(({ db }) => db.updateTable('outbox').set({ last_error: null }).execute());
  await deliver(60_000);
  expect(await connection.use(countMail)).toMatchObject({ pending: 0 });
  expect(new Set(calls.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
});

test('a receiver that is away is named by what its socket says', async () => {
  receiver.close();
  await once(receiver, 'close');
  await ask('emergency');
  await deliver();
  const unsent = await connection.use(({ db }) =>
    db.selectFrom('outbox').select(['kind', 'last_error']).where('sent_at', 'is', null).execute(),
  );
  expect(unsent).toEqual([{ kind: 'webhook', last_error: 'ECONNREFUSED' }]);
});

test('a receiver that never answers holds no mail up', async () => {
  receiver.removeAllListeners('request');
  for (const question of 'abcdefgh') await ask('emergency', question);
  const unsent = () =>
    connection.use(({ db }) => db.selectFrom('outbox').select('kind').where('sent_at', 'is', null).execute());
  const outbox = begin(0);
  while ((await unsent()).some(({ kind }) => kind !== 'webhook')) await pause(10);
  receiver.closeAllConnections();
  await outbox.close();
  expect(await unsent()).toHaveLength(8);
});
