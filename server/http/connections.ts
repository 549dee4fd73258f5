import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { clientKey } from './client-key.ts';
import { PublicError } from './errors.ts';
import { isMultipart } from './forms.ts';

/** Limits on what one client's connections may use. */
export interface ConnectionLimits {
  readonly connectionsPerClient: number;
  /** Unanswered requests on one connection. */
  readonly requestsAtOnce: number;
  /** Time for all headers of a request, in milliseconds. Node checks every five seconds. */
  readonly headersMs: number;
  /** Time for a whole request, photos included, in milliseconds. */
  readonly requestMs: number;
  /** A connection with no traffic in either direction is closed after this many milliseconds. */
  readonly silenceMs: number;
  /** Each such period, a request body must end or bring `minBytesPerSecond`. */
  readonly bodyPeriodMs: number;
  /** Silence allowed while photos that have arrived are re-encoded, behind those of others. */
  readonly photosMs: number;
}

/** Less than the weakest signal that can send one photo within the time for a request. */
export const minBytesPerSecond = 1000;

/** The limits in production; tests use shorter ones. */
export const defaultConnectionLimits: ConnectionLimits = {
  connectionsPerClient: 128,
  requestsAtOnce: 2,
  headersMs: 30_000,
  requestMs: 600_000,
  silenceMs: 120_000,
  bodyPeriodMs: 30_000,
  photosMs: 600_000,
};

/**
 * Limits the open connections of one client (IPv4 address or IPv6 /64), so that one client cannot exhaust the machine's sockets.
 * Node's own `maxConnections` counts all clients together.
 * @param isProxy Whether a peer is our own proxy, which is not limited.
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
 * Limits HTTP pipelining: closes a connection with more unanswered requests. Browsers do not pipeline, proxies send one request at
 * a time, and thousands of pipelined requests would starve other clients. Register it before every other hook.
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

const expectsBody = ({ complete, headers }: IncomingMessage) =>
  !complete && (headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0);

type BodyLimits = Pick<ConnectionLimits, 'bodyPeriodMs' | 'photosMs'>;

/**
 * Refuses a request whose body stalls or trickles: a half-sent form must not hold its connection as long as a slow answer may. After an
 * early answer, such as a 503 between two photos of a form, it discards the rest of the body. Node does so only for a body that nobody
 * has begun to read, and would never parse the next request on the connection.
 */
export function limitBodies(server: Server, { bodyPeriodMs, photosMs }: BodyLimits): void {
  server.on('request', (request, response) => {
    if (expectsBody(request)) {
      requireProgress(request, response, bodyPeriodMs);
      const answerMs = isMultipart(request.headers['content-type']) ? photosMs : server.timeout;
      request.once('end', () => {
        request.socket.setTimeout(response.writableFinished ? server.keepAliveTimeout : answerMs);
      });
    }
    response.once('finish', () => {
      if (!request.readableEnded) request.unpipe().resume();
    });
  });
}

function requireProgress(request: IncomingMessage, response: ServerResponse, periodMs: number): void {
  const { socket } = request;
  let before = socket.bytesRead;
  const check = () => {
    if (socket.bytesRead - before < (minBytesPerSecond * periodMs) / 1000) refuseStalled(request, response);
    before = socket.bytesRead;
  };
  const timer = setInterval(check, periodMs);
  const stop = () => {
    clearInterval(timer);
    socket.off('close', stop);
  };
  request.once('end', stop);
  socket.once('close', stop);
}

/**
 * Fails the parser of the body with 408, which the route's error handler answers; Node then closes the connection. Closes it at once
 * when an answer has begun, or when nothing reads the body.
 */
function refuseStalled(request: IncomingMessage, response: ServerResponse): void {
  if (response.headersSent || request.listenerCount('error') === 0) {
    request.socket.destroy();
    return;
  }
  response.shouldKeepAlive = false;
  request.emit('error', new PublicError(408, 'too-slow'));
}
