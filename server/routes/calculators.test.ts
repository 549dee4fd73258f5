import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { calculatorAnswer } from '#contract/calculators.ts';
import { type CalculatorName, calculators, definitionOf } from '#core/calculators/registry.ts';
import { readCases } from '#core/calculators/shared/cases.ts';
import { buildApp } from '../app.ts';
import { readConfig } from '../config/config.ts';

const names = Object.keys(calculators) as CalculatorName[];
const many = { requests: 100_000, windowMs: 60_000 };
const limits = { calculator: { client: many, everyone: many } };

let app: FastifyInstance;
beforeAll(() => {
  app = buildApp({ config: readConfig({ LOG_LEVEL: 'silent' }), limits });
});
afterAll(() => app.close());

const post = (name: string, payload: object) =>
  app.inject({ method: 'POST', url: `/api/calculators/${name}`, payload });

describe.each(names)('%s', (name) => {
  const { accepted, refused } = readCases(readFileSync(`core/calculators/${name}/cases.json`, 'utf8'));

  test('answers every accepted case as core does, with its steps', async () => {
    const answer = calculatorAnswer(await definitionOf(name));
    for (const { input, result } of accepted) {
      const response = await post(name, input);
      expect(response.statusCode, JSON.stringify(input)).toBe(200);
      const body = z.parse(answer, response.json()) as Readonly<Record<string, unknown>>;
      for (const [id, value] of Object.entries(result)) {
        if (typeof value === 'number')
          expect(Math.abs(Number(body[id]) / (value || 1) - (value ? 1 : 0))).toBeLessThan(1e-6);
        else expect(body[id], id).toEqual(value);
      }
    }
  });

  test('refuses every refused case with its code and fields', async () => {
    for (const { input, error, fields } of refused) {
      const response = await post(name, input);
      expect([response.statusCode, response.json()], JSON.stringify(input)).toEqual([400, { error, fields }]);
    }
  });

  test('is in the API document with its fields and results', async () => {
    const { paths } = (await app.inject('/api/openapi.json')).json();
    const { requestBody, responses } = paths[`/api/calculators/${name}`].post;
    const definition = await definitionOf(name);
    const { properties } = requestBody.content['application/json'].schema;
    expect(Object.keys(properties)).toEqual(Object.keys(definition.fields));
    expect(Object.keys(responses)).toEqual(expect.arrayContaining(['200', '400', '429']));
  });
});

const room = { length: 35, width: 25, height: 8, material: 'carpet', damageClass: 'class1' };

test('numbers may be numbers, however small', async () => {
  expect((await post('dehumidification', room)).json()).toMatchObject({ requiredCapacity: 210, unitsNeeded: 3 });
  expect((await post('psychrometric', { temperature: 70, humidity: 1e-7 })).statusCode).toBe(200);
});

test.each([
  [{ ...room, lenght: 35 }, ['lenght']],
  [{ ...room, length: null }, ['length']],
  [{ ...room, length: ['35'], constructor: 1 }, ['length', 'constructor']],
])('%j is not read', async (body, fields) => {
  const response = await post('dehumidification', body);
  expect([response.statusCode, response.json()]).toEqual([400, { error: 'fields-unreadable', fields }]);
});

test('a calculator that there is not is not found', async () => {
  expect((await post('toString', {})).statusCode).toBe(404);
});

test('too many requests are turned away with the wait', async () => {
  const few = { requests: 2, windowMs: 60_000 };
  const small = buildApp({
    config: readConfig({ LOG_LEVEL: 'silent' }),
    limits: { calculator: { client: few, everyone: few } },
  });
  const url = '/api/calculators/dehumidification';
  const codes = [];
  for (let count = 0; count < 3; count++) {
    codes.push((await small.inject({ method: 'POST', url, payload: room, remoteAddress: '192.0.2.7' })).statusCode);
  }
  await small.close();
  expect(codes).toEqual([200, 200, 429]);
});

describe('claim-clock', () => {
  const { cases } = JSON.parse(readFileSync('core/claim-clock/given.json', 'utf8')) as {
    readonly cases: readonly { readonly id: string; readonly input: object; readonly expect: object }[];
  };

  test.each(cases.map(({ id, input, expect: expected }) => [id, input, expected] as const))(
    '%s',
    async (_id, input, expected) => {
      const response = await post('claim-clock', input);
      expect([response.statusCode, response.json()]).toEqual([200, expected]);
    },
  );

  test.each([
    [
      { policy: 'homeowners', loss: '2026-01-01' },
      { error: 'no-policy', fields: ['policy'] },
    ],
    [{ loss: '2026-02-30' }, { error: 'not-a-day', fields: ['loss'] }],
    [{}, { error: 'no-day', fields: ['loss'] }],
    [{ loss: 5 }, { error: 'fields-unreadable', fields: ['loss'] }],
    [{ lost: '2026-02-03' }, { error: 'fields-unreadable', fields: ['lost'] }],
  ])('refuses %j', async (input, error) => {
    const response = await post('claim-clock', input);
    expect([response.statusCode, response.json()]).toEqual([400, error]);
  });
});

describe('drying-job', () => {
  const { jobs } = JSON.parse(readFileSync('core/drying-job/given.json', 'utf8')) as {
    readonly jobs: readonly {
      readonly job: { readonly id: string };
      readonly expected: Readonly<Record<string, unknown>>;
    }[];
  };

  test.each(jobs.map(({ job, expected }) => [job.id, job, expected] as const))('%s', async (id, job, expected) => {
    const { job: read, derived } = (await post('drying-job', { job })).json();
    expect(read).toMatchObject({ format: 'drying-job', version: 1, id });
    expect(derived.roomsDryAt).toEqual(expected.roomsDryAt);
    expect(derived.pressurePa).toBeCloseTo(expected.pressurePa as number, 4);
    expect((await post('drying-job', { job: read })).json().derived).toEqual(derived);
  });

  test.each([
    [50, 100, 200],
    [50, 101, 400],
    [200, 350, 400],
  ])('%i visits to %i rooms: %i, since the answer grows with both', async (visits, rooms, status) => {
    const rowsOf = (count: number, row: object) => Array.from({ length: count }, (_, n) => ({ id: `r${n}`, ...row }));
    const lists = { rooms: rowsOf(rooms, { name: 'R' }), visits: rowsOf(visits, { at: '2026-01-05T09:00' }) };
    const { statusCode, body } = await post('drying-job', {
      job: { format: 'drying-job', version: 1, id: 'a', ...lists },
    });
    expect(statusCode).toBe(status);
    if (status === 400) expect(JSON.parse(body)).toEqual({ error: 'too-many', fields: ['job'] });
    expect(body.length).toBeLessThan(1_000_000);
  });

  test.each([
    [{ job: { format: 'drying-job', version: 9, id: 'a' } }, { error: 'newer', fields: ['job'] }],
    [{ job: { format: 'loss-record', version: 1, id: 'a' } }, { error: 'fields-unreadable', fields: ['job'] }],
  ])('refuses %j', async (input, error) => {
    const response = await post('drying-job', input);
    expect([response.statusCode, response.json()]).toEqual([400, error]);
  });
});

test.each(['claim-clock', 'drying-job'])('%s is in the API document with an example', async (name) => {
  const { paths } = (await app.inject('/api/openapi.json')).json();
  const body = paths[`/api/calculators/${name}`].post.requestBody.content['application/json'];
  const example = body.example ?? Object.values<{ value: object }>(body.examples)[0]?.value;
  expect((await post(name, example)).statusCode).toBe(200);
});
