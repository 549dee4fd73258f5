import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { languageOf, languageOfPath } from './request-language.ts';

test.each([
  ['/', 'en'],
  ['/es', 'es'],
  ['/es/moho', 'es'],
  ['/estimate', 'en'],
  ['/guides/es', 'en'],
])('pages at %s are in %s', (path, language) => {
  expect(languageOfPath(path)).toBe(language);
});

const app = Fastify();
app.post('*', async (request) => ({ language: languageOf(request) }));

test.each<[string, string, string, string, object?]>([
  ['a page of ours in Spanish', 'http://localhost:3000/es/preguntar', 'en', 'es'],
  ['a page of ours in English', 'http://localhost:3000/ask', 'es', 'en'],
  ['a page of another site', 'http://elsewhere.example/es/preguntar', 'en', 'en'],
  ['the same host on another port', 'http://localhost:4000/es/preguntar', 'en', 'en'],
  ['what is no address', 'es', 'es', 'es'],
  ['ours behind a proxy', 'https://www.example.com/es/preguntar', 'en', 'es', { 'sec-fetch-site': 'same-origin' }],
  ['a neighbour', 'https://else.example.com/es/preguntar', 'en', 'en', { 'sec-fetch-site': 'same-site' }],
])('what was sent unread from %s', async (_case, referer, wish, language, more) => {
  const headers = { referer, 'accept-language': wish, host: 'localhost:3000', ...more };
  const answer = await app.inject({ method: 'POST', url: '/api/questions', headers });
  expect(answer.json()).toEqual({ language });
});

test.each<[string, string, object | string | null, string | undefined, string]>([
  ['the page asked for', '/es/contacto', { language: 'en' }, 'en', 'es'],
  ['the form', '/api/questions', { language: 'es' }, 'en', 'es'],
  ['the form, in English', '/api/questions', { language: 'en' }, 'es', 'en'],
  ['the reader, of a form that names none', '/api/questions', {}, 'es-MX,en;q=0.5', 'es'],
  ['the reader, of a form in a language that is not spoken', '/api/questions', { language: 'fr' }, 'es', 'es'],
  ['the reader, of what is no form', '/api/questions', '"es"', 'es', 'es'],
  ['the reader, of an empty body', '/api/questions', null, 'es', 'es'],
  ['nobody who is understood', '/api/questions', {}, 'fr', 'en'],
  ['nobody', '/api/questions', {}, undefined, 'en'],
])('it is chosen by %s', async (_case, url, payload, wish, language) => {
  const headers = { ...(wish && { 'accept-language': wish }), ...(payload && { 'content-type': 'application/json' }) };
  const answer = await app.inject({ method: 'POST', url, headers, ...(payload !== null && { payload }) });
  expect(answer.json()).toEqual({ language });
});
