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
  const first = await (await page()).idempotencyKey('ask', question);
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(await (await page()).idempotencyKey('ask', { ...question })).toBe(first);
  const changed = await (await page()).idempotencyKey('ask', { ...question, question: 'Is the pad wet?!' });
  expect(changed).not.toBe(first);
  expect(await (await page()).idempotencyKey('ask', question)).not.toBe(first);
  expect(await (await page()).idempotencyKey('estimate', question)).not.toBe(
    await (await page()).idempotencyKey('ask', question),
  );
});

test('a device that is full only forgets the key', async () => {
  const { idempotencyKey } = await page();
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(await idempotencyKey('ask', question)).toMatch(/^[0-9a-f]{32}$/);
  vi.restoreAllMocks();
});
