import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, test, vi } from 'vitest';
import type { QueuedMessage } from '../../lib/offline/outbox/message.ts';
import { refusingDatabases } from '../../lib/storage/test-failing-database.ts';

const typed = { name: 'Ada', email: 'ada@example.com', urgency: 'urgent', question: 'Is the pad wet?', language: 'en' };
const photo = (name: string) => ({ name, blob: new Blob(['abc'], { type: 'image/jpeg' }) });
const storedPhoto = (name: string) => ({ ...photo(name), size: 3, lastModified: 1 });
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

/** A fresh page, with these entries in the storage. */
async function page(held: Readonly<Record<string, unknown>> = {}) {
  const { deviceStore } = await import('../../lib/storage/store.ts');
  const store = await deviceStore();
  for (const [kind, value] of Object.entries(held)) await store.keep(kind as 'ask-draft', value);
  const { reopenInForm } = await import('./reopen-form.ts');
  const { idempotencyKey } = await import('../../lib/offline/outbox/idempotency-key.ts');
  return { reopenInForm, idempotencyKey, read: (kind: string) => store.read(kind as 'ask-draft') };
}

test('a message is reopened with its photos, and resent unchanged it has the same key', async () => {
  const { reopenInForm, idempotencyKey, read } = await page();
  expect(await reopenInForm(message)).toBe(true);
  expect(await read('ask-handover')).toEqual(typed);
  expect(await read('ask-photos')).toMatchObject([{ name: 'hall.jpg', size: 3, lastModified: 10 }]);
  const again = { ...typed, website: '', photos: 'hall.jpg 3 10' };
  expect(await idempotencyKey('ask', again)).toBe(message.key);
  expect(await idempotencyKey('ask', { ...again, question: 'Is the wall wet?' })).not.toBe(message.key);
});

test('a rejected key is not used again', async () => {
  const { reopenInForm, read } = await page();
  await reopenInForm({ ...message, refused: 'This key was used.' });
  expect(await read('ask-attempt')).toBeUndefined();
});

test('two reopened messages are both in the form', async () => {
  const { reopenInForm, read } = await page();
  await reopenInForm(message);
  await reopenInForm({ ...message, id: 2, key: 'b'.repeat(32), values: { ...typed, question: 'Is the wall wet?' } });
  expect(await read('ask-handover')).toMatchObject({ question: 'Is the pad wet?\n\nIs the wall wet?' });
  expect(await read('ask-photos')).toHaveLength(2);
});

const long = 'a'.repeat(4990);

test.each([
  ['more photos than allowed', { 'ask-photos': Array.from({ length: 6 }, (_, at) => storedPhoto(`${at}.jpg`)) }],
  ['longer than allowed', { 'ask-draft': { question: long } }],
  ['longer than allowed with the handover of a tool', { 'ask-handover': { question: long } }],
])('changes nothing if both together are %s', async (_words, held) => {
  const { reopenInForm, read } = await page(held);
  expect(await reopenInForm(message)).toBe(false);
  for (const kind of ['ask-draft', 'ask-photos', 'ask-handover', 'ask-attempt'])
    expect(await read(kind)).toEqual((held as Record<string, unknown>)[kind]);
});

test('changes nothing without storage', async () => {
  vi.stubGlobal('indexedDB', refusingDatabases);
  const { reopenInForm } = await page();
  expect(await reopenInForm(message)).toBe(false);
});
