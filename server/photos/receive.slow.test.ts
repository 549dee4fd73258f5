import { mkdirSync, readdirSync, readlinkSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { connectStore, type StoreConnection } from '../db/connection.ts';
import { openStore } from '../db/open-store.ts';
import { testStores } from '../db/test-stores.ts';
import { receiveUploads } from './receive.ts';
import { multipartOf, picture } from './test-pictures.ts';

const stores = testStores();
const moments = () => ({
  disk: Promise.withResolvers<void>(),
  hungUp: Promise.withResolvers<void>(),
  answered: Promise.withResolvers<void>(),
});
let connection: StoreConnection;
let app: FastifyInstance;
let url = '';
let uploads = '';
let when = moments();
beforeEach(async () => {
  const place = await stores.place('sqlite');
  when = moments();
  uploads = join(place.dataDir, 'uploads');
  mkdirSync(uploads, { recursive: true });
  for (const name of ['.upload-of-a-killed-process', 'other']) writeFileSync(join(uploads, name), '');
  connection = connectStore(() => when.disk.promise.then(() => openStore(place)));
  app = fastify();
  app.addHook('onRequest', async (_request, { raw }) => void raw.once('close', () => when.hungUp.resolve()));
  app.addHook('onSend', async () => when.answered.resolve());
  await receiveUploads(app, { connection, dataDir: place.dataDir });
  app.post('/', async () => ({}));
  url = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  await app.close();
  await connection.close();
});

/** Files without a name that this process holds open. */
const held = () =>
  readdirSync('/proc/self/fd').filter((fd) => {
    try {
      return readlinkSync(`/proc/self/fd/${fd}`).includes('.upload-');
    } catch {
      return false;
    }
  });

test.runIf(process.platform === 'linux')('closes a file of a client that disconnected', async () => {
  const { payload, headers } = await multipartOf({ name: 'Ada' }, [{ bytes: await picture() }]);
  const post = request(url, { method: 'POST', headers: { ...headers, 'content-length': payload.length } });
  post.on('error', () => {}).end(payload, () => post.destroy());
  await when.hungUp.promise;
  when.disk.resolve();
  await when.answered.promise;
  expect(held()).toEqual([]);
});

test('a start removes the files that a killed process left, and no others', () => {
  expect(readdirSync(uploads)).toEqual(['other']);
});
