import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, test, vi } from 'vitest';

const question = { name: 'Ada', question: 'Is the pad wet?' };

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('localStorage', {});
});

/** Reloads the page: module state is lost, storage stays. */
async function page() {
  vi.resetModules();
  return import('./idempotency-key.ts');
}

test('the same text has the same key, even after a reload; changed text has another', async () => {
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

test('on a full device a new key is returned', async () => {
  const { idempotencyKey } = await page();
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(await idempotencyKey('ask', question)).toMatch(/^[0-9a-f]{32}$/);
  vi.restoreAllMocks();
});
