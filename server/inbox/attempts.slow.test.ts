import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { hashOf } from '../db/tables/links.ts';
import { addQuestion } from '../db/tables/questions.ts';
import { emptyStore, testStores } from '../db/test-stores.ts';
import { deviceOf } from './access.ts';
import { csrfIn, form, phone, type TestInbox, testInbox } from './test-inbox.ts';

const hour = 60 * 60 * 1000;
const secret = 'Ada Lovelace';
const stores = testStores();

let inbox: TestInbox;
let reference = '';
/** What an attacker may know: a link that was used, one that expired, one that nobody pressed, the owner's cookie and its CSRF token. */
let known = { used: '', expired: '', unused: '', cookie: '', csrf: '', endedCookie: '', question: '' };

beforeAll(async () => {
  inbox = testInbox(await stores.place('sqlite'), { SITE_URL: 'https://example.com' });
});
afterAll(() => inbox.close());
beforeEach(async () => {
  await inbox.connection.use(emptyStore);
  await inbox.connection.use(({ db }) => db.deleteFrom('inbox_access').execute());
  const ada = { name: secret, email: 'ada@example.com', phone: '(830) 555-0142', urgency: 'urgent' } as const;
  const photos = [{ jpeg: Buffer.from([0xff, 0xd8]), hash: 'h' }];
  const options = { idempotencyKey: undefined, ownerEmail: 'owner@example.com', now: Date.now(), photos };
  const added = await inbox.connection.use((store) =>
    addQuestion(store, { ...ada, category: 'general', question: 'Dry?' }, options),
  );
  reference = added.ok ? added.reference : '';
  const used = await inbox.link();
  const endedCookie = (await inbox.open(used)) ?? '';
  await inbox.post('/inbox/en/close', { csrf: csrfIn((await inbox.get('/inbox/en', endedCookie)).body) }, endedCookie);
  const second = await inbox.link();
  const cookie = (await inbox.open(second)) ?? '';
  const csrf = csrfIn((await inbox.get('/inbox/en', cookie)).body);
  known = {
    used: second,
    unused: await inbox.link(),
    expired: await inbox.link(Date.now() - 25 * hour),
    cookie,
    csrf,
    endedCookie,
    question: `/inbox/en/questions/${reference}`,
  };
});

/** Everything that an attempt could change. */
const state = () =>
  inbox.connection.use(async ({ db }) => {
    const tables = ['questions', 'photos', 'inbox_access', 'inbox_events', 'outbox', 'issues', 'backups'] as const;
    return Promise.all(tables.map((table) => db.selectFrom<(typeof tables)[number]>(table).selectAll().execute()));
  });

type Attempt = () => InjectOptions;
const get = (url: string, headers: Record<string, string> = {}): InjectOptions => ({
  method: 'GET',
  url,
  headers: { 'user-agent': phone, ...headers },
});
const post = (url: string, fields: Record<string, string>, headers: Record<string, string> = {}): InjectOptions => ({
  method: 'POST',
  url,
  headers: { 'user-agent': phone, 'content-type': form, ...headers },
  payload: new URLSearchParams(fields).toString(),
});
const open = (token: string, headers = {}) => post('/inbox/en/open', { token }, headers);
const asOwner = (headers: Record<string, string> = {}) => ({ cookie: known.cookie, ...headers });
const issue = { step: 'confirm', subject: 'Spam', text: 'Spam', readers: '0' };
const erase = (fields: Record<string, string> = {}) => ({ person: 'ada@example.com', confirm: 'yes', ...fields });

const attempts: readonly (readonly [string, Attempt])[] = [
  // Without anything.
  ['the list', () => get('/inbox/en')],
  ['the list in Spanish', () => get('/inbox/es')],
  ['the bare path', () => get('/inbox')],
  ['capital letters', () => get('/INBOX/EN')],
  ['a trailing slash', () => get('/inbox/en/')],
  ['doubled slashes', () => get('//inbox//en')],
  ['a path with dots', () => get('/inbox/en/../en/status')],
  ['percent escapes', () => get('/%69nbox/en')],
  ['an unknown language', () => get('/inbox/fr')],
  ['a question by its reference', () => get(known.question)],
  ['a photo by its number', () => get(`${known.question}/photos/1`)],
  ['the CSV', () => get('/inbox/en/questions.csv?show=all')],
  ['the workbook', () => get('/inbox/en/questions.xlsx?show=all')],
  ['the status page', () => get('/inbox/en/status')],
  ['the newsletter page', () => get('/inbox/en/newsletter')],
  ['the list of backups', () => get('/inbox/en/copies')],
  ['a backup by its number', () => get('/inbox/en/copies/0123456789abcdef')],
  // Forged and old links.
  ['a link without a token', () => open('')],
  ['a guessed token', () => open('A'.repeat(32))],
  ['an expired link', () => open(known.expired)],
  ['a used link, replayed', () => open(known.used)],
  [
    'a used link on a second device',
    () => open(known.used, { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Firefox/140.0' }),
  ],
  ['a link with one letter changed', () => open(known.unused.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')))],
  ['the hash in place of the token', () => open(hashOf(known.unused))],
  ['SQL as a token', () => open("' or 1=1 --")],
  ['a cookie as a token', () => open(known.cookie.split('=')[1] ?? '')],
  // Prefetching of a fresh link: none of these may use it up.
  ['a scanner opens the link', () => get(`/inbox/en?token=${known.unused}`)],
  [
    'a browser prefetches the link',
    () => get(`/inbox/en?token=${known.unused}`, { purpose: 'prefetch', 'sec-purpose': 'prefetch' }),
  ],
  ['HEAD of the link', () => ({ ...get(`/inbox/en?token=${known.unused}`), method: 'HEAD' })],
  ['OPTIONS of the link', () => ({ ...get(`/inbox/en?token=${known.unused}`), method: 'OPTIONS' })],
  ['GET of the exchange', () => get(`/inbox/en/open?token=${known.unused}`)],
  ['the token in the address of the exchange', () => post(`/inbox/en/open?token=${known.unused}`, {})],
  [
    'another site presses the button',
    () => open(known.unused, { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }),
  ],
  [
    'a sibling subdomain presses the button',
    () => open(known.unused, { origin: 'https://a.example.com', 'sec-fetch-site': 'same-site' }),
  ],
  // Stolen and forged cookies.
  ['a made-up cookie', () => get('/inbox/en', { cookie: `__Secure-inbox=${'A'.repeat(32)}` })],
  ['a link as a cookie', () => get('/inbox/en', { cookie: `__Secure-inbox=${known.unused}` })],
  ['the cookie without its prefix', () => get('/inbox/en', { cookie: known.cookie.replace('__Secure-', '') })],
  ['the cookie in another browser', () => get('/inbox/en', asOwner({ 'user-agent': 'curl/8' }))],
  ['the cookie without a browser', () => get('/inbox/en', asOwner({ 'user-agent': '' }))],
  ['the cookie of a closed session', () => get('/inbox/en', { cookie: known.endedCookie })],
  ['a session token in the address', () => get(`/inbox/en?token=${known.cookie.split('=')[1]}`)],
  ['a session token as a password', () => get('/inbox/en', { authorization: `Bearer ${known.cookie.split('=')[1]}` })],
  [
    'a referrer of the inbox',
    () => get(known.question, { referer: `https://example.com/inbox/en?token=${known.used}` }),
  ],
  [
    'a cached copy by its tag',
    () => get('/inbox/en', { 'if-none-match': '*', 'if-modified-since': new Date().toUTCString() }),
  ],
  ['a part of the CSV', () => get('/inbox/en/questions.csv', { range: 'bytes=0-99' })],
  // In the owner's browser, from other sites and without the page's own token.
  ['erasing without a session', () => post('/inbox/en/erase', erase({ csrf: known.csrf }))],
  ['erasing without a CSRF token', () => post('/inbox/en/erase', erase(), asOwner())],
  ['erasing with a wrong CSRF token', () => post('/inbox/en/erase', erase({ csrf: 'x'.repeat(43) }), asOwner())],
  [
    'erasing with the cookie as CSRF token',
    () => post('/inbox/en/erase', erase({ csrf: known.cookie.split('=')[1] ?? '' }), asOwner()),
  ],
  [
    'erasing by a form of another site',
    () => post('/inbox/en/erase', erase({ csrf: known.csrf }), asOwner({ origin: 'https://evil.example' })),
  ],
  [
    'erasing by another site, without Origin',
    () => post('/inbox/en/erase', erase({ csrf: known.csrf }), asOwner({ 'sec-fetch-site': 'cross-site' })),
  ],
  [
    'erasing from a sandboxed frame',
    () => post('/inbox/en/erase', erase({ csrf: known.csrf }), asOwner({ origin: 'null' })),
  ],
  ['erasing by GET', () => get(`/inbox/en/erase?person=ada@example.com&confirm=yes&csrf=${known.csrf}`, asOwner())],
  [
    'erasing as JSON',
    () => ({
      ...post('/inbox/en/erase', {}, asOwner({ 'content-type': 'application/json' })),
      payload: JSON.stringify(erase()),
    }),
  ],
  ['a backup without a CSRF token', () => post('/inbox/en/copies', {}, asOwner())],
  [
    'restoring without a session',
    () => post('/inbox/en/copies/restore', { id: 'x', confirm: 'yes', csrf: known.csrf }),
  ],
  ['restoring without a CSRF token', () => post('/inbox/en/copies/restore', { id: 'x', confirm: 'yes' }, asOwner())],
  ['a newsletter without a session', () => post('/inbox/en/newsletter', { ...issue, csrf: known.csrf })],
  ['a newsletter without a CSRF token', () => post('/inbox/en/newsletter', issue, asOwner())],
  [
    'a newsletter by a form of another site',
    () => post('/inbox/en/newsletter', { ...issue, csrf: known.csrf }, asOwner({ origin: 'https://evil.example' })),
  ],
  ['a test email without a CSRF token', () => post('/inbox/en/status/test-mail', {}, asOwner())],
  ['marking without a CSRF token', () => post(known.question, { mark: 'answered' }, asOwner())],
  ['marking by GET', () => get(`${known.question}?mark=answered&csrf=x`, { cookie: '' })],
  ['closing everywhere without a CSRF token', () => post('/inbox/en/close', { everywhere: 'yes' }, asOwner())],
];

test('there are more than forty', () => {
  expect(new Set(attempts.map(([name]) => name)).size).toBeGreaterThan(40);
});

test.each(attempts)('shows and changes nothing: %s', async (_name, attempt) => {
  const before = await state();
  const answer = await inbox.app.inject(attempt());
  expect(answer.statusCode).not.toBe(429);
  expect(answer.body).not.toContain(secret);
  expect(answer.rawPayload.subarray(0, 2)).not.toEqual(Buffer.from([0xff, 0xd8]));
  expect(answer.headers['set-cookie']).toBeUndefined();
  expect(answer.headers['cache-control'] ?? 'no-store').toMatch(/no-store/);
  expect(answer.headers.etag).toBeUndefined();
  expect(await state()).toEqual(before);
});

test.each(['copies/restore', 'newsletter', 'status/test-mail', 'open'])(
  'what another site sends to %s is refused on a page that is not cached',
  async (path) => {
    const answer = await inbox.app.inject(post(`/inbox/en/${path}`, {}, asOwner({ 'sec-fetch-site': 'cross-site' })));
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([403, 'no-store']);
  },
);

test('the owner gets in with the link that all of them left unused', async () => {
  for (const [, attempt] of attempts) await inbox.app.inject(attempt());
  const cookie = await inbox.open(known.unused);
  expect((await inbox.get('/inbox/en', cookie)).body).toContain(secret);
  const found = await inbox.get(`${known.question}/photos/1`, cookie);
  expect([found.statusCode, found.headers['content-type'], found.headers['cache-control']]).toEqual([
    200,
    'image/jpeg',
    'no-store',
  ]);
});

test('a link that is pressed many times at once opens one session', async () => {
  const cookies = await Promise.all(Array.from({ length: 8 }, () => inbox.open(known.unused)));
  expect(cookies.filter(Boolean)).toHaveLength(1);
});

test('a session ends after twelve hours', async () => {
  const ended = { expires_at: Date.now() };
  await inbox.connection.use(({ db }) =>
    db.updateTable('inbox_access').set(ended).where('kind', '=', 'session').execute(),
  );
  expect((await inbox.get('/inbox/en', known.cookie)).statusCode).toBe(403);
});

test('the cookie: its own path, for twelve hours, never with another site, never in clear', async () => {
  const answer = await inbox.post('/inbox/en/open', { token: known.unused });
  expect(answer.headers['set-cookie']).toMatch(
    /^__Secure-inbox=[\w-]{32}; Max-Age=43200; Path=\/inbox; HttpOnly; SameSite=Strict; Secure$/,
  );
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/inbox/en']);
});

test('pages are never cached, indexed, framed or scripted, and forms post to this site only', async () => {
  const { headers, body } = await inbox.get('/inbox/en', known.cookie);
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex, nofollow',
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'strict-transport-security': expect.stringContaining('max-age='),
  });
  for (const rule of ["default-src 'none'", "frame-ancestors 'none'", "form-action 'self'", "base-uri 'none'"])
    expect(headers['content-security-policy']).toContain(rule);
  expect(body).not.toMatch(/<script|style="| on\w+=/);
});

test('the store has no token, and another key makes no link of its rows', async () => {
  const rows = JSON.stringify((await state())[2]);
  for (const token of [known.unused, known.cookie.split('=')[1] ?? '']) {
    expect(rows).not.toContain(token);
    expect(rows).not.toContain(hashOf(token));
  }
  const other = testInbox(await stores.place('sqlite'));
  const access = (await state())[2] as never[];
  await other.connection.use(({ db }) => db.insertInto('inbox_access').values(access).execute());
  expect(await other.open(known.unused)).toBeUndefined();
  await other.close();
});

test('off until the address of the owner is set', async () => {
  const off = testInbox(await stores.place('sqlite'), { OWNER_EMAIL: '' });
  expect(await off.open(await off.link())).toBeUndefined();
  expect((await off.get('/inbox/en')).statusCode).not.toBe(403);
  await off.close();
});

test.each([
  [phone, 'Safari, iPhone'],
  ['Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36', 'Chrome, Android'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0', 'Edge, Windows'],
  ['Mozilla/5.0 (Macintosh; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox, Macintosh'],
  ['curl/8', '?'],
  ['', '?'],
])('%s is %s', (userAgent, device) => {
  expect(deviceOf(userAgent)).toBe(device);
});
