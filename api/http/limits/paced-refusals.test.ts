import Fastify from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { paceRefusals } from './paced-refusals.ts';

const gap = 200;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'Date'], now: 0 });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A server that refuses, and what it has answered so far, each with the time. */
async function server() {
  const app = Fastify();
  paceRefusals(app, gap);
  app.get('/refused', async (_request, reply) => reply.code(429).send('wait'));
  app.get('/answered', async () => 'here');
  await app.ready();
  const told: (readonly [name: string, at: number])[] = [];
  const ask = (name: string, url: string, remoteAddress: string) => {
    app.inject({ url, remoteAddress }).then(
      () => told.push([name, Date.now()]),
      () => told.push([`${name} failed`, Date.now()]),
    );
  };
  /** Until everything is answered that does not wait: what was asked later is answered too. */
  const settle = async () => {
    for (let round = 0; round < 2; round++) await app.inject('/answered');
  };
  /** Time goes on, and whoever waited for it is answered. */
  const pass = async (milliseconds: number) => {
    for (let left = milliseconds; left > 0; left -= 10) {
      vi.advanceTimersByTime(Math.min(left, 10));
      await settle();
    }
  };
  return { ask, told, settle, pass };
}

/** Asks all at once, and tells in which order they are answered. */
async function orderOf(asked: readonly (readonly [name: string, url: string, ip: string])[]) {
  const { ask, told, settle, pass } = await server();
  for (const [name, url, ip] of asked) ask(name, url, ip);
  await settle();
  await pass(asked.length * gap);
  return told.map(([name]) => name);
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

test('between two of them lies the gap, whenever they ask', async () => {
  const { ask, told, settle, pass } = await server();
  const refuse = async (name: string) => {
    ask(name, '/refused', '192.0.2.1');
    await settle();
  };
  await refuse('first');
  await pass(190);
  await refuse('just before its end');
  await pass(20);
  await refuse('while one has just left');
  await refuse('another');
  await pass(800);
  expect(told).toEqual([
    ['first', 0],
    ['just before its end', 200],
    ['while one has just left', 400],
    ['another', 600],
  ]);
});

test('whoever was not refused within the gap is told at once, and the next one waits again', async () => {
  const { ask, told, settle, pass } = await server();
  for (const name of ['first', 'second']) ask(name, '/refused', '192.0.2.1');
  await settle();
  await pass(400);
  for (const name of ['third', 'fourth']) ask(name, '/refused', '192.0.2.1');
  await settle();
  await pass(300);
  expect(told).toEqual([
    ['first', 0],
    ['second', 200],
    ['third', 400],
    ['fourth', 600],
  ]);
});

test('256 wait, and more leave at once', async () => {
  const { ask, told, settle } = await server();
  for (let n = 0; n <= 256; n++) ask(`${n}`, '/refused', '192.0.2.1');
  await settle();
  for (const name of ['too many', 'too many by two']) ask(name, '/refused', '192.0.2.1');
  await settle();
  expect(told.map(([name]) => name)).toEqual(['0', 'too many', 'too many by two']);
  for (let turn = 1; turn <= 256; turn++) {
    vi.advanceTimersByTime(gap);
    await settle();
  }
  expect(told).toHaveLength(259);
  expect(told.at(-1)).toEqual(['256', 256 * gap]);
});
