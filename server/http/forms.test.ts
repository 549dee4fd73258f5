import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import Fastify, { type FastifyError, type FastifyInstance } from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import { folderOfFile } from '../test-folder.ts';
import { formErrors, isMultipart, parseForms, rejectBots, wantsPage } from './forms.ts';
import { securityPolicy } from './security-headers.ts';
import { loadSite, serveSite } from './serve-site.ts';

const folder = folderOfFile();
let app: FastifyInstance;
beforeAll(async () => {
  await mkdir(join(folder, 'ask', 'not-sent'), { recursive: true });
  await writeFile(join(folder, 'ask', 'not-sent', 'index.html'), '<!doctype html><p data-slot="reason"></p>');
  app = Fastify();
  parseForms(app);
  const sender = serveSite(app, await loadSite(folder), securityPolicy('http://localhost', undefined));
  app.setErrorHandler<FastifyError>(formErrors(sender, '/ask/not-sent'));
  app.post<{ Body: { website?: string } }>('/api', async ({ body }) => {
    rejectBots(body.website);
    return 'taken';
  });
});

const post = (type: string, payload: string) =>
  app.inject({ method: 'POST', url: '/api', headers: { 'content-type': type }, payload });
const words = 'That looked like it came from a program. If you’re a person, send it once more.';

test('a script gets errors as JSON', async () => {
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

test('a plain form is read into its fields, the last of a repeated one', async () => {
  const app = Fastify();
  parseForms(app);
  app.post('/', async ({ body }) => body);
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const answer = await app.inject({ method: 'POST', url: '/', headers, payload: 'name=Ada+L&of=1&of=2&empty=' });
  expect(answer.json()).toEqual({ name: 'Ada L', of: '2', empty: '' });
});

test.each<[string | undefined, boolean]>([
  ['multipart/form-data; boundary=x', true],
  ['Multipart/Form-Data; boundary=x', true],
  ['application/x-www-form-urlencoded', false],
  ['text/plain; multipart/form-data', false],
  [undefined, false],
])('%s may hold files: %s', (type, may) => {
  expect(isMultipart(type)).toBe(may);
});

const [plain, files] = ['Application/X-WWW-form-urlencoded; charset=utf-8', 'multipart/form-data; boundary=x'];

test.each<[string, string | undefined, string | undefined, boolean]>([
  ['a form without script', plain, 'text/html,*/*', true],
  ['a form of a program that names no wish', plain, undefined, true],
  ['a form with files, without script', files, 'text/html,application/xml;q=0.9', true],
  ['a form with files, of our script', files, 'application/json', false],
  ['a form with files that names no wish', files, undefined, false],
  ['JSON', 'application/json', 'text/html', false],
  ['nothing', undefined, 'text/html', false],
])('%s: is a page wanted?', async (_case, type, accept, isWanted) => {
  const app = Fastify();
  app.addContentTypeParser('*', (_request, _body, done) => done(null, {}));
  app.post('/', async (request) => ({ page: wantsPage(request) }));
  const headers = { ...(type && { 'content-type': type }), ...(accept && { accept }) };
  const answer = await app.inject({ method: 'POST', url: '/', headers, ...(type && { payload: '{}' }) });
  expect(answer.json()).toEqual({ page: isWanted });
});
