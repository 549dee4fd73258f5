import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { isMultipart, readForms, wantsPage } from './form-body.ts';

test('a plain form is read into its fields, the last of a repeated one', async () => {
  const app = Fastify();
  readForms(app);
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
