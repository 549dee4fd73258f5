import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { refuseOtherSites } from './own-pages.ts';

/** What is answered by a server that refuses other sites. */
function ask(method: string, headers: Record<string, string>) {
  const app = Fastify();
  refuseOtherSites(app, 'https://example.com');
  app.all('/', async () => ({}));
  return app.inject({ method: method as 'GET', url: '/', headers: { host: 'localhost:3000', ...headers } });
}

test.each<[string, Record<string, string>, number]>([
  ['a script or a mail program', {}, 200],
  ['our page', { origin: 'https://example.com', 'sec-fetch-site': 'same-origin' }, 200],
  ['our page, in an older browser', { origin: 'https://example.com' }, 200],
  ['our page under the host that was asked', { origin: 'http://localhost:3000' }, 200],
  ['an address typed by hand', { 'sec-fetch-site': 'none' }, 200],
  ['another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }, 403],
  ['another site that shows our origin', { origin: 'https://example.com', 'sec-fetch-site': 'cross-site' }, 403],
  ['another site, in an older browser', { origin: 'https://evil.example' }, 403],
  ['a neighbour under the same domain', { 'sec-fetch-site': 'same-site' }, 403],
  ['a page that hides its name', { origin: 'null' }, 403],
  ['no address', { origin: 'evil' }, 403],
])('what changes something, from %s: %s', async (_case, headers, status) => {
  const answer = await ask('POST', headers);
  expect(answer.statusCode).toBe(status);
  if (status === 403) expect(answer.json()).toMatchObject({ code: 'other-site' });
});

test.each(['GET', 'HEAD', 'OPTIONS', 'TRACE'])('%s changes nothing, and is answered', async (method) => {
  const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
  expect((await ask(method, headers)).statusCode).toBe(200);
});
