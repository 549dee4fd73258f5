import { expect, test, vi } from 'vitest';
import type { Message } from './message.ts';
import { send } from './send.ts';

const question: Message = {
  kind: 'ask',
  key: 'a'.repeat(32),
  language: 'es',
  values: { name: 'Ada', question: 'Is the pad wet?' },
  photos: [{ name: 'hall.jpg', blob: new Blob(['x']) }],
};
const newsletter: Message = { ...question, kind: 'newsletter', values: { email: 'ada@example.com' }, photos: [] };

const json = (body: unknown, status: number, headers = {}) => Response.json(body, { status, headers });
const portal = () => new Response('<h1>Welcome to the hotel</h1>', { headers: { 'Content-Type': 'text/html' } });

test.each([
  ['stored', question, () => json({ reference: 'WD-1234-5678' }, 201), { is: 'arrived', reference: 'WD-1234-5678' }],
  ['on the list', newsletter, () => json({ message: 'Check your mailbox' }, 202), { is: 'arrived' }],
  [
    'refused',
    question,
    () => json({ error: 'Enter your name.', fields: { name: 'Enter your name.' } }, 400),
    { is: 'refused', words: 'Enter your name.', fields: { name: 'Enter your name.' } },
  ],
  ['too slow', question, () => json({ error: 'Too slow.' }, 408), { is: 'later', words: 'Too slow.', afterMs: 30_000 }],
  [
    'too many',
    question,
    () => json({ error: 'Too many requests.' }, 429, { 'Retry-After': '90' }),
    { is: 'later', words: 'Too many requests.', afterMs: 90_000 },
  ],
  [
    'the store is away',
    question,
    () => json({ error: 'Nothing was stored.' }, 503),
    { is: 'later', words: 'Nothing was stored.', afterMs: 30_000 },
  ],
  [
    'busy for longer than a browser can wait',
    question,
    () => json({ error: 'Busy.' }, 503, { 'Retry-After': '99999999' }),
    { is: 'later', words: 'Busy.', afterMs: 3_600_000 },
  ],
  [
    'busy until a date',
    question,
    () => json({ error: 'Busy.' }, 503, { 'Retry-After': 'Mon, 23 Nov 2026 10:00:00 GMT' }),
    { is: 'later', words: 'Busy.', afterMs: 30_000 },
  ],
  [
    'a slip of ours',
    question,
    () => json({ error: 'Something went wrong.' }, 500),
    { is: 'later', words: 'Something went wrong.', afterMs: 30_000 },
  ],
  ['a proxy without a server', question, () => new Response('Bad Gateway', { status: 502 }), { is: 'unanswered' }],
  ['the login page of a captive portal', question, portal, { is: 'unanswered' }],
  ['JSON of a captive portal', question, () => json({ login: '/hotel' }, 200), { is: 'unanswered' }],
  [
    'a login that takes a form’s answer elsewhere',
    question,
    () => Response.redirect('http://localhost/login', 307),
    { is: 'unanswered' },
  ],
  ['JSON null', question, () => json(null, 200), { is: 'unanswered' }],
  ['a reference for a newsletter alone', newsletter, () => json({}, 202), { is: 'unanswered' }],
  ['no line', question, () => Promise.reject(new TypeError('failed')), { is: 'unanswered' }],
])('%s', async (_words, message, answer, outcome) => {
  vi.stubGlobal('fetch', async () => answer());
  expect(await send(message)).toEqual(outcome);
});

test('sends photos as form data behind the fields, and everything else as JSON, with the key', async () => {
  const asked: Request[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    asked.push(new Request(new URL(url, 'http://localhost'), init));
    return json({}, 500);
  });
  await send(question);
  await send(newsletter);
  await send({ ...question, photos: [], at: Date.now() - 90_000 });
  const [first, second, third] = asked;
  const form = await first?.formData();
  expect(first?.url).toBe('http://localhost/api/questions');
  expect(first?.headers.get('idempotency-key')).toBe(question.key);
  expect(first?.headers.get('accept-language')).toBe('es');
  // Form data must not follow redirects.
  expect([first?.redirect, second?.redirect]).toEqual(['error', 'error']);
  const photo = form?.get('photos');
  expect([...(form?.keys() ?? [])]).toEqual(['name', 'question', 'photos']);
  expect(form?.get('question')).toBe('Is the pad wet?');
  expect(photo instanceof File && photo.name).toBe('hall.jpg');
  expect([second?.url, await second?.json()]).toEqual([
    'http://localhost/api/newsletter',
    { email: 'ada@example.com' },
  ]);
  expect(third?.headers.get('content-type')).toBe('application/json');
  expect(await third?.json()).toEqual({ ...question.values, waitedMs: expect.stringMatching(/^90\d{3}$/) });
});
