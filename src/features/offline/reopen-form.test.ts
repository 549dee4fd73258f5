import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, test, vi } from 'vitest';
import type { QueuedMessage } from '../../lib/offline/outbox/message.ts';
import { refusingDatabases } from '../../lib/storage/test-failing-database.ts';

const typed = { name: 'Ada', email: 'ada@example.com', urgency: 'urgent', question: 'Is the pad wet?', language: 'en' };
const photo = (name: string) => ({ name, blob: new Blob(['abc'], { type: 'image/jpeg' }) });
const kept = (name: string) => ({ ...photo(name), size: 3, lastModified: 1 });
const message: QueuedMessage = {
  id: 1,
  at: 10,
  kind: 'ask',
  key: 'a'.repeat(32),
  language: 'en',
  values: { ...typed, website: '', elapsedMs: '9000' },
  photos: [photo('hall.jpg')],
};

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('localStorage', {});
});

/** The page anew, with what its device keeps already. */
async function page(held: Readonly<Record<string, unknown>> = {}) {
  const { deviceStore } = await import('../../lib/storage/store.ts');
  const store = await deviceStore();
  for (const [kind, value] of Object.entries(held)) await store.keep(kind as 'ask-draft', value);
  const { backIntoForm } = await import('./reopen-form.ts');
  const { idempotencyKey } = await import('../../lib/offline/outbox/idempotency-key.ts');
  return { backIntoForm, idempotencyKey, read: (kind: string) => store.read(kind as 'ask-draft') };
}

test('a message goes back with its photos, and sent again as it was it has its old key', async () => {
  const { backIntoForm, idempotencyKey, read } = await page();
  expect(await backIntoForm(message)).toBe(true);
  expect(await read('ask-handover')).toEqual(typed);
  expect(await read('ask-photos')).toMatchObject([{ name: 'hall.jpg', size: 3, lastModified: 10 }]);
  const again = { ...typed, website: '', photos: 'hall.jpg 3 10' };
  expect(await idempotencyKey('ask', again)).toBe(message.key);
  expect(await idempotencyKey('ask', { ...again, question: 'Is the wall wet?' })).not.toBe(message.key);
});

test('a key that the server has refused is not used again', async () => {
  const { backIntoForm, read } = await page();
  await backIntoForm({ ...message, refused: 'This key was used.' });
  expect(await read('ask-attempt')).toBeUndefined();
});

test('two that go back before the form is opened both come into it', async () => {
  const { backIntoForm, read } = await page();
  await backIntoForm(message);
  await backIntoForm({ ...message, id: 2, key: 'b'.repeat(32), values: { ...typed, question: 'Is the wall wet?' } });
  expect(await read('ask-handover')).toMatchObject({ question: 'Is the pad wet?\n\nIs the wall wet?' });
  expect(await read('ask-photos')).toHaveLength(2);
});

const long = 'a'.repeat(4990);

test.each([
  ['more photos than a message takes', { 'ask-photos': Array.from({ length: 6 }, (_, at) => kept(`${at}.jpg`)) }],
  ['more words than a message takes', { 'ask-draft': { question: long } }],
  ['more words, of what a tool has handed over', { 'ask-handover': { question: long } }],
])('nothing changes where both together are %s', async (_words, held) => {
  const { backIntoForm, read } = await page(held);
  expect(await backIntoForm(message)).toBe(false);
  for (const kind of ['ask-draft', 'ask-photos', 'ask-handover', 'ask-attempt'])
    expect(await read(kind)).toEqual((held as Record<string, unknown>)[kind]);
});

test('nothing changes in a browser that keeps nothing', async () => {
  vi.stubGlobal('indexedDB', refusingDatabases);
  const { backIntoForm } = await page();
  expect(await backIntoForm(message)).toBe(false);
});
