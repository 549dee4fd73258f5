import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../app.ts';
import { readConfig } from '../config/config.ts';

interface Operation {
  readonly summary?: string;
  readonly responses: Readonly<Record<string, { readonly description: string }>>;
}

let app: FastifyInstance;
let document: { readonly openapi: string; readonly paths: Record<string, Record<string, Operation>> };
const registered: [string, string][] = [];

beforeAll(async () => {
  app = buildApp({ config: readConfig({ LOG_LEVEL: 'silent' }) });
  app.addHook('onRoute', ({ url, method }) => {
    for (const name of [method].flat()) registered.push([name.toLowerCase(), url]);
  });
  const answer = await app.inject({ method: 'GET', url: '/api/openapi.json' });
  document = answer.json();
});
afterAll(() => app.close());

test('every route of the API is in the document, with a summary and what it answers', () => {
  const routes = registered.filter(
    ([method, url]) => method !== 'head' && /^\/(api|functions|newsletter|ask|wtr-connection)\//.test(url),
  );
  expect(routes.length).toBeGreaterThanOrEqual(7);
  for (const [method, url] of routes) {
    const operation = document.paths[url]?.[method];
    const lacks = `${method} ${url}: describe it with jsonResponse() of server/routes/openapi.ts`;
    expect(operation?.summary, lacks).toMatch(/^[A-Z]/);
    const answers = Object.values(operation?.responses ?? {});
    expect(answers.length, lacks).toBeGreaterThan(0);
    for (const { description } of answers) expect(description, lacks).not.toBe('Default Response');
  }
});

test('pages are no part of it', () => {
  expect(Object.keys(document.paths).filter((path) => path.includes('*'))).toEqual([]);
});

test('its schemas are those that requests are checked with', () => {
  expect(document.openapi).toBe('3.1.0');
  expect(document).toMatchObject({
    paths: {
      '/api/questions': {
        post: {
          parameters: [{ in: 'header', name: 'idempotency-key', schema: { pattern: '^[\\w-]{8,100}$' } }],
          requestBody: {
            content: {
              'application/json': {
                schema: {
                  required: ['name', 'email', 'question'],
                  properties: { urgency: { enum: ['emergency', 'urgent', 'normal'], default: 'normal' } },
                },
              },
              'application/x-www-form-urlencoded': {},
            },
          },
        },
      },
    },
  });
});
