import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { haveWait } from './enqueue.ts';
import { listed } from './outbox-store.ts';
import { watchWaiting } from './watch.ts';

test('what is written while the list is watched goes at once, also where no browser wakes a worker', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ reference: 'WD-1' }, { status: 201 }));
  watchWaiting();
  await expect.poll(listed).toEqual([]);
  await haveWait({ kind: 'ask', key: 'a'.repeat(32), language: 'en', values: { question: 'Wet?' }, photos: [] });
  const told = vi.fn(() => true);
  watchWaiting(told);
  await expect.poll(() => told.mock.calls.length).toBeGreaterThan(0);
  expect(await listed()).toMatchObject([{ arrived: { reference: 'WD-1' } }]);
  vi.unstubAllGlobals();
});
