import { type ClientRequest, request } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildApp } from '../app.ts';
import { readConfig } from '../config/config.ts';
import { connectStore, type StoreConnection } from '../db/connection.ts';
import { openStore } from '../db/open-store.ts';
import { settingsOf, testStores } from '../db/test-stores.ts';
import { multipartOf, noise, picture } from './test-pictures.ts';

// Forms that never end, from addresses that a trusted proxy names.

const stores = testStores();
const photo = await picture();
/** Of a size that a form without photos never has. */
const large = await noise(800, 600);
const lead = { name: 'Ada', location: '78130', reach: 'call', phone: '(830) 555-0147', question: 'Wet' };
const slow: ClientRequest[] = [];
let connection: StoreConnection;
let app: FastifyInstance;
let url = '';
let [refused, late, ended] = [0, 0, 0];
async function start(parts: { readonly uploadBytes?: number; readonly bodyPeriodMs?: number } = {}): Promise<void> {
  const place = await stores.place('sqlite');
  const config = readConfig({ LOG_LEVEL: 'silent', TRUST_PROXY: 'loopback', ...settingsOf(place) });
  connection = connectStore(() => openStore(config));
  const { bodyPeriodMs = 30_000, ...others } = parts;
  app = buildApp({ config, connection, timeouts: { bodyPeriodMs }, ...others });
  url = `${await app.listen({ port: 0, host: '127.0.0.1' })}/api/estimates`;
}
beforeEach(() => {
  [refused, late, ended] = [0, 0, 0];
});
afterEach(async () => {
  for (const post of slow.splice(0))
    post
      .removeAllListeners('error')
      .on('error', () => {})
      .destroy();
  await app.close();
  await connection.close();
});

const form = async (from: string, fields: object = lead, bytes: Uint8Array = large) => {
  const { payload, headers } = await multipartOf({ ...lead, ...fields }, [{ bytes }]);
  return { payload, headers: { ...headers, 'x-forwarded-for': from } };
};
const unfinished = await form('', {});

/** Begins a form, by default without its photo, and does not end it. */
function hold(from: string, sent = 100): void {
  const { payload, headers } = unfinished;
  begin({ ...headers, 'x-forwarded-for': from, 'content-length': payload.length }, payload.subarray(0, sent));
}

function begin(headers: Record<string, string | number>, body: Uint8Array | string): void {
  const post = request(url, { method: 'POST', headers, agent: false });
  post.on('response', (answer) => {
    if (answer.resume().statusCode === 429) refused += 1;
    else if (answer.statusCode === 408) late += 1;
  });
  post.on('error', () => {
    ended += 1;
  });
  post.write(body);
  slow.push(post);
}

async function send(from: string, fields = {}, bytes: Uint8Array = photo): Promise<number> {
  const { payload, headers } = await form(from, fields, bytes);
  return (await fetch(url, { method: 'POST', headers, body: new Uint8Array(payload) })).status;
}

async function sendJson(from: string, fields = {}): Promise<number> {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': from };
  return (await fetch(url, { method: 'POST', headers, body: JSON.stringify({ ...lead, ...fields }) })).status;
}

test('20 IPv6 /48s and 60 IPv4 addresses that hold half forms close nobody out', async () => {
  await start();
  const networks = [
    ...Array.from({ length: 20 }, (_, n) => (i: number) => `2001:db8:${n + 1}:${i}::1`),
    ...Array.from({ length: 60 }, (_, n) => () => `192.0.2.${n}`),
  ];
  for (const address of networks) {
    for (let i = 0; i < 8; i++) hold(address(i), 400);
    for (let i = 0; i < 8; i++) {
      const headers = { 'content-type': 'application/json', 'content-length': 500, 'x-forwarded-for': address(i) };
      begin(headers, '{"name"');
    }
  }
  for (const [n, urgency] of ['normal', 'urgent', 'emergency'].entries()) {
    expect(await sendJson(`203.0.113.${n}`, { urgency })).toBe(201);
    expect(await send(`203.0.113.${n + 10}`, { urgency })).toBe(201);
    expect(await send(`2001:db9:${n}::1`, { urgency }, large)).toBe(201);
  }
  // Of a network that holds them: a form without files always, one with files in an emergency.
  expect(await sendJson('192.0.2.1')).toBe(201);
  expect(await send('2001:db8:1:9::1', {}, photo)).toBe(201);
});

test('a household has places for six forms with files, and two for emergencies', async () => {
  await start();
  for (let n = 0; n < 6; n++) hold('192.0.2.1', 400);
  expect(await send('192.0.2.1', {}, large)).toBe(429);
  expect(await send('192.0.2.1', { urgency: 'emergency' }, large)).toBe(201);
  expect(await send('192.0.2.1')).toBe(201);
  for (let n = 0; n < 3; n++) hold('192.0.2.1', 400);
  await expect.poll(() => refused, { timeout: 20_000 }).toBe(1);
  expect(await send('192.0.2.1', { urgency: 'emergency' }, large)).toBe(429);
  expect(await sendJson('192.0.2.1', { urgency: 'emergency' })).toBe(201);
});

test('an IPv6 /48 has twice as many', async () => {
  await start();
  for (let n = 0; n < 20; n++) hold(`2001:db8:1:${n}::1`, 400);
  await expect.poll(() => refused, { timeout: 20_000 }).toBe(4);
});

test('of more than twelve unfinished forms without files the oldest is ended', async () => {
  await start();
  const headers = { 'content-type': 'application/json', 'content-length': 500, 'x-forwarded-for': '192.0.2.1' };
  for (let n = 0; n < 15; n++) begin(headers, '{"name"');
  await expect.poll(() => ended, { timeout: 20_000 }).toBe(3);
  expect(await sendJson('192.0.2.1')).toBe(201);
  // That one made room for itself, and its end left it free.
  expect([ended, refused]).toEqual([4, 0]);
});

test.each([
  ['small', 200],
  ['large', 400],
])('an unfinished %s form is answered after a period without progress', async (_size, sent) => {
  await start({ bodyPeriodMs: 500 });
  hold('192.0.2.1', sent);
  await expect.poll(() => late, { timeout: 20_000 }).toBe(1);
});

test('when the disk space of uploads is used up, networks below their share may still send', async () => {
  await start({ uploadBytes: 4 * large.length });
  for (let n = 0; n < 4; n++) hold('192.0.2.1', large.length);
  await expect.poll(() => send('192.0.2.1', {}, large), { timeout: 20_000 }).toBe(429);
  expect(await send('203.0.113.1', {}, large)).toBe(201);
});
