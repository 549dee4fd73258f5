import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { StoreConnection } from '../db/connection.ts';
import { listSubscribers, newsletterToken } from '../db/tables/subscribers.ts';
import { openTestApp } from '../test-app.ts';

let connection: StoreConnection;
let app: FastifyInstance;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ app, connection, close } = await openTestApp());
});
afterAll(() => close());

const subscribe = (payload: object | string, type = 'application/json') =>
  app.inject({ method: 'POST', url: '/api/newsletter', headers: { 'content-type': type }, payload });
const get = (url: string) => app.inject({ method: 'GET', url });
const list = async () => (await connection.use(listSubscribers)).map(({ email }) => email);
const tokenOf = async (kind: 'newsletter-confirm' | 'newsletter-welcome') =>
  connection.use((store) => newsletterToken(store, kind, 'bea@example.com', Date.now()));
const press = (url: string) =>
  app.inject({ method: 'POST', url, headers: { 'content-type': 'application/x-www-form-urlencoded' }, payload: '' });

test('double opt-in and one-click unsubscribe', async () => {
  const first = await subscribe({ email: 'Bea@Example.com' });
  expect(first.statusCode).toBe(202);
  expect(await list()).toEqual([]);

  const link = `/newsletter/confirm?token=${await tokenOf('newsletter-confirm')}`;
  await get(link);
  await app.inject({ method: 'HEAD', url: link });
  expect(await list()).toEqual([]);
  const confirmed = await press(link);
  expect([confirmed.statusCode, confirmed.headers.location]).toEqual([303, '/newsletter/confirmed']);
  expect(await list()).toEqual(['bea@example.com']);

  const known = await subscribe({ email: 'bea@example.com' });
  expect([known.statusCode, known.body]).toEqual([first.statusCode, first.body]);

  const url = `/newsletter/unsubscribe?token=${await tokenOf('newsletter-welcome')}`;
  await get(url);
  await app.inject({ method: 'HEAD', url });
  expect(await list()).toEqual(['bea@example.com']);
  const left = await app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    payload: '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
  });
  expect(left.statusCode).toBe(200);
  expect(await list()).toEqual([]);
  const again = await app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  });
  expect(again.statusCode).toBe(200);
});

test('a plain form post redirects to a page', async () => {
  const answer = await subscribe('email=c%40example.com', 'application/x-www-form-urlencoded');
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/newsletter/check-mail']);
});

describe('refused', () => {
  test.each<[string, object]>([
    ['no address', {}],
    ['not an address', { email: 'x' }],
    ['a header in the address', { email: 'a@b.example\nBcc: c@d.example' }],
    ['the hidden field filled', { email: 'a@b.example', website: 'x' }],
  ])('%s', async (_case, payload) => {
    const answer = await subscribe(payload);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().error).toMatch(/^[A-Z].+\.$/);
  });

  test.each(['', '?token=', '?token=short', `?token=${'x'.repeat(32)}`, '?token=a&token=b', "?token='%20or%201=1"])(
    'a link with %j',
    async (query) => {
      expect((await press(`/newsletter/confirm${query}`)).statusCode).toBe(410);
      expect((await app.inject({ method: 'POST', url: `/newsletter/unsubscribe${query}` })).statusCode).toBe(410);
    },
  );
});
