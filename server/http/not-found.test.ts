import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { collectMethods, handleNotFound } from '../app.ts';

/** What is answered by a server that takes some methods at two addresses. */
function ask(method: 'GET' | 'POST', url: string) {
  const app = Fastify();
  const methodsOf = collectMethods(app);
  app.post('/form', async () => ({}));
  app.route({ method: ['PUT', 'DELETE'], url: '/form', handler: async () => ({}) });
  app.get('/text', async () => ({}));
  handleNotFound(app, methodsOf);
  return app.inject({ method, url });
}

test.each([
  ['GET', '/form', 405, 'DELETE, POST, PUT'],
  ['GET', '/form?of=1', 405, 'DELETE, POST, PUT'],
  ['POST', '/text', 405, 'GET, HEAD'],
  ['GET', '/nothing', 404, undefined],
] as const)('%s %s', async (method, url, status, allow) => {
  const { statusCode, headers, body } = await ask(method, url);
  expect([statusCode, headers.allow, headers['cache-control']]).toEqual([status, allow, 'no-store']);
  const words = { 404: 'There’s nothing at this address.', 405: 'This address doesn’t take that kind of request.' };
  expect(JSON.parse(body)).toEqual({ error: words[status] });
});

test('the page is in the language of the address', async () => {
  const { body } = await ask('GET', '/es/nada');
  expect(JSON.parse(body).error).toMatch(/dirección/);
});
