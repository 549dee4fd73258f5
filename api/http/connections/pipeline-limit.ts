import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Ends a connection on which more requests wait for their answers than a number. Browsers and proxies ask one after the
 * other; without a bound, 64 kB of requests written in one go become thousands of answers held in memory for a client that
 * reads none of them, and everybody else's next step waits behind all of them. Call it before every other hook.
 */
export function limitPipelines(app: FastifyInstance, most: number): void {
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
