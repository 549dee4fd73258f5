import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, Socket } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { limitConnections, limitPipelining } from '../app.ts';

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

  test('a client has so many connections, and a new one for each that it closes', async () => {
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

  test('a proxy has as many as there are visitors', async () => {
    await listen((address) => address.endsWith('127.0.0.1'));
    const all = [await open(), await open(), await open()];
    for (const socket of all) expect(await isAnswered(socket)).toBe(true);
  });

  test('a connection that has ended before it is looked at counts for nobody', async () => {
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
  let letGo = () => {};
  let letFirstGo = () => {};
  let bothWait: Promise<void>;
  beforeEach(async () => {
    app = Fastify();
    limitPipelining(app, 2);
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
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
    letGo();
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

  test('two may wait on a connection', async () => {
    socket.write(ask + last);
    letGo();
    expect(await answersUntilClosed()).toBe(2);
  });

  test('a third that waits ends the connection, and nobody is answered', async () => {
    socket.write(ask + ask + last);
    expect(await answersUntilClosed()).toBe(0);
  });

  test('who was answered waits no longer', async () => {
    letGo();
    for (let round = 0; round < 5; round++) {
      socket.write(ask);
      expect(String((await once(socket, 'data'))[0])).toMatch(/^HTTP\/1.1 200 /);
    }
  });

  test('of two that wait one is answered: the other still counts', async () => {
    socket.write(ask.replace('/', '/first') + ask);
    await bothWait;
    const answered = once(socket, 'data');
    letFirstGo();
    expect(String((await answered)[0])).toMatch(/^HTTP\/1.1 200 /);
    socket.write(ask + last);
    expect(await answersUntilClosed()).toBe(0);
  });
});
