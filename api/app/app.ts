import { compile } from '@fastify/proxy-addr';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { jsonErrors } from '../answers/refusals/errors.ts';
import { answerUnreadable } from '../answers/refusals/raw-answers.ts';
import { type Assessor, createAssessor } from '../assessor/assessor.ts';
import { emptySite, type Site } from '../built-site/load-site.ts';
import { answerQuickly } from '../built-site/quick-answers.ts';
import { methodsOfFiles, pageSender, serveSite } from '../built-site/serve-site.ts';
import type { Config } from '../config/config.ts';
import { type BodyPatience, limitBodies } from '../http/connections/body-timer.ts';
import { capConnections } from '../http/connections/connection-cap.ts';
import { refuseExpectations } from '../http/connections/expectations.ts';
import { limitPipelines } from '../http/connections/pipeline-limit.ts';
import { clientKey } from '../http/limits/clients/client-key.ts';
import { warnOfUntrustedProxy } from '../http/limits/clients/untrusted-proxy.ts';
import { type Counters, memoryCounters } from '../http/limits/counters/counters.ts';
import { postgresCounters } from '../http/limits/counters/postgres-counters.ts';
import { defaultLimits, type Limits } from '../http/limits/default-limits.ts';
import { paceRefusals } from '../http/limits/paced-refusals.ts';
import { limitRequests } from '../http/limits/request-limits.ts';
import type { Metrics } from '../http/metrics/metrics.ts';
import { originForm } from '../http/request-target.ts';
import { readForms } from '../http/requests/form-body.ts';
import { wantOneHost } from '../http/requests/one-host.ts';
import { refuseOtherSites } from '../http/requests/own-pages.ts';
import { logRequests } from '../http/requests/request-log.ts';
import { answerUnknown, watchMethods } from '../http/requests/wrong-method.ts';
import { securityPolicy } from '../http/security-headers.ts';
import type { Outbox } from '../outbox/outbox.ts';
import { addAssessmentRoute } from '../routes/assessment.ts';
import { addCalculatorRoutes } from '../routes/calculators.ts';
import { addNewsletterRoutes } from '../routes/newsletter.ts';
import { addCountRoute } from '../routes/pages/counts.ts';
import { addSearchRoutes } from '../routes/pages/search.ts';
import { addServiceWorkerRoutes } from '../routes/pages/service-worker.ts';
import { addEstimateRoutes } from '../routes/questions/estimates.ts';
import { receiveForms } from '../routes/questions/photos/receive.ts';
import { addQuestionLinkRoutes } from '../routes/questions/question-links.ts';
import { addQuestionRoutes } from '../routes/questions/questions.ts';
import { addHealthRoute } from '../routes/status/health.ts';
import { addOpenApiRoute, describeRoutes } from '../routes/status/openapi.ts';
import { connectStore, type StoreConnection } from '../store/connection.ts';
import { openStore } from '../store/open-store.ts';
import { asker } from '../store/turns/asker.ts';

/** What the routes need to know of the outbox. */
type OutboxView = Pick<Outbox, 'wake' | 'state'> & { readonly insecure?: boolean };

/** What an application is built from. Tests give their own parts; the server gives the real ones. */
export interface AppParts {
  readonly config: Config;
  readonly site?: Site;
  readonly counters?: Counters;
  /** Those that are left out are the usual ones. */
  readonly limits?: Partial<Limits>;
  readonly assess?: Assessor;
  readonly connection?: StoreConnection;
  readonly outbox?: OutboxView;
  readonly patience?: Partial<Patience>;
  readonly metrics?: Metrics;
}

/** How long, and how often at once, one client may keep us waiting. */
export interface Patience extends BodyPatience {
  readonly connectionsPerClient: number;
  /** Requests on one connection that wait for their answers. */
  readonly requestsAtOnce: number;
  /** A connection on which nothing moves for this many milliseconds, such as one whose client does not read, is ended. */
  readonly silenceMs: number;
  /** The least time between two refusals that one client is told. Milliseconds. */
  readonly refusalGapMs: number;
}

/** What the server has, unless tests give their own. */
export const defaultPatience: Patience = {
  bodyMs: 30_000,
  filesMs: 600_000,
  connectionsPerClient: 128,
  requestsAtOnce: 2,
  silenceMs: 120_000,
  refusalGapMs: 20,
};

/** So much longer than the model's own time limit a visitor's connection may be silent. */
const answerMarginMs = 10_000;

/** Largest body of a POST. The longest allowed text has 5,000 characters, and JSON may escape one with six bytes. */
const bodyLimitBytes = 64 * 1024;

/** Builds the application without listening. */
export function buildApp(parts: AppParts): FastifyInstance {
  const { config, site = emptySite } = parts;
  const patience = { ...defaultPatience, ...parts.patience };
  const policy = securityPolicy(config.siteUrl, config.functionsOrigin);
  const sender = pageSender(site, policy);
  const isProxy = trustOf(config.trustProxy);
  const app: FastifyInstance = Fastify({
    bodyLimit: bodyLimitBytes,
    trustProxy: isProxy,
    logger: { level: config.logLevel, base: null },
    logController: new LogController({ disableRequestLogging: true }),
    rewriteUrl: ({ url = '/' }) => originForm(url),
    // An address with broken percent signs is a page that does not exist, not a fault of the visitor's.
    frameworkErrors: (_error, request, reply) => sender.page(request, reply.headers(policy.api), '/404', 404),
    clientErrorHandler: answerUnreadable(policy.api),
    // Longer than the longest body may take, which has a limit of its own.
    requestTimeout: patience.filesMs + 20_000,
    connectionTimeout: config.ai
      ? Math.max(patience.silenceMs, config.ai.timeoutMs + answerMarginMs)
      : patience.silenceMs,
    // Headers that do not arrive end a connection after this long, at the next of Node's rounds.
    http: { connectionsCheckingInterval: 5_000, headersTimeout: 30_000, requireHostHeader: false },
    forceCloseConnections: 'idle',
  });
  limitPipelines(app, patience.requestsAtOnce);
  refuseExpectations(app.server, policy.api);
  const methodsOf = watchMethods(app);
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(policy.api);
  });
  capConnections(app.server, patience.connectionsPerClient, isProxy);
  limitBodies(app, patience, policy.api);
  warnOfUntrustedProxy(app, isProxy);
  wantOneHost(app);
  paceRefusals(app, patience.refusalGapMs);
  refuseOtherSites(app, config.siteUrl);
  logRequests(app);
  parts.metrics?.watch(app);
  readForms(app);
  // Not earlier: what is set before a body arrives is lost with its last piece.
  app.addHook('preHandler', ({ ip }, _reply, done) => asker.run(clientKey(ip), done));
  app.setErrorHandler(jsonErrors);
  answerUnknown(app, (path) => [...methodsOf(path), ...methodsOfFiles(site, path)]);
  // Who reads the log of every page is shown every page.
  if (!/^(debug|trace)$/.test(config.logLevel)) answerQuickly(app, { site, sender, isProxy, metrics: parts.metrics });
  app.register(async (scope) => {
    await describeRoutes(scope, config.siteUrl);
    addRoutes(scope, parts, sender);
    serveSite(scope, site, sender);
  });
  return app;
}

function addRoutes(app: FastifyInstance, parts: AppParts, sender: ReturnType<typeof pageSender>): void {
  const { config } = parts;
  const connection = parts.connection ?? connectStore(() => openStore(config));
  const outbox = parts.outbox ?? noOutbox;
  const counters = parts.counters ?? countersFor(config, connection);
  const limits = limitRequests(counters, { ...defaultLimits, ...parts.limits }, parts.metrics?.limited);
  const { ownerEmail } = config.mail;
  const alerts = { smsAddress: config.alerts.smsAddress, webhook: config.alerts.webhook !== undefined };
  const stored = () => outbox.wake();
  addAssessmentRoute(app, parts.assess ?? createAssessor(config.ai), limits, config.ai !== undefined);
  const questions = { connection, limits, sender, ownerEmail, alerts, stored };
  app.register(async (scope) => {
    await receiveForms(scope, { connection, dataDir: config.dataDir });
    addQuestionRoutes(scope, questions);
    addEstimateRoutes(scope, questions);
  });
  addQuestionLinkRoutes(app, { connection, limits, sender });
  addNewsletterRoutes(app, { connection, limits, sender, stored });
  addCalculatorRoutes(app, limits);
  addCountRoute(app, { site: parts.site ?? emptySite, connection, limits });
  addServiceWorkerRoutes(app, { site: parts.site ?? emptySite, sender, dataDir: config.dataDir });
  addSearchRoutes(app, { site: parts.site ?? emptySite, limits, sender });
  addHealthRoute(app, connection, outbox);
  addOpenApiRoute(app);
}

/** Without a sender, messages stay in the store, and the health check says so. */
const noOutbox: OutboxView = { wake() {}, state: () => 'down' };

/** Several processes share a PostgreSQL database, and so must their counts; an SQLite folder has one process. */
function countersFor(config: Config, connection: StoreConnection): Counters {
  return config.databaseUrl ? postgresCounters(connection) : memoryCounters;
}

/** Whether a peer is one of the proxies that TRUST_PROXY names. */
function trustOf(proxies: readonly string[]): (address: string) => boolean {
  const trusts = compile([...proxies]);
  return (address) => trusts(address, 0);
}
