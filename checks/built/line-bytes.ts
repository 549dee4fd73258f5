import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import path from 'node:path';
import { buildApp } from '#api/app/app.ts';
import { loadSite } from '#api/built-site/load-site.ts';
import { readConfig } from '#api/config/config.ts';

/** What a browser takes off the line for these addresses over HTTP/1.1, where nothing of a header is compressed: bytes. */
export type LineBytes = (addresses: readonly string[]) => Promise<number>;

/** A server of the built site as visitors have it, at an https address: with every header that they are sent. */
export async function openLine(): Promise<{ readonly bytesOf: LineBytes; readonly close: () => Promise<void> }> {
  const config = readConfig({ LOG_LEVEL: 'silent', SITE_URL: 'https://example.com' });
  const app = buildApp({ config, site: await loadSite(path.join(import.meta.dirname, '../../dist')) });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  return {
    async bytesOf(addresses) {
      let sum = 0;
      for (const address of addresses) sum += await bytesOfOne(new URL(address, url), agent);
      return sum;
    },
    async close() {
      agent.destroy();
      await app.close();
    },
  };
}

/** What came over a connection before. */
const before = new WeakMap<Socket, number>();

async function bytesOfOne(url: URL, agent: Agent): Promise<number> {
  const asked = get(url, { agent, headers: { 'accept-encoding': 'gzip, deflate, br, zstd' } });
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  const { socket, statusCode } = answer;
  await once(answer.resume(), 'end');
  if (statusCode !== 200) throw new Error(`${url.pathname} ${statusCode}`);
  const bytes = socket.bytesRead - (before.get(socket) ?? 0);
  before.set(socket, socket.bytesRead);
  return bytes;
}
