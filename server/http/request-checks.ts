import { compile } from '@fastify/proxy-addr';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { PublicError } from './errors.ts';

/** Path and query of a request target, which may be in absolute form (RFC 9112 section 3.2.2). */
export function originForm(target: string): string {
  const rest = target.replace(/^https?:\/\/[^/?#]*/i, '');
  return rest.startsWith('/') || rest === '*' ? rest : `/${rest}`;
}

/**
 * Rejects requests without exactly one Host (RFC 9112 section 3.2): with two, proxy and server may disagree. Node only checks for a
 * missing one.
 */
export function requireOneHost(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw }) => {
    const hosts = raw.rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length;
    if (hosts > 1 || (hosts === 0 && raw.httpVersion === '1.1')) throw new PublicError(400, 'one-host');
  });
}

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS', 'TRACE']);

/**
 * CSRF protection: rejects unsafe requests from pages of other sites and of sibling subdomains, by `Sec-Fetch-Site` or `Origin`. Mail
 * programs and scripts send neither and carry no ambient authority.
 * @param siteOrigin The public origin. The request's own host counts where there is none, and on this machine: elsewhere another
 * site's name may lead here (DNS rebinding).
 */
export function rejectCrossSiteRequests(app: FastifyInstance, siteOrigin: string | undefined): void {
  app.addHook('onRequest', async (request) => {
    if (!safeMethods.has(request.method) && isCrossSite(request, siteOrigin)) throw new PublicError(403, 'other-site');
  });
}

const loopbackHost = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;

function isCrossSite({ headers }: FastifyRequest, siteOrigin: string | undefined): boolean {
  const fetchSite = headers['sec-fetch-site'];
  if (fetchSite !== undefined && fetchSite !== 'same-origin' && fetchSite !== 'none') return true;
  const { origin, host } = headers;
  if (origin === undefined || origin === siteOrigin) return false;
  if (siteOrigin !== undefined && !loopbackHost.test(host ?? '')) return true;
  return URL.parse(origin)?.host !== host;
}

/**
 * Logs method, route, status and time of each response; no address, query (it may contain a token) or body. Pages and files are
 * logged at debug level.
 */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown';
    const level = route === '/*' && reply.statusCode < 500 ? 'debug' : 'info';
    request.log[level](
      { method: request.method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'answered',
    );
  });
}

const privateNetworks = compile(['loopback', 'uniquelocal']);

/**
 * Logs one error when an untrusted peer sends X-Forwarded-For: if it is the owner's proxy, all visitors share one rate limit. Only a
 * private address is logged; a public one may be a visitor's.
 * @param isProxy Whether TRUST_PROXY includes the peer.
 */
export function warnOfUntrustedProxy(app: FastifyInstance, isProxy: (address: string) => boolean): void {
  let warned = false;
  app.addHook('onRequest', async (request) => {
    const peer = request.socket.remoteAddress;
    if (warned || request.headers['x-forwarded-for'] === undefined) return;
    if (peer === undefined || isProxy(peer)) return;
    warned = true;
    request.log.error(
      { peer: privateNetworks(peer, 0) ? peer : 'an address of the internet' },
      'X-Forwarded-For came from a peer that TRUST_PROXY does not name. If that is your proxy, all visitors count as one ' +
        'and lock each other out of the forms: set TRUST_PROXY to its address.',
    );
  });
}
