import { type ClientRequest, request } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildApp } from '../app.ts';
import { readConfig } from '../config/config.ts';
import { connectStore, type StoreConnection } from '../db/connection.ts';
import { openStore } from '../db/open-store.ts';
import { settingsOf, testStores } from '../db/test-stores.ts';
import { multipartOf, picture } from './test-pictures.ts';

// Forms that take their time, from addresses that a trusted proxy names.

const stores = testStores();
const photo = await picture();
const lead = { name: 'Ada', location: '78130', reach: 'call', phone: '(830) 555-0147', question: 'Wet' };
const slow: ClientRequest[] = [];
let connection: StoreConnection;
let app: FastifyInstance;
let url = '';
let refused = 0;
beforeEach(async () => {
  const place = await stores.place('sqlite');
  const config = readConfig({ LOG_LEVEL: 'silent', TRUST_PROXY: 'loopback', ...settingsOf(place) });
  connection = connectStore(() => openStore(config));
  app = buildApp({ config, connection });
  url = `${await app.listen({ port: 0, host: '127.0.0.1' })}/api/estimates`;
  refused = 0;
});
afterEach(async () => {
  for (const post of slow.splice(0)) post.destroy();
  await app.close();
  await connection.close();
});

const form = async (from: string) => {
  const { payload, headers } = await multipartOf(lead, [{ bytes: photo }]);
  return { payload, headers: { ...headers, 'x-forwarded-for': from } };
};

/** Begins a form and does not end it. */
async function hold(from: string): Promise<void> {
  const { payload, headers } = await form(from);
  const post = request(url, { method: 'POST', headers: { ...headers, 'content-length': payload.length } });
  post.on('response', ({ statusCode }) => {
    if (statusCode === 429) refused += 1;
  });
  post.on('error', () => {}).write(payload.subarray(0, 100));
  slow.push(post);
}

async function send(from: string): Promise<number> {
  const { payload, headers } = await form(from);
  return (await fetch(url, { method: 'POST', headers, body: new Uint8Array(payload) })).status;
}

test('eleven addresses that send six forms each, slowly, leave places for others', async () => {
  for (let n = 0; n < 66; n++) await hold(`192.0.2.${n % 11}`);
  // Half of the places for the first who come, and one of the rest for each.
  await expect.poll(() => refused, { timeout: 20_000 }).toBeGreaterThanOrEqual(66 - 32 - 11);
  for (let n = 0; n < 8; n++) expect(await send(`203.0.113.${n}`)).toBe(201);
});

test('the households of one IPv6 /48 hold twelve of them, and two when half are taken', async () => {
  for (let n = 0; n < 20; n++) await hold(`2001:db8:1:${n}::1`);
  await expect.poll(() => refused, { timeout: 20_000 }).toBe(8);
  for (let n = 0; n < 20; n++) await hold(`192.0.2.${n}`);
  for (let n = 0; n < 5; n++) await hold(`2001:db8:2:${n}::1`);
  await expect.poll(() => refused, { timeout: 20_000 }).toBe(8 + 3);
  expect(await send('2001:db8:3:1::1')).toBe(201);
});
