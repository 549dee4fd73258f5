import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, test, vi } from 'vitest';

const question = { name: 'Ada', question: 'Is the pad wet?' };

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('localStorage', {});
});

/** The page opened anew: its modules have no memory, its device has. */
async function page() {
  vi.resetModules();
  return import('./idempotency-key.ts');
}

test('the same text keeps its key, after a reload too, and changed text gets another', async () => {
  const first = await (await page()).keyFor('ask', question);
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(await (await page()).keyFor('ask', { ...question })).toBe(first);
  const changed = await (await page()).keyFor('ask', { ...question, question: 'Is the pad wet?!' });
  expect(changed).not.toBe(first);
  expect(await (await page()).keyFor('ask', question)).not.toBe(first);
  expect(await (await page()).keyFor('estimate', question)).not.toBe(await (await page()).keyFor('ask', question));
});

test('a device that is full only forgets the key', async () => {
  const { keyFor } = await page();
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(await keyFor('ask', question)).toMatch(/^[0-9a-f]{32}$/);
  vi.restoreAllMocks();
});
