import { compile } from '@fastify/proxy-addr';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { type Assessor, createAssessor } from './ai/assessor.ts';
import type { Config } from './config/config.ts';
import { connectStore, type StoreConnection } from './db/connection.ts';
import { openStore } from './db/open-store.ts';
import type { Outbox } from './email/outbox.ts';
import {
  type ConnectionLimits,
  defaultConnectionLimits,
  limitBodies,
  limitConnections,
  limitPipelining,
} from './http/connections.ts';
import { defaultLimits, type Limits } from './http/default-limits.ts';
import { answerMalformedRequests, jsonErrors, messageForStatus } from './http/errors.ts';
import { parseForms } from './http/forms.ts';
import { lossyLogStream } from './http/log-stream.ts';
import type { Metrics } from './http/metrics.ts';
import { limitRequests, postgresLimiters } from './http/rate-limits.ts';
import {
  logRequests,
  originForm,
  rejectCrossSiteRequests,
  requireOneHost,
  warnOfUntrustedProxy,
} from './http/request-checks.ts';
import { languageOf } from './http/request-language.ts';
import { securityPolicy } from './http/security-headers.ts';
import { emptySite, methodsOfFiles, type PageSender, type Site, serveSite } from './http/serve-site.ts';
import { addInboxRoutes } from './inbox/routes.ts';
import { receiveUploads } from './photos/receive.ts';
import { addAssessmentRoute } from './routes/assessment.ts';
import { addCalculatorRoutes } from './routes/calculators.ts';
import { addCountRoute } from './routes/counts.ts';
import { addHealthRoute } from './routes/health.ts';
import { addNewsletterRoutes } from './routes/newsletter.ts';
import { addOpenApiRoute, describeRoutes } from './routes/openapi.ts';
import { addQuestionLinkRoutes } from './routes/question-links.ts';
import { addEstimateRoutes, addQuestionRoutes } from './routes/questions.ts';
import { addSearchRoutes } from './routes/search.ts';
import { addServiceWorkerRoutes } from './routes/service-worker.ts';

type OutboxView = Pick<Outbox, 'wake' | 'state'> & { readonly insecure?: boolean };

/** Dependencies of the application. Tests replace some of them. */
export interface AppParts {
  readonly config: Config;
  readonly site?: Site;
  /** Missing ones have their defaults. */
  readonly limits?: Partial<Limits>;
  readonly assess?: Assessor;
  readonly connection?: StoreConnection;
  readonly outbox?: OutboxView;
  readonly timeouts?: Partial<ConnectionLimits>;
  readonly uploadBytes?: number;
  readonly metrics?: Metrics;
}

/** Added to the model's time limit, during which a connection may be silent. */
const answerMarginMs = 10_000;

/** Largest body of a POST: 5,000 characters, of which JSON may escape each with six bytes. */
export const bodyLimitBytes = 64 * 1024;

/** Builds the application without listening. */
export function buildApp(parts: AppParts): FastifyInstance {
  const { config, site = emptySite } = parts;
  const waits = { ...defaultConnectionLimits, ...parts.timeouts };
  const policy = securityPolicy(config.siteUrl, config.functionsOrigin);
  const isProxy = trustOf(config.trustProxy);
  const app: FastifyInstance = Fastify({
    bodyLimit: bodyLimitBytes,
    trustProxy: isProxy,
    logger: {
      level: config.logLevel,
      base: null,
      stream: lossyLogStream(1),
      // @fastify/multipart logs them at the trace level, with all headers of the visitor.
      serializers: { busboyOptions: () => undefined },
    },
    logController: new LogController({ disableRequestLogging: true }),
    rewriteUrl: ({ url = '/' }) => originForm(url),
    // An address with malformed percent encoding is a 404 page, not a bad request.
    frameworkErrors: (_error, request, reply) => {
      const words = messageForStatus(languageOf(request), 404);
      return sender.filled(reply.headers(policy.api), '/404', 404, {}, words);
    },
    clientErrorHandler: answerMalformedRequests(policy.api),
    requestTimeout: waits.requestMs,
    connectionTimeout: config.ai ? Math.max(waits.silenceMs, config.ai.timeoutMs + answerMarginMs) : waits.silenceMs,
    http: { connectionsCheckingInterval: 5_000, headersTimeout: waits.headersMs, requireHostHeader: false },
    forceCloseConnections: 'idle',
  });
  limitPipelining(app, waits.requestsAtOnce);
  limitBodies(app.server, waits);
  const methodsOf = collectMethods(app);
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(policy.api);
  });
  limitConnections(app.server, waits.connectionsPerClient, isProxy);
  warnOfUntrustedProxy(app, isProxy);
  requireOneHost(app);
  rejectCrossSiteRequests(app, config.publicUrl);
  logRequests(app);
  parts.metrics?.watch(app);
  parseForms(app);
  app.setErrorHandler(jsonErrors);
  handleNotFound(app, (path) => [...methodsOf(path), ...methodsOfFiles(site, path)]);
  const sender = serveSite(app, site, policy);
  app.register(async (scope) => {
    await describeRoutes(scope, config.siteUrl);
    addRoutes(scope, parts, sender);
  });
  return app;
}

function addRoutes(app: FastifyInstance, parts: AppParts, sender: PageSender): void {
  const { config, site = emptySite } = parts;
  const connection = parts.connection ?? connectStore(() => openStore(config));
  const outbox = parts.outbox ?? noOutbox;
  // Processes that share a PostgreSQL database share their rate limits; an SQLite folder has one process.
  const shared = config.databaseUrl ? postgresLimiters(connection) : undefined;
  const limits = limitRequests({ ...defaultLimits, ...parts.limits }, shared, parts.metrics?.limited);
  const { ownerEmail } = config.mail;
  const alerts = { smsAddress: config.alerts.smsAddress, webhook: config.alerts.webhook !== undefined };
  const stored = () => outbox.wake();
  addAssessmentRoute(app, parts.assess ?? createAssessor(config.ai), limits, config.ai !== undefined);
  const questions = { connection, limits, sender, ownerEmail, alerts, stored };
  app.register(async (scope) => {
    await receiveUploads(scope, { connection, dataDir: config.dataDir, maxBytes: parts.uploadBytes });
    addQuestionRoutes(scope, questions);
    addEstimateRoutes(scope, questions);
  });
  addQuestionLinkRoutes(app, { connection, limits, sender });
  addNewsletterRoutes(app, { connection, limits, sender, stored });
  if (config.inbox) addInboxRoutes(app, { config, connection, limits, outbox });
  addCalculatorRoutes(app, limits);
  addCountRoute(app, { site, connection, limits });
  addServiceWorkerRoutes(app, { site, sender, dataDir: config.dataDir });
  addSearchRoutes(app, { site, limits, sender });
  addHealthRoute(app, connection, outbox);
  addOpenApiRoute(app);
}

/** Without an outbox worker, messages stay in the database and the health check reports it. */
const noOutbox: OutboxView = { wake() {}, state: () => 'down' };

function trustOf(proxies: readonly string[]): (address: string) => boolean {
  const trusts = compile([...proxies]);
  return (address) => trusts(address, 0);
}

type MethodsOf = (path: string) => readonly string[];

/** Collects the methods of the routes as they are registered; call it before the first one. */
export function collectMethods(app: FastifyInstance): MethodsOf {
  const methods = new Map<string, Set<string>>();
  app.addHook('onRoute', ({ url, method }) => {
    const known = methods.get(url) ?? new Set();
    for (const name of [method].flat()) known.add(name);
    methods.set(url, known);
  });
  return (path) => [...(methods.get(path) ?? [])].sort();
}

/**
 * Answers what no route takes: 405 with `Allow` when the address takes other methods, or 404.
 * @param methodsOf The methods of an address, pages included.
 */
export function handleNotFound(app: FastifyInstance, methodsOf: MethodsOf): void {
  app.setNotFoundHandler((request, reply) => {
    const allowed = methodsOf(request.url.split('?', 1)[0] ?? '');
    if (allowed.length > 0 && !allowed.includes(request.method)) reply.code(405).header('allow', allowed.join(', '));
    else reply.code(404);
    return reply
      .header('cache-control', 'no-store')
      .send({ error: messageForStatus(languageOf(request), reply.statusCode) });
  });
}
