import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '#api/http/free-port.ts';
import { readConfig } from '../../config/config.ts';
import { serve } from '../../serve.ts';
import { connectStore } from '../../store/connection.ts';
import { startMetrics } from './metrics.ts';
import { type MetricsServer, serveMetrics } from './metrics-server.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'metrics-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function read(url: string): Promise<{ readonly text: string; value(line: string): number }> {
  const answer = await fetch(url);
  expect(answer.headers.get('content-type')).toMatch(/^application\/openmetrics-text/);
  const text = await answer.text();
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
  expect((await fetch(`http://127.0.0.1:${metricsPort}/`)).status).toBe(404);
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
