import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, Socket } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { receiveUploads } from '../photos/receive.ts';
import { multipartOf } from '../photos/test-pictures.ts';
import { defaultConnectionLimits, limitBodies, limitConnections, limitPipelining } from './connections.ts';
import { PublicError } from './errors.ts';

describe('connections of one client', () => {
  let server: Server;
  const sockets: Socket[] = [];
  afterEach(async () => {
    for (const socket of sockets.splice(0)) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  });

  async function listen(isProxy: (address: string) => boolean): Promise<void> {
    server = createServer((_request, response) => response.end('here'));
    limitConnections(server, 2, isProxy);
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
  }

  async function open(): Promise<Socket> {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').on('error', () => {});
    sockets.push(socket);
    await once(socket, 'connect');
    return socket;
  }

  /** Whether a connection is answered. */
  async function isAnswered(socket: Socket): Promise<boolean> {
    const answered = once(socket, 'data').then(() => true);
    const ended = once(socket, 'close').then(() => false);
    socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
    return Promise.race([answered, ended]);
  }

  test('limits the connections of a client until it closes one', async () => {
    await listen(() => false);
    const [first, second] = [await open(), await open()];
    expect(await isAnswered(first)).toBe(true);
    expect(await isAnswered(await open())).toBe(false);
    for (const socket of [first, second]) {
      const gone = once(server, 'connection').catch(() => {});
      socket.end();
      await once(socket, 'close');
      const next = await open();
      await gone;
      expect(await isAnswered(next)).toBe(true);
    }
    expect(await isAnswered(await open())).toBe(false);
  });

  test('does not limit a proxy', async () => {
    await listen((address) => address.endsWith('127.0.0.1'));
    const all = [await open(), await open(), await open()];
    for (const socket of all) expect(await isAnswered(socket)).toBe(true);
  });

  test('a connection that closed before it was counted is ignored', async () => {
    const asked: unknown[] = [];
    await listen((address) => {
      asked.push(address);
      return false;
    });
    const gone = new Socket();
    sockets.push(gone);
    for (let time = 0; time < 3; time++) server.emit('connection', gone);
    expect([asked, gone.destroyed]).toEqual([[], false]);
  });
});

describe('pipelining', () => {
  let app: FastifyInstance;
  let socket: Socket;
  /** What holds the answers back, until it is let go, and what holds back the first one alone. */
  let removeSharedFiles = () => {};
  let letFirstGo = () => {};
  let bothWait: Promise<void>;
  beforeEach(async () => {
    app = Fastify();
    limitPipelining(app, 2);
    const held = new Promise<void>((resolve) => {
      removeSharedFiles = resolve;
    });
    const first = new Promise<void>((resolve) => {
      letFirstGo = resolve;
    });
    bothWait = new Promise<void>((resolve) => {
      let waiting = 0;
      app.addHook('preHandler', async () => {
        waiting += 1;
        if (waiting === 2) resolve();
      });
    });
    app.get('/first', async () => first.then(() => ({ answered: true })));
    app.get('/', async () => held.then(() => ({ answered: true })));
    socket = connect(Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port), '127.0.0.1');
  });
  afterEach(async () => {
    socket.destroy();
    removeSharedFiles();
    letFirstGo();
    await app.close();
  });

  const ask = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n';
  const last = 'GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n';

  async function answersUntilClosed(): Promise<number> {
    let text = '';
    socket
      .on('error', () => {})
      .on('data', (chunk) => {
        text += chunk;
      });
    await once(socket, 'close');
    return text.match(/HTTP\/1.1 200 /g)?.length ?? 0;
  }

  test('allows two pipelined requests', async () => {
    socket.write(ask + last);
    removeSharedFiles();
    expect(await answersUntilClosed()).toBe(2);
  });

  test('closes the connection at a third pending request, without a response', async () => {
    socket.write(ask + ask + last);
    expect(await answersUntilClosed()).toBe(0);
  });

  test('answered requests do not count', async () => {
    removeSharedFiles();
    for (let round = 0; round < 5; round++) {
      socket.write(ask);
      expect(String((await once(socket, 'data'))[0])).toMatch(/^HTTP\/1.1 200 /);
    }
  });

  test('a pending request still counts after another was answered', async () => {
    socket.write(ask.replace('/', '/first') + ask);
    await bothWait;
    const answered = once(socket, 'data');
    letFirstGo();
    expect(String((await answered)[0])).toMatch(/^HTTP\/1.1 200 /);
    socket.write(ask + last);
    expect(await answersUntilClosed()).toBe(0);
  });
});

describe('request bodies', () => {
  let app: FastifyInstance;
  let socket: Socket;
  let text = '';
  beforeEach(() => {
    app = Fastify();
  });
  afterEach(async () => {
    socket.destroy();
    await app.close();
  });

  async function open(): Promise<void> {
    text = '';
    socket = connect(Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port), '127.0.0.1');
    socket
      .on('error', () => {})
      .on('data', (chunk) => {
        text += chunk;
      });
  }
  const statuses = () => Array.from(text.matchAll(/HTTP\/1.1 (\d+)/g), ([, status]) => Number(status));
  const postOf = (length: number, type = 'application/json') =>
    `POST / HTTP/1.1\r\nHost: a\r\nContent-Type: ${type}\r\nContent-Length: ${length}\r\n\r\n`;
  const post = postOf(12);

  describe('that stall', () => {
    const bodyPeriodMs = 200;
    const photosMs = 60_000;
    beforeEach(async () => {
      limitBodies(app.server, { bodyPeriodMs, photosMs });
      app.addContentTypeParser('multipart/form-data', { parseAs: 'string' }, async () => ({}));
      app.post('/', async () => new Promise((resolve) => setTimeout(resolve, 2 * bodyPeriodMs, { ok: true })));
      app.post('/early', { onRequest: async (_request, reply) => reply.code(403).send() }, async () => ({}));
      app.post('/unread', { onRequest: () => new Promise(() => {}) }, async () => ({}));
      await open();
      app.server.timeout = 60_000;
    });

    test.each([
      ['half a body', `${post}{"a":`],
      ['no body after its headers', post],
      ['half a chunked body', `${post.replace('Content-Length: 12', 'Transfer-Encoding: chunked')}5\r\n{"a":\r\n`],
    ])('%s: 408, and the connection is closed', async (_case, request) => {
      const start = performance.now();
      socket.write(request);
      await once(socket, 'close');
      expect(performance.now() - start).toBeLessThan(10 * bodyPeriodMs);
      expect(statuses()).toEqual([408]);
    });

    test('a body that nothing reads: the connection is closed', async () => {
      socket.write(post.replace('/', '/unread'));
      await once(socket, 'close');
      expect(text).toBe('');
    });

    test('the rest of a body after an early answer: the connection is closed', async () => {
      socket.write(post.replace('/', '/early'));
      await once(socket, 'close');
      expect(statuses()).toEqual([403]);
    });

    test('the limit in production is at most 30 seconds', () => {
      expect(defaultConnectionLimits.bodyPeriodMs).toBeLessThanOrEqual(30_000);
    });

    test.each([
      ['more than 1,000 bytes a second is read', 2000, 200],
      ['less is not', 20, 408],
    ])('a slow body that keeps arriving: %s', async (_case, bytes, status) => {
      const text = `${postOf(bytes * 12)}{}`.padEnd(postOf(bytes * 12).length + bytes * 12);
      socket.write(text.slice(0, 120));
      for (let at = 120; at < text.length && !socket.destroyed; at += bytes) {
        await new Promise((resolve) => setTimeout(resolve, bodyPeriodMs / 4));
        socket.write(text.slice(at, at + bytes));
      }
      await expect.poll(() => socket.destroyed || statuses().length > 0, { timeout: 5000 }).toBe(true);
      expect(statuses()).toEqual([status]);
    });

    test.each([
      ['multipart/form-data; boundary=x', [200]],
      ['application/json', []],
    ])('silence after the body, in which photos are encoded: %s', async (type, answers) => {
      app.server.timeout = bodyPeriodMs;
      socket.write(`${postOf(12, type)}{"a": 12345}`);
      await expect.poll(() => socket.destroyed || statuses().length > 0, { timeout: 5000 }).toBe(true);
      expect(statuses()).toEqual(answers);
    });
  });

  test('the next request is answered after a 503 between the photos of a form', async () => {
    limitBodies(app.server, { bodyPeriodMs: 60_000, photosMs: 60_000 });
    const use = () => Promise.reject(new PublicError(503, 'store-away'));
    const connection = { use, wasFull: () => false, close: async () => {} };
    await receiveUploads(app, { connection, dataDir: '/nonexistent' });
    app.post('/', async () => ({ ok: true }));
    await open();
    const photo = new Uint8Array(2_000_000);
    const { payload, headers } = await multipartOf({ name: 'Ada' }, [{ bytes: photo }, { bytes: photo }]);
    const head = `POST / HTTP/1.1\r\nHost: a\r\nContent-Type: ${headers['content-type']}\r\nContent-Length: ${payload.length}\r\n\r\n`;
    socket.write(head);
    socket.write(payload);
    socket.write('GET /none HTTP/1.1\r\nHost: a\r\n\r\n');
    await expect.poll(statuses, { timeout: 5000 }).toEqual([503, 404]);
  });
});
