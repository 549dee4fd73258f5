import type { FastifyInstance, FastifyRequest } from 'fastify';
import { PublicError } from '../../answers/refusals/public-error.ts';

const safe = new Set(['GET', 'HEAD', 'OPTIONS', 'TRACE']);

/**
 * Refuses every request that would change something and was sent by the page of another site, or of a neighbour under the
 * same domain. Browsers name the page in `Origin`, and newer ones its kinship in `Sec-Fetch-Site`; mail programs and
 * scripts send neither, and nobody can be tricked through them.
 * @param siteOrigin The public origin; a page may also stand under the host that the request names.
 */
export function refuseOtherSites(app: FastifyInstance, siteOrigin: string): void {
  app.addHook('onRequest', async (request) => {
    if (!safe.has(request.method) && isFromElsewhere(request, siteOrigin)) throw new PublicError(403, 'other-site');
  });
}

function isFromElsewhere({ headers }: FastifyRequest, siteOrigin: string): boolean {
  const kinship = headers['sec-fetch-site'];
  if (kinship !== undefined && kinship !== 'same-origin' && kinship !== 'none') return true;
  const { origin, host } = headers;
  if (origin === undefined || origin === siteOrigin) return false;
  return URL.parse(origin)?.host !== host;
}
