import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { paceRefusals } from './paced-refusals.ts';

/** Asks all at once, and tells in which order they are answered. */
async function orderOf(asked: readonly (readonly [name: string, url: string, ip: string])[]) {
  const app = Fastify();
  paceRefusals(app, 200);
  app.get('/refused', async (_request, reply) => reply.code(429).send('wait'));
  app.get('/answered', async () => 'here');
  await app.ready();
  const order: string[] = [];
  await Promise.all(
    asked.map(async ([name, url, remoteAddress]) => {
      await app.inject({ url, remoteAddress });
      order.push(name);
    }),
  );
  return order;
}

test('the refusals of one client leave in turn', async () => {
  const order = await orderOf(['1', '2', '3', '4'].map((name) => [name, '/refused', '192.0.2.1']));
  expect(order).toEqual(['1', '2', '3', '4']);
});

test('they hold up neither anybody else nor an answer of their own', async () => {
  const order = await orderOf([
    ['first', '/refused', '192.0.2.1'],
    ['second', '/refused', '192.0.2.1'],
    ['third', '/refused', '192.0.2.1'],
    ['of another', '/refused', '192.0.2.2'],
    ['an answer', '/answered', '192.0.2.1'],
  ]);
  expect(order.slice(0, 3).toSorted()).toEqual(['an answer', 'first', 'of another']);
  expect(order.slice(3)).toEqual(['second', 'third']);
});

test('a household waits as one', async () => {
  const order = await orderOf([
    ['first', '/refused', '2001:db8:1:1::1'],
    ['second', '/refused', '2001:db8:1:1::2'],
    ['of another', '/refused', '2001:db8:1:2::1'],
  ]);
  expect(order.at(-1)).toBe('second');
});
