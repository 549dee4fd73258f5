import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { enqueue } from './enqueue.ts';
import { listMessages } from './outbox-store.ts';
import { watchOutbox } from './watch.ts';

test('a message queued on a watched page is sent at once, without Background Sync', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ reference: 'WD-1' }, { status: 201 }));
  watchOutbox();
  await expect.poll(listMessages).toEqual([]);
  await enqueue({ kind: 'ask', key: 'a'.repeat(32), language: 'en', values: { question: 'Wet?' }, photos: [] });
  const notify = vi.fn(() => true);
  watchOutbox(notify);
  await expect.poll(() => notify.mock.calls.length).toBeGreaterThan(0);
  expect(await listMessages()).toMatchObject([{ arrived: { reference: 'WD-1' } }]);
  vi.unstubAllGlobals();
});
