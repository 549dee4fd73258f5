import { Writable } from 'node:stream';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { logRequests } from './request-log.ts';

async function linesOf(url: string): Promise<readonly { readonly msg: string; readonly ms: number }[]> {
  const lines: { readonly msg: string; readonly ms: number }[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(JSON.parse(String(chunk)));
      done();
    },
  });
  const app = Fastify({ logger: { level: 'debug', stream } });
  logRequests(app);
  app.get('/api/health', async () => ({}));
  if (!url.startsWith('/nothing'))
    app.get('/*', async (_request, reply) => reply.code(url.includes('broken') ? 500 : 200).send('page'));
  await app.inject({ url });
  return lines.filter(({ msg }) => msg === 'answered');
}

const [debug, info] = [20, 30];
test.each([
  ['/api/health?token=secret', info, '/api/health', 200],
  ['/guide', debug, '/*', 200],
  ['/broken', info, '/*', 500],
  ['/nothing', info, 'unknown', 404],
])('%s is one line', async (url, level, route, status) => {
  const lines = await linesOf(url);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatchObject({ level, method: 'GET', route, status, ms: expect.any(Number) });
  expect(Number.isInteger(lines[0]?.ms)).toBe(true);
  expect(JSON.stringify(lines)).not.toContain('secret');
});
