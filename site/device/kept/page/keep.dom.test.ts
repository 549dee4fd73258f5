import { expect, test, vi } from 'vitest';
import { refuse } from './refused.ts';

test.each([
  ['is asked for nothing', true, 0],
  ['keeps it unasked', false, 1],
])('a browser in which the manual was taken away %s: %s', async (_what, isOff, times) => {
  refuse(isOff);
  const register = vi.fn(async () => undefined);
  const serviceWorker = { register, ready: new Promise(() => undefined), addEventListener: () => undefined };
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker });
  vi.stubGlobal('requestIdleCallback', (done: () => void) => done());
  vi.resetModules();
  await import('./keep.ts');
  await vi.waitFor(() => expect(register).toHaveBeenCalledTimes(times));
  await new Promise((done) => setTimeout(done, 20));
  expect(register).toHaveBeenCalledTimes(times);
  vi.unstubAllGlobals();
});
