import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { forms } from '#content/en/labels/forms.ts';
import { refusingDatabases } from '../../lib/storage/test-failing-database.ts';
import type { SendResult } from './send.ts';

const words = { ...forms.ask.script, ...forms.needs };
const values = { name: 'Ada', email: 'ada@example.com', reach: 'email', question: 'Is the pad wet?' };
const photo = { name: 'hall.jpg', size: 3, lastModified: 1, blob: new Blob(['abc']) };
const photos = { identity: () => '', sent: async () => [photo], count: () => 1 };
const noLine = () => Promise.reject(new TypeError('no line'));
const stored = async () => Response.json({ reference: 'WD-1' }, { status: 201 });

// The next file of this worker is read before its first test takes the stand-ins away.
afterAll(() => vi.unstubAllGlobals());

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('indexedDB', new IDBFactory());
  const items = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => void items.set(name, value),
    removeItem: (name: string) => void items.delete(name),
  });
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
});

/** Presses the button of the form while the server answers like that. */
async function press(answer: () => Promise<Response>): Promise<SendResult> {
  vi.stubGlobal('fetch', answer);
  const { sendQuestion } = await import('./send.ts');
  return sendQuestion({ kind: 'ask', values, photos, shownAt: -10_000 }, words);
}

test('offline a message is queued with its photos, and later ones queue behind it', async () => {
  expect(await press(noLine)).toEqual({ is: 'waiting', id: 1 });
  expect(await press(stored)).toEqual({ is: 'waiting', id: 2 });
  const { listMessages } = await import('../../lib/offline/outbox/outbox-store.ts');
  expect(await listMessages()).toMatchObject([{ photos: [{ name: 'hall.jpg' }] }, { photos: [{ name: 'hall.jpg' }] }]);
});

test('a browser without storage says so, and sends once it is online', async () => {
  vi.stubGlobal('indexedDB', refusingDatabases);
  expect(await press(noLine)).toMatchObject({ is: 'failed', message: words.unreachable });
  expect(await press(stored)).toEqual({ is: 'arrived', reference: 'WD-1' });
});

test('a hint of messages whose database is gone does not delay sending', async () => {
  localStorage.setItem('waiting', '1');
  vi.stubGlobal('indexedDB', refusingDatabases);
  expect(await press(stored)).toEqual({ is: 'arrived', reference: 'WD-1' });
});

test('a full device sends what it cannot store', async () => {
  const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(await press(noLine)).toMatchObject({ is: 'failed', message: words.unreachable });
  expect(await press(stored)).toEqual({ is: 'arrived', reference: 'WD-1' });
  full.mockRestore();
});
