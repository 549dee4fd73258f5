import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { type Assessor, createAssessor } from './assessor/assessor.ts';
import { emptySite, type Site } from './built-site/load-site.ts';
import { pageSender, serveSite } from './built-site/serve-site.ts';
import type { Config } from './config.ts';
import { handleErrors } from './http/errors.ts';
import { readForms } from './http/form-body.ts';
import { defaultLimits, type Limits, limitRequests, memoryRateLimiter, type RateLimiter } from './http/rate-limit.ts';
import { logRequests } from './http/request-log.ts';
import { securityPolicy } from './http/security-headers.ts';
import type { Outbox } from './outbox/outbox.ts';
import { addAssessmentRoute } from './routes/assessment.ts';
import { addHealthRoute } from './routes/health.ts';
import { addNewsletterRoutes } from './routes/newsletter.ts';
import { addOpenApiRoute } from './routes/openapi.ts';
import { addQuestionRoutes } from './routes/questions.ts';
import { connectStore, type StoreConnection } from './store/connection.ts';
import { openStore } from './store/open-store.ts';
import { postgresRateLimiter } from './store/rate-limit-store.ts';

/** What the routes need to know of the outbox. */
type OutboxView = Pick<Outbox, 'wake' | 'state'> & { readonly insecure?: boolean };

/** What an application is built from. Tests give their own parts; the server gives the real ones. */
export interface AppParts {
  readonly config: Config;
  readonly site?: Site;
  readonly limiter?: RateLimiter;
  readonly limits?: Limits;
  readonly assess?: Assessor;
  readonly connection?: StoreConnection;
  readonly outbox?: OutboxView;
}

/** Largest body of a POST. The longest allowed text has 5,000 characters, and JSON may escape one with six bytes. */
const bodyLimitBytes = 64 * 1024;

/** Builds the application without listening. */
export function buildApp(parts: AppParts): FastifyInstance {
  const { config, site = emptySite } = parts;
  const policy = securityPolicy(config.siteUrl, config.functionsOrigin);
  const sender = pageSender(site, policy);
  const app: FastifyInstance = Fastify({
    bodyLimit: bodyLimitBytes,
    trustProxy: config.trustProxy,
    logger: { level: config.logLevel, base: null },
    logController: new LogController({ disableRequestLogging: true }),
    // An address with broken percent signs is a page that does not exist, not a fault of the visitor's.
    frameworkErrors: (_error, request, reply) => sender.page(request, reply.headers(policy.common), '/404', 404),
    // A slow sender holds a connection for this long at most.
    requestTimeout: 30_000,
    forceCloseConnections: 'idle',
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(policy.common);
  });
  logRequests(app);
  handleErrors(app);
  readForms(app);
  const connection = parts.connection ?? connectStore(() => openStore(config));
  const outbox = parts.outbox ?? noOutbox;
  const limits = limitRequests(parts.limiter ?? limiterFor(config, connection), parts.limits ?? defaultLimits);
  const { ownerEmail } = config.mail;
  const stored = () => outbox.wake();
  addAssessmentRoute(app, parts.assess ?? createAssessor(config.ai), limits);
  addQuestionRoutes(app, { connection, limits, sender, ownerEmail, stored });
  addNewsletterRoutes(app, { connection, limits, sender, stored });
  addHealthRoute(app, connection, outbox);
  addOpenApiRoute(app, config.siteUrl);
  serveSite(app, site, sender);
  return app;
}

/** Without a sender, messages stay in the store, and the health check says so. */
const noOutbox: OutboxView = { wake() {}, state: () => 'down' };

/** Several processes share a PostgreSQL database, and so must their counts; an SQLite folder has one process. */
function limiterFor(config: Config, connection: StoreConnection): RateLimiter {
  return config.databaseUrl ? postgresRateLimiter(connection) : memoryRateLimiter();
}
