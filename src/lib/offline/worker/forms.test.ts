import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, test, vi } from 'vitest';
import { syncTag } from '../outbox/hint.ts';
import { addMessage, listMessages } from '../outbox/outbox-store.ts';

const thanks = { ask: '/ask/thanks', estimate: '/wtr-connection/thanks', newsletter: '/newsletter/check-mail' };
const pages = {
  en: { prefix: '', outbox: '/waiting', sharedPhotos: '/shared-photos', thanks },
  es: {
    prefix: '/es',
    outbox: '/es/en-espera',
    sharedPhotos: '/es/fotos-compartidas',
    thanks: { ...thanks, ask: '/es/preguntar/gracias' },
  },
};
const form = (language: string) => {
  const fields = new FormData();
  for (const [name, value] of Object.entries({ name: 'Ada', question: 'Wet?', language })) fields.append(name, value);
  return fields;
};

/** The redirect target of a form posted without script. */
async function post(language = 'es'): Promise<string> {
  const { postForm } = await import('./forms.ts');
  const url = new URL('https://own.example/api/questions');
  const request = new Request(url, { method: 'POST', body: form(language) });
  return (await postForm({ request, url })).headers.get('location') ?? '';
}

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('__WB_MANIFEST', {});
  vi.stubGlobal('__PAGES', pages);
  vi.stubGlobal('registration', {});
  vi.stubGlobal('location', { origin: 'https://own.example' });
  // Node redirects only to absolute URLs.
  vi.spyOn(Response, 'redirect').mockImplementation(
    (url) => new Response(null, { status: 303, headers: { location: String(url) } }),
  );
});

test('a delivered form redirects to the thanks page of its language', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ reference: 'WD-1' }, { status: 201 }));
  expect(await post()).toBe('/es/preguntar/gracias?reference=WD-1');
});

test('a form whose language was changed to a property of every object is delivered', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ reference: 'WD-1' }, { status: 201 }));
  expect(await post('constructor')).toBe('/?reference=WD-1');
});

test('offline a form goes to the outbox', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  expect(await post()).toBe('/es/en-espera');
  expect(await listMessages()).toMatchObject([{ kind: 'ask', language: 'es', values: { question: 'Wet?' } }]);
});

test('requests a sync event, and ignores a refusal', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  const register = vi.fn(() => Promise.reject(new Error('not allowed')));
  vi.stubGlobal('registration', { sync: { register } });
  expect(await post()).toBe('/es/en-espera');
  expect(register.mock.calls).toEqual([[syncTag]]);
});

test('a form queues behind a pending message', async () => {
  const sent = vi.fn(async () => Response.json({ reference: 'WD-1' }, { status: 201 }));
  vi.stubGlobal('fetch', sent);
  await addMessage({ kind: 'ask', key: 'b'.repeat(32), language: 'es', values: {}, photos: [] }, 1);
  expect(await post()).toBe('/es/en-espera');
  expect(sent).not.toHaveBeenCalled();
});

const posted = (path: string, referrer: string, mode = 'navigate') =>
  ({ request: { referrer, mode }, sameOrigin: true, url: new URL(path, 'https://own.example') }) as never;

test.each([
  ['our page', 'https://own.example/ask', true],
  ['a page of another site', 'https://evil.example/', false],
  ['a page whose site begins like ours', 'https://own.example.evil.example/', false],
  ['a page that hides where it is', '', false],
])('a form of %s is handled: %s %s', async (_who, referrer, isTaken) => {
  const { isOwnForm } = await import('./forms.ts');
  expect(isOwnForm(posted('/api/questions', referrer))).toBe(isTaken);
});

test.each([
  ['an app that shares', '', true],
  ['our page', 'https://own.example/about', true],
  ['a page of another site', 'https://evil.example/', false],
])('files shared by %s are handled: %s %s', async (_who, referrer, isTaken) => {
  const { isShare } = await import('./forms.ts');
  expect(isShare(posted('/shared-photos', referrer))).toBe(isTaken);
});

test('requests of scripts and other endpoints are ignored', async () => {
  const { isOwnForm, isShare } = await import('./forms.ts');
  const own = 'https://own.example/ask';
  expect(isOwnForm(posted('/api/questions', own, 'cors'))).toBe(false);
  expect(isOwnForm(posted('/api/assess', own))).toBe(false);
  expect(isShare(posted('/ask', own))).toBe(false);
});
