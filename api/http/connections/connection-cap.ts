import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { clientKey } from '../limits/clients/client-key.ts';

/**
 * Closes connections of one client (IPv4 address or IPv6 /64) above a number, so that nobody alone can use up the sockets
 * of the machine by holding them open.
 * @param isProxy Whether a peer is our own proxy, whose connections are those of all visitors.
 */
export function capConnections(server: Server, most: number, isProxy: (address: string) => boolean): void {
  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const { remoteAddress } = socket;
    if (remoteAddress === undefined || isProxy(remoteAddress)) return;
    const key = clientKey(remoteAddress);
    const count = open.get(key) ?? 0;
    if (count >= most) {
      socket.destroy();
      return;
    }
    open.set(key, count + 1);
    socket.once('close', () => {
      const left = (open.get(key) ?? 1) - 1;
      if (left > 0) open.set(key, left);
      else open.delete(key);
    });
  });
}
