import { join } from 'node:path';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { readConfig } from '../config/config.ts';
import { connectStore, type StoreConnection } from '../db/connection.ts';
import { openStore, type Store } from '../db/open-store.ts';
import type { OutboxRow } from '../db/schema.ts';
import { newMail } from '../db/tables/outbox.ts';
import { serve } from '../serve.ts';
import { folderOfFile } from '../test-folder.ts';
import { freePort } from './free-port.ts';
import { type MetricsServer, serveMetrics, startMetrics } from './metrics.ts';

const folder = folderOfFile();

async function read(url: string): Promise<{ readonly text: string; value(line: string): number }> {
  const answer = await fetch(url);
  expect(answer.headers.get('content-type')).toMatch(/^application\/openmetrics-text/);
  return readable(await answer.text());
}

function readable(text: string) {
  expect(text).toMatch(/# EOF\n$/);
  const value = (line: string) =>
    Number(
      text
        .split('\n')
        .find((found) => found.startsWith(`${line} `))
        ?.split(' ')[1],
    );
  return { text, value };
}

test('answers, refusals, the store and the outbox are counted on a port of their own', async () => {
  const metricsPort = await freePort();
  const app = await serve(
    readConfig({ LOG_LEVEL: 'silent', DATA_DIR: folder, PORT: '0', METRICS_PORT: String(metricsPort) }),
    { limits: limitedToOne },
  );
  const address = app.server.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  const ask = (name: string) =>
    fetch(`${origin}/api/questions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name, email: 'hidden@person.example', question: 'Is it dry?' }),
    });
  expect([(await ask('Ada')).status, (await ask('Bea')).status]).toEqual([201, 429]);
  const { text, value } = await read(`http://127.0.0.1:${metricsPort}/metrics`);
  expect(value('http_requests_total{method="POST",route="/api/questions",status="201"}')).toBe(1);
  expect(value('http_request_duration_seconds_count{route="/api/questions"}')).toBe(2);
  expect(value('rate_limited_total{endpoint="question"}')).toBe(1);
  expect(value('store_up')).toBe(1);
  expect(value('outbox_waiting')).toBeGreaterThanOrEqual(0);
  expect(value('outbox_oldest_seconds')).toBeGreaterThanOrEqual(0);
  expect(value('process_resident_memory_bytes')).toBeGreaterThan(1e7);
  expect(text).not.toMatch(/hidden|Ada|127\.0\.0\.1/);
  expect((await fetch(`${origin}/metrics`)).status).not.toBe(200);
  const metricsUrl = `http://127.0.0.1:${metricsPort}/metrics`;
  expect((await fetch(`http://127.0.0.1:${metricsPort}/`)).status).toBe(404);
  expect((await fetch(metricsUrl, { method: 'POST' })).status).toBe(404);
  expect((await fetch(metricsUrl)).headers.get('cache-control')).toBe('no-store');
  await app.close();
  await expect(fetch(`http://127.0.0.1:${metricsPort}/metrics`)).rejects.toThrow();
});

const one = { client: { requests: 1, windowMs: 60_000 }, everyone: { requests: 9, windowMs: 60_000 } };
const limitedToOne = { assessment: one, question: one, newsletter: one };

test('a store that is away is down, and says nothing about its messages', async () => {
  const away = connectStore(() => Promise.reject(new Error('disk')));
  const server: MetricsServer = await serveMetrics(startMetrics(away), '127.0.0.1', 0);
  const { text, value } = await read(`http://127.0.0.1:${server.port}/metrics`);
  expect(value('store_up')).toBe(0);
  expect(text).not.toMatch(/^outbox_waiting /m);
  await server.close();
});

test('an answer is timed in seconds, and one at an address that is none has no route', async () => {
  const metrics = startMetrics(connectStore(() => Promise.reject(new Error('disk'))));
  const app = Fastify();
  metrics.watch(app);
  app.get('/page', async () => 'here');
  await app.ready();
  const started = performance.now();
  for (const url of ['/page', '/page', '/nothing']) await app.inject(url);
  const tookMs = performance.now() - started;
  const { value } = readable(await metrics.text());
  expect(value('http_requests_total{method="GET",route="/page",status="200"}')).toBe(2);
  expect(value('http_requests_total{method="GET",route="none",status="404"}')).toBe(1);
  const seconds = value('http_request_duration_seconds_sum{route="/page"}');
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(tookMs / 1000);
});

test('reports the outbox in messages and seconds, until the store is unavailable', async () => {
  const connection = connectStore(() => openStore({ dataDir: join(folder, 'outbox'), databaseUrl: undefined }));
  let away = false;
  const shaky: StoreConnection = {
    ...connection,
    use: (work) => (away ? Promise.reject(new Error('disk')) : connection.use(work)),
  };
  const metrics = startMetrics(shaky);
  const scrape = async () => {
    const { text, value } = readable(await metrics.text());
    const oldest = value('outbox_oldest_seconds');
    return { text, up: value('store_up'), waiting: value('outbox_waiting'), dead: value('outbox_dead'), oldest };
  };
  const put = (ageMs: number, own: Partial<OutboxRow> = {}) => {
    const createdAt = Date.now() - ageMs;
    const mail = newMail({ kind: 'notice', recipient: 'owner@example.com', priority: 1, createdAt });
    return connection.use(({ db }: Store) =>
      db
        .insertInto('outbox')
        .values({ ...mail, ...own })
        .execute(),
    );
  };
  expect(await scrape()).toMatchObject({ up: 1, waiting: 0, dead: 0, oldest: 0 });
  // Written while the clock was ahead.
  await put(-3_600_000);
  expect(await scrape()).toMatchObject({ up: 1, waiting: 1, dead: 0, oldest: 0 });
  for (let message = 0; message < 3; message++) await put(9_000_000, { dead_at: Date.now() });
  await put(90_000);
  const { oldest, ...counts } = await scrape();
  expect(counts).toMatchObject({ up: 1, waiting: 2, dead: 3 });
  expect(oldest).toBeGreaterThanOrEqual(90);
  expect(oldest).toBeLessThan(120);
  away = true;
  const { up, text } = await scrape();
  expect(up).toBe(0);
  expect(text).not.toMatch(/^outbox_\w+ /m);
  await connection.close();
});

test('closing does not wait for open requests', async () => {
  const asked = Promise.withResolvers<void>();
  const silent = connectStore(() => {
    asked.resolve();
    return new Promise(() => {});
  });
  const server = await serveMetrics(startMetrics(silent), '127.0.0.1', 0);
  const answer = fetch(`http://127.0.0.1:${server.port}/metrics`).then(
    () => 'answered',
    () => 'gone',
  );
  await asked.promise;
  await server.close();
  expect(await answer).toBe('gone');
});
