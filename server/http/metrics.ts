import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, type OpenMetricsContentType, Registry } from 'prom-client';
import type { StoreConnection } from '../db/connection.ts';
import { countMail } from '../db/tables/outbox.ts';
import type { LimitedEndpoint } from './default-limits.ts';

/** Prometheus metrics. No label contains visitor data. */
export interface Metrics {
  watch(app: FastifyInstance): void;
  limited(endpoint: LimitedEndpoint): void;
  /** All metrics as OpenMetrics text; queries the store. */
  text(): Promise<string>;
  readonly contentType: string;
}

type OpenMetrics = Registry<OpenMetricsContentType>;

/** Seconds. Pages take well under a millisecond, a model up to its time limit. */
const buckets = [0.001, 0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** Starts collecting, including the library's process metrics. */
export function startMetrics(connection: StoreConnection): Metrics {
  const registry: OpenMetrics = new Registry();
  registry.setContentType(Registry.OPENMETRICS_CONTENT_TYPE);
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const answers = new Counter({
    name: 'http_requests_total',
    help: 'Answered requests.',
    labelNames: ['method', 'route', 'status'],
    registers,
  });
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the first byte of a request to the last of its answer.',
    labelNames: ['route'],
    buckets,
    registers,
  });
  const limited = new Counter({
    name: 'rate_limited_total',
    help: 'Requests that a limit turned away.',
    labelNames: ['endpoint'],
    registers,
  });
  const look = watchStore(connection, registers);
  return {
    watch(app) {
      app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
        const route = routeOptions.url ?? 'none';
        answers.inc({ method, route, status: reply.statusCode });
        seconds.observe({ route }, reply.elapsedTime / 1000);
      });
    },
    limited: (endpoint) => limited.inc({ endpoint }),
    async text() {
      await look();
      return registry.metrics();
    },
    contentType: registry.contentType,
  };
}

/** Collects outbox gauges; while the store is unavailable they are removed. */
function watchStore(connection: StoreConnection, registers: OpenMetrics[]): () => Promise<void> {
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers });
  const up = gauge('store_up', 'Whether the database answers.');
  const waiting = gauge('outbox_waiting', 'Messages that wait for their turn.');
  const dead = gauge('outbox_dead', 'Messages that were given up.');
  const oldest = gauge('outbox_oldest_seconds', 'How long the oldest waiting message has waited.');
  return async () => {
    try {
      const counts = await connection.use(countMail);
      up.set(1);
      waiting.set(counts.pending);
      dead.set(counts.dead);
      oldest.set(counts.oldest === null ? 0 : Math.max(0, (Date.now() - counts.oldest) / 1000));
    } catch {
      up.set(0);
      for (const unknown of [waiting, dead, oldest]) unknown.remove();
    }
  };
}

export interface MetricsServer {
  readonly port: number;
  close(): Promise<void>;
}

/** Serves `/metrics` on its own, unproxied port. Rejects when the port is in use. */
export async function serveMetrics(metrics: Metrics, host: string, port: number): Promise<MetricsServer> {
  const server = createServer(async (request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    const text = await metrics.text();
    response.writeHead(200, { 'content-type': metrics.contentType, 'cache-control': 'no-store' }).end(text);
  });
  server.listen(port, host);
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
