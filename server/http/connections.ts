import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { clientKey } from './client-key.ts';

/**
 * Limits how many connections one client (IPv4 address or IPv6 /64) may hold open, so that nobody alone can use up the sockets of
 * the machine. Node's own `maxConnections` counts all clients together.
 * @param isProxy Whether a peer is our own proxy, whose connections are those of all visitors.
 */
export function limitConnections(server: Server, most: number, isProxy: (address: string) => boolean): void {
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

/**
 * Limits HTTP pipelining: ends a connection on which more requests wait for their answers. Browsers do not pipeline, a proxy sends
 * one request at a time, and a client that writes thousands of requests in a row makes everybody else wait. Call it before every
 * other hook.
 */
export function limitPipelining(app: FastifyInstance, most: number): void {
  const waiting = new WeakMap<Socket, number>();
  app.addHook('onRequest', (request, reply, done) => {
    const { socket } = request.raw;
    const count = (waiting.get(socket) ?? 0) + 1;
    waiting.set(socket, count);
    if (count > most) {
      reply.hijack();
      socket.destroy();
      return;
    }
    reply.raw.once('close', () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1));
    done();
  });
}
