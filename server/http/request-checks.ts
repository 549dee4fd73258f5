import { compile } from '@fastify/proxy-addr';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { PublicError } from './errors.ts';

/**
 * The path and query of a request target. A client may send the whole address (RFC 9112 section 3.2.2), and routes are found by
 * the path.
 */
export function originForm(target: string): string {
  const rest = target.replace(/^https?:\/\/[^/?#]*/i, '');
  return rest.startsWith('/') || rest === '*' ? rest : `/${rest}`;
}

/**
 * Refuses a request that does not name exactly one host (RFC 9112 section 3.2): with two, a proxy may have used the one and this
 * server the other. Node's own check only catches a missing host.
 */
export function requireOneHost(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw }) => {
    const hosts = raw.rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length;
    if (hosts > 1 || (hosts === 0 && raw.httpVersion === '1.1')) throw new PublicError(400, 'one-host');
  });
}

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS', 'TRACE']);

/**
 * CSRF protection: refuses every unsafe request that was sent by the page of another site, or of a neighbor under the same domain.
 * Browsers say so in `Origin`, newer ones in `Sec-Fetch-Site`; mail programs and scripts send neither, and nobody can be tricked
 * through them.
 * @param siteOrigin The public origin; a page may also stand under the host that the request names.
 */
export function rejectCrossSiteRequests(app: FastifyInstance, siteOrigin: string): void {
  app.addHook('onRequest', async (request) => {
    if (!safeMethods.has(request.method) && isCrossSite(request, siteOrigin)) throw new PublicError(403, 'other-site');
  });
}

function isCrossSite({ headers }: FastifyRequest, siteOrigin: string): boolean {
  const fetchSite = headers['sec-fetch-site'];
  if (fetchSite !== undefined && fetchSite !== 'same-origin' && fetchSite !== 'none') return true;
  const { origin, host } = headers;
  if (origin === undefined || origin === siteOrigin) return false;
  return URL.parse(origin)?.host !== host;
}

/**
 * Logs one structured line for each answered request: method, route, status, time. No address, no query (it may hold a token), no
 * body. Pages and files are logged at debug level only.
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
 * Logs one error when a peer that TRUST_PROXY does not name sends X-Forwarded-For. If it is the owner's proxy, all visitors share
 * one rate limit and lock each other out. The peer is named when it is in a private network; otherwise it may be a visitor, whose
 * address no log keeps.
 * @param isProxy Whether TRUST_PROXY names the peer.
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
