import { BlockList, isIPv6 } from 'node:net';
import type { FastifyInstance } from 'fastify';

const machineAndNeighbours = new BlockList();
for (const [network, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  machineAndNeighbours.addSubnet(network, bits);
machineAndNeighbours.addAddress('::1', 'ipv6');
machineAndNeighbours.addSubnet('fc00::', 7, 'ipv6');

/**
 * Says once, at the level of errors, that a peer which TRUST_PROXY does not name sends X-Forwarded-For. If it is the
 * owner's proxy, all visitors share one limit and lock each other out. The peer is named when it is this machine or a
 * private network; otherwise it may be a visitor, whose address no log keeps.
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
      { peer: isNear(peer) ? peer : 'an address of the internet' },
      'X-Forwarded-For came from a peer that TRUST_PROXY does not name. If that is your proxy, all visitors count as one ' +
        'and lock each other out of the forms: set TRUST_PROXY to its address.',
    );
  });
}

/** An IPv4 address is found in its mapped IPv6 form too. */
function isNear(address: string): boolean {
  return machineAndNeighbours.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}
