import Fastify, { type FastifyInstance } from 'fastify';
import { emptySite, type Site } from './built-site/load-site.ts';
import { serveSite } from './built-site/serve-site.ts';
import type { Config } from './config.ts';
import { handleErrors } from './http/errors.ts';
import { readForms } from './http/form-body.ts';
import type { Limits, RateLimiter } from './http/rate-limit.ts';
import { logRequests } from './http/request-log.ts';
import { securityPolicy } from './http/security-headers.ts';
import { addHealthRoute } from './routes/health.ts';

/** What an application is built from. Tests give their own parts; the server gives the real ones. */
export interface AppParts {
  readonly config: Config;
  readonly site?: Site;
  readonly limiter?: RateLimiter;
  readonly limits?: Limits;
}

/** Largest body of a POST. The longest allowed text has 5,000 characters, and JSON may escape one with six bytes. */
const bodyLimitBytes = 64 * 1024;

/** Builds the application without listening. */
export function buildApp(parts: AppParts): FastifyInstance {
  const { config, site = emptySite } = parts;
  const policy = securityPolicy(config.siteUrl, config.functionsOrigin);
  const app = Fastify({
    bodyLimit: bodyLimitBytes,
    trustProxy: config.trustProxy,
    logger: { level: config.logLevel, base: null },
    disableRequestLogging: true,
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
  addHealthRoute(app);
  serveSite(app, site, policy);
  return app;
}
