import { expect, test, vi } from 'vitest';
import { refusingDatabases } from '../store/test-refusing.ts';
import { maySomethingWait } from './hint/hint.ts';
import { haveWait } from './write.ts';

test('in a browser that keeps nothing nothing waits, and no page looks for it', async () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  });
  vi.stubGlobal('indexedDB', refusingDatabases);
  const message = { kind: 'ask', key: 'a'.repeat(32), language: 'en', values: {}, photos: [] } as const;
  await expect(haveWait(message)).rejects.toThrow();
  expect(maySomethingWait()).toBe(false);
});
