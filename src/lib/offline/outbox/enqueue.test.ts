import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, test, vi } from 'vitest';
import { refusingDatabases } from '../../storage/test-failing-database.ts';
import { enqueue } from './enqueue.ts';
import { mayHaveMessages, syncTag } from './hint.ts';
import { listMessages } from './outbox-store.ts';

const message = { kind: 'ask', key: 'a'.repeat(32), language: 'en', values: {}, photos: [] } as const;

beforeEach(() => {
  const items = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => void items.set(name, value),
    removeItem: (name: string) => void items.delete(name),
  });
});

test('without IndexedDB nothing is queued and no hint is set', async () => {
  vi.stubGlobal('indexedDB', refusingDatabases);
  await expect(enqueue(message)).rejects.toThrow();
  expect(mayHaveMessages()).toBe(false);
});

test.each([
  ['wakes its worker', async () => undefined],
  ['refuses to wake it', () => Promise.reject(new Error('not allowed'))],
])('requests a sync event in a browser that %s', async (_what, register) => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  const asked = vi.fn(register);
  const getRegistration = async () => ({ sync: { register: asked } });
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration } });
  await enqueue(message);
  expect(asked.mock.calls).toEqual([[syncTag]]);
  expect(await listMessages()).toMatchObject([{ key: message.key }]);
  expect(mayHaveMessages()).toBe(true);
});
