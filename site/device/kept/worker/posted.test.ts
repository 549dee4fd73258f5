import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, test, vi } from 'vitest';
import { syncTag } from '../../waiting/hint/hint.ts';
import { listed, putOnList } from '../../waiting/list.ts';

const thanks = { ask: '/ask/thanks', estimate: '/wtr-connection/thanks', newsletter: '/newsletter/check-mail' };
const ledTo = {
  thanks: { en: thanks, es: { ...thanks, ask: '/es/preguntar/gracias' } },
  waiting: { en: '/waiting', es: '/es/en-espera' },
};
const form = () => {
  const fields = new FormData();
  for (const [name, value] of Object.entries({ name: 'Ada', question: 'Wet?', language: 'es' }))
    fields.append(name, value);
  return fields;
};

/** Where a browser without script lands that posts its form. */
async function post(): Promise<string> {
  const { posted } = await import('./posted.ts');
  const request = new Request('http://localhost/api/questions', { method: 'POST', body: form() });
  return (await posted({ request } as never, 'ask')).headers.get('location') ?? '';
}

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('LED_TO', ledTo);
  vi.stubGlobal('registration', {});
  // Node leads to whole addresses alone.
  vi.spyOn(Response, 'redirect').mockImplementation(
    (url) => new Response(null, { status: 303, headers: { location: String(url) } }),
  );
});

test('what arrived is thanked for in its language', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ reference: 'WD-1' }, { status: 201 }));
  expect(await post()).toBe('/es/preguntar/gracias?reference=WD-1');
});

test('without a line it waits, in its language', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no line')));
  expect(await post()).toBe('/es/en-espera');
  expect(await listed()).toMatchObject([{ kind: 'ask', language: 'es', values: { question: 'Wet?' } }]);
});

test('the browser is asked to wake the worker for what waits, and one that cannot changes nothing', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no line')));
  const register = vi.fn(() => Promise.reject(new Error('not allowed')));
  vi.stubGlobal('registration', { sync: { register } });
  expect(await post()).toBe('/es/en-espera');
  expect(register.mock.calls).toEqual([[syncTag]]);
});

test('behind one that waits it waits, whatever the line', async () => {
  const sent = vi.fn(async () => Response.json({ reference: 'WD-1' }, { status: 201 }));
  vi.stubGlobal('fetch', sent);
  await putOnList({ kind: 'ask', key: 'b'.repeat(32), language: 'es', values: {}, photos: [] }, 1);
  expect(await post()).toBe('/es/en-espera');
  expect(sent).not.toHaveBeenCalled();
});
