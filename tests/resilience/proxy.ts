import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/** Starts a reverse proxy that closes with the test, and returns its URL. It drops connections without a target or a server. */
export async function startProxy(target: () => string | undefined): Promise<string> {
  const proxy = createServer((asked, answer) => {
    const server = target();
    if (server === undefined) return asked.socket.destroy();
    const { method, headers } = asked;
    const onward = request(new URL(asked.url ?? '/', server), { method, headers }, (came) => {
      answer.writeHead(came.statusCode ?? 502, came.headers);
      came.on('error', () => answer.destroy());
      came.pipe(answer);
    });
    onward.on('error', () => answer.destroy());
    answer.on('close', () => onward.destroy());
    return asked.pipe(onward);
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  onTestFinished(() => {
    proxy.closeAllConnections();
    proxy.close();
  });
  return `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
}
