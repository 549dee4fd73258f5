import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyError, type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readForms } from '../http/form-body.ts';
import { loadSite } from '../http/load-site.ts';
import { securityPolicy } from '../http/security-headers.ts';
import { serveSite } from '../http/serve-site.ts';
import { formErrors, refusePrograms } from './form-answers.ts';

let folder = '';
let app: FastifyInstance;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'form-'));
  await mkdir(join(folder, 'ask', 'not-sent'), { recursive: true });
  await writeFile(join(folder, 'ask', 'not-sent', 'index.html'), '<!doctype html><p data-slot="reason"></p>');
  app = Fastify();
  readForms(app);
  const sender = serveSite(app, await loadSite(folder), securityPolicy('http://localhost', undefined));
  app.setErrorHandler<FastifyError>(formErrors(sender, '/ask/not-sent'));
  app.post<{ Body: { website?: string } }>('/api', async ({ body }) => {
    refusePrograms(body.website);
    return 'taken';
  });
});
afterAll(() => rm(folder, { recursive: true }));

const post = (type: string, payload: string) =>
  app.inject({ method: 'POST', url: '/api', headers: { 'content-type': type }, payload });
const words = 'This looks as if a program had filled in the form. If you are a person, send it once more.';

test('a script hears in JSON what is wrong', async () => {
  const answer = await post('application/json', '{"website":"x"}');
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([400, 'no-store']);
  expect(answer.json()).toEqual({ error: words });
});

test('a plain form gets a page that says it', async () => {
  const answer = await post('application/x-www-form-urlencoded', 'website=x');
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([400, 'text/html; charset=utf-8']);
  expect(answer.body).toBe(`<!doctype html><p data-slot="reason">${words}</p>`);
});

test.each(['', 'name=Ada', 'website='])('a person leaves the field empty: "%s"', async (form) => {
  expect((await post('application/x-www-form-urlencoded', form)).body).toBe('taken');
});
