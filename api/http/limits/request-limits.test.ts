import { Writable } from 'node:stream';
import Fastify, { type FastifyError } from 'fastify';
import { expect, test } from 'vitest';
import { jsonErrors } from '../../answers/refusals/errors.ts';
import { PublicError } from '../../answers/refusals/public-error.ts';
import { type Counters, memoryCounters } from './counters/counters.ts';
import { defaultLimits, type LimitedEndpoint } from './default-limits.ts';
import { limitRequests } from './request-limits.ts';

const share = (client: number, everyone: number) => ({
  client: { requests: client, windowMs: 600_000 },
  everyone: { requests: everyone, windowMs: 600_000 },
});

/** A server whose questions have a place for each client, two for everyone, and one beside them for emergencies. */
function server(counters: Counters = memoryCounters) {
  const logged: { readonly msg: string; readonly code?: string }[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      logged.push(JSON.parse(String(chunk)));
      done();
    },
  });
  const turnedAway: LimitedEndpoint[] = [];
  const question = { ...share(1, 2), emergencies: share(1, 1) };
  const limits = limitRequests(counters, { ...defaultLimits, question }, (endpoint) => turnedAway.push(endpoint));
  const app = Fastify({ logger: { level: 'warn', stream } });
  const errorHandler = limits.countingRefusals('question', (error, request, reply) =>
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
  const limits = limitRequests(memoryCounters, { ...defaultLimits, newsletter });
  const app = Fastify();
  app.setErrorHandler<FastifyError>(jsonErrors);
  app.get('/', async (request) => {
    await limits.take('newsletter', request, 'emergency');
    return {};
  });
  expect([(await app.inject('/')).statusCode, (await app.inject('/')).statusCode]).toEqual([200, 429]);
});

test('whoever is refused in both hears the shorter wait', async () => {
  const left: Readonly<Record<string, number>> = { 'question:emergencies:address': 90_000, 'question:address': 9000 };
  const refusing: Counters = ([first]) => ({
    take: async () => ({ allowed: false, retryAfterMs: left[first?.name ?? ''] ?? 0 }),
    giveBack: async () => {},
  });
  const limits = limitRequests(refusing, defaultLimits);
  const app = Fastify();
  app.setErrorHandler<FastifyError>(jsonErrors);
  app.get('/', async (request) => limits.take('question', request, 'emergency'));
  expect((await app.inject('/')).headers['retry-after']).toBe('9');
});

test('a place that is given back is free', async () => {
  const { ask } = server();
  for (let round = 0; round < 4; round++) expect(await ask('back=1', '192.0.2.1')).toBe(200);
});

test('a counter that cannot count lets everybody through, and says so', async () => {
  const away = () => Promise.reject(new TypeError('away'));
  const { ask, logged } = server(() => ({ take: away, giveBack: away }));
  expect(await ask('back=1', '192.0.2.1')).toBe(200);
  expect(logged).toMatchObject([{ code: 'TypeError', msg: 'the rate limiter could not count' }]);
});

test('a place that cannot be given back is nobody’s failure', async () => {
  const counters: Counters = (limits) => ({
    ...memoryCounters(limits),
    giveBack: () => Promise.reject('away'),
  });
  const { ask, logged } = server(counters);
  expect(await ask('back=1', '192.0.2.1')).toBe(200);
  expect(logged).toMatchObject([{ code: 'unknown', msg: 'the rate limiter could not count' }]);
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
    const told = [];
    for (let round = 0; round < 4; round++) told.push(await ask(`fail=${fail}`, '192.0.2.1'));
    expect(told).toEqual(statuses);
    expect(turnedAway).toHaveLength(statuses[0] !== 429 && statuses[3] === 429 ? 1 : 0);
    expect(await ask('', '192.0.2.1')).toBe(200);
  },
);
