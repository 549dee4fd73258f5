import { Writable } from 'node:stream';
import Fastify, { type FastifyError, type FastifyRequest } from 'fastify';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { defaultLimits, type LimitedEndpoint } from './default-limits.ts';
import { jsonErrors, PublicError } from './errors.ts';
import { limitRequests, type MakeLimiter, memoryLimiter } from './rate-limits.ts';

const share = (client: number, everyone: number) => ({
  client: { requests: client, windowMs: 600_000 },
  everyone: { requests: everyone, windowMs: 600_000 },
});

/** A server whose questions have a place for each client, two for everyone, and one beside them for emergencies. */
function server(make: MakeLimiter = memoryLimiter, everyone = 2) {
  const logged: { readonly msg: string; readonly code?: string }[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      logged.push(JSON.parse(String(chunk)));
      done();
    },
  });
  const turnedAway: LimitedEndpoint[] = [];
  const question = { ...share(1, everyone), emergencies: share(1, 1) };
  const limits = limitRequests({ ...defaultLimits, question }, make, (endpoint) => turnedAway.push(endpoint));
  const app = Fastify({ logger: { level: 'warn', stream } });
  const errorHandler = limits.countRejections('question', (error, request, reply) =>
    jsonErrors(error as FastifyError, request, reply),
  );
  app.get<{ Querystring: { urgency?: string; back?: string; fail?: string } }>(
    '/',
    { errorHandler },
    async (request) => {
      const { urgency, back, fail } = request.query;
      if (fail)
        throw Object.assign(new PublicError(Number(fail), 'one-host'), fail === '0' && { statusCode: undefined });
      const giveBack = await limits.take('question', request, urgency);
      if (back) await giveBack();
      return {};
    },
  );
  const ask = async (query: string, remoteAddress: string) =>
    (await app.inject({ url: `/?${query}`, remoteAddress })).statusCode;
  return { ask, logged, turnedAway };
}

test('a client has its share, and everyone together another', async () => {
  const { ask, turnedAway, logged } = server();
  expect(await ask('', '192.0.2.1')).toBe(200);
  expect(await ask('', '192.0.2.1')).toBe(429);
  expect(await ask('', '192.0.2.2')).toBe(200);
  expect(await ask('', '192.0.2.3')).toBe(429);
  expect(turnedAway).toEqual(['question', 'question']);
  expect(logged).toEqual([]);
});

test.each(['link', 'inbox'] as const)(
  'no number of strangers at their limits closes "%s" to others',
  async (endpoint) => {
    const limits = limitRequests(defaultLimits);
    const ask = (ip: string) => limits.take(endpoint, { ip } as FastifyRequest);
    for (let n = 0; n < 40; n++) {
      const ip = `192.0.2.${n}`;
      for (let time = 0; time < defaultLimits[endpoint].client.requests; time++) await ask(ip);
      await expect(ask(ip)).rejects.toThrow('too-many');
    }
    await expect(ask('203.0.113.1')).resolves.toBeDefined();
  },
);

test('an emergency has a place of its own, and then those of all', async () => {
  const { ask } = server();
  const all = [];
  for (const urgency of ['emergency', 'emergency', 'emergency', 'urgent']) {
    all.push(await ask(`urgency=${urgency}`, '192.0.2.1'));
  }
  expect(all).toEqual([200, 200, 429, 429]);
  const { ask: askAnother } = server();
  expect([await askAnother('urgency=urgent', '192.0.2.1'), await askAnother('urgency=urgent', '192.0.2.1')]).toEqual([
    200, 429,
  ]);
});

test('what has no places for emergencies counts them with the rest', async () => {
  const newsletter = share(1, 2);
  const limits = limitRequests({ ...defaultLimits, newsletter });
  const app = Fastify();
  app.setErrorHandler<FastifyError>(jsonErrors);
  app.get('/', async (request) => {
    await limits.take('newsletter', request, 'emergency');
    return {};
  });
  expect([(await app.inject('/')).statusCode, (await app.inject('/')).statusCode]).toEqual([200, 429]);
});

test('limited in both shares: the shorter wait is reported', async () => {
  const question = {
    ...share(1, 9),
    emergencies: { client: { requests: 1, windowMs: 9000 }, everyone: { requests: 9, windowMs: 9000 } },
  };
  const limits = limitRequests({ ...defaultLimits, question });
  const app = Fastify();
  app.setErrorHandler<FastifyError>(jsonErrors);
  app.get('/', async (request) => {
    await limits.take('question', request, 'emergency');
    return {};
  });
  for (let time = 0; time < 2; time++) expect((await app.inject('/')).statusCode).toBe(200);
  expect((await app.inject('/')).headers['retry-after']).toBe('9');
});

describe('networks', () => {
  const hosts = (count: number, from: (n: number) => string) => Array.from({ length: count }, (_, n) => from(n));
  test.each<[string, readonly string[], number]>([
    ['an address has its share', hosts(9, () => '192.0.2.1'), 1],
    ['the next address has its own', hosts(9, (n) => `192.0.2.${n % 2}`), 2],
    ['a household has twice of it', hosts(20, (n) => `2001:db8:1:1::${n}`), 2],
    ['a site has four times of it', hosts(40, (n) => `2001:db8:1:${n}::1`), 4],
    ['sites of one network share nothing', hosts(9, (n) => `2001:db8:${n}::1`), 9],
    ['those at their own limit use up nothing of everyone', [...hosts(99, () => '192.0.2.1'), '192.0.2.2'], 2],
  ])('%s', async (_case, addresses, count) => {
    const { ask } = server(memoryLimiter, 50);
    const statuses = await Promise.all(addresses.map((address) => ask('', address)));
    expect(statuses.filter((status) => status === 200)).toHaveLength(count);
    expect(new Set(statuses)).toEqual(new Set(count === addresses.length ? [200] : [200, 429]));
  });
});

test('whom everyone’s limit refuses, the own one does not count', async () => {
  const { ask } = server(memoryLimiter, 1);
  expect(await ask('back=1', '192.0.2.1')).toBe(200);
  expect(await ask('', '192.0.2.1')).toBe(200);
  expect([await ask('', '192.0.2.2'), await ask('', '192.0.2.2')]).toEqual([429, 429]);
});

describe('time', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('a limit starts again when its window ends', async () => {
    const { ask } = server();
    expect([await ask('', '192.0.2.1'), await ask('', '192.0.2.1')]).toEqual([200, 429]);
    vi.advanceTimersByTime(599_000);
    expect(await ask('', '192.0.2.1')).toBe(429);
    vi.advanceTimersByTime(1000);
    expect(await ask('', '192.0.2.1')).toBe(200);
  });

  test.each([
    ['an hour back', -3_600_000],
    ['two years back', -730 * 86_400_000],
    ['800 days ahead', 800 * 86_400_000],
  ])('a clock set %s locks no client out', async (_change, change) => {
    const { ask } = server();
    expect([await ask('', '192.0.2.1'), await ask('', '192.0.2.1')]).toEqual([200, 429]);
    vi.setSystemTime(Date.now() + change);
    expect([await ask('', '192.0.2.1'), await ask('', '192.0.2.1')]).toEqual([200, 429]);
  });
});

test('a place that is given back is free', async () => {
  const { ask } = server();
  for (let round = 0; round < 4; round++) expect(await ask('back=1', '192.0.2.1')).toBe(200);
});

test('limits whose database is away are counted in this process, and the log says so', async () => {
  const away: MakeLimiter = (name, limit) => {
    const limiter = memoryLimiter(name, limit);
    limiter.get = () => Promise.reject(new TypeError('away'));
    return limiter;
  };
  const { ask, logged } = server(away);
  expect([await ask('', '192.0.2.1'), await ask('', '192.0.2.1')]).toEqual([200, 429]);
  const line = { code: 'TypeError', msg: 'the rate limits could not be counted' };
  expect(logged).toMatchObject([line, line]);
});

test('a request whose count cannot be taken back is answered all the same', async () => {
  const forgetful: MakeLimiter = (name, limit) => {
    const limiter = memoryLimiter(name, limit);
    limiter.reward = () => Promise.reject('away');
    return limiter;
  };
  const { ask, logged } = server(forgetful);
  expect(await ask('back=1', '192.0.2.1')).toBe(200);
  expect(logged).toMatchObject([{ code: 'unknown', msg: 'the rate limits could not be counted' }]);
});

test.each([
  ['400', [400, 400, 400, 429]],
  ['415', [415, 415, 415, 429]],
  ['500', [500, 500, 500, 500]],
  ['503', [503, 503, 503, 503]],
  ['429', [429, 429, 429, 429]],
])(
  'refusals of %s are counted beside the places, three for each, and failures of ours are not',
  async (fail, statuses) => {
    const { ask, turnedAway } = server();
    const answered = [];
    for (let round = 0; round < 4; round++) answered.push(await ask(`fail=${fail}`, '192.0.2.1'));
    expect(answered).toEqual(statuses);
    expect(turnedAway).toHaveLength(statuses[0] !== 429 && statuses[3] === 429 ? 1 : 0);
    expect(await ask('', '192.0.2.1')).toBe(200);
  },
);
