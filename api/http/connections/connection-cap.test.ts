import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { capConnections } from './connection-cap.ts';

let server: Server;
const sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await new Promise((resolve) => server.close(resolve));
});

async function listen(isProxy: (address: string) => boolean): Promise<void> {
  server = createServer((_request, response) => response.end('here'));
  capConnections(server, 2, isProxy);
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
