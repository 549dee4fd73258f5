import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, type OpenMetricsContentType, Registry } from 'prom-client';
import type { StoreConnection } from '../../store/connection.ts';
import { countMail } from '../../store/tables/outbox-status.ts';
import type { LimitedEndpoint } from '../limits/default-limits.ts';

/** What the server counts about itself. No label holds anything of a visitor. */
export interface Metrics {
  /** Counts and times every answer of the application by its route. */
  watch(app: FastifyInstance): void;
  /** Counts and times an answer that the application knows nothing of. */
  answered(method: string, route: string, status: number, seconds: number): void;
  /** A limit turned a request away. */
  limited(endpoint: LimitedEndpoint): void;
  /** Everything in OpenMetrics text. The store is looked at now. */
  text(): Promise<string>;
  readonly contentType: string;
}

type OpenMetrics = Registry<OpenMetricsContentType>;

/** Seconds. Pages take well under a millisecond, a model up to its time limit. */
const buckets = [0.001, 0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** Starts counting. Memory, processor time and the lag of the event loop are the library's own. */
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
  const answered: Metrics['answered'] = (method, route, status, took) => {
    answers.inc({ method, route, status });
    seconds.observe({ route }, took);
  };
  return {
    watch(app) {
      app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
        answered(method, routeOptions.url ?? 'none', reply.statusCode, reply.elapsedTime / 1000);
      });
    },
    answered,
    limited: (endpoint) => limited.inc({ endpoint }),
    async text() {
      await look();
      return registry.metrics();
    },
    contentType: registry.contentType,
  };
}

/** Looks at the store. While it does not answer, nothing is said about the messages in it. */
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
