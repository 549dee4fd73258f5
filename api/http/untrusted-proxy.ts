import { compile } from '@fastify/proxy-addr';
import type { FastifyInstance } from 'fastify';

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
