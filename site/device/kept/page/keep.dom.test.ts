import { expect, test, vi } from 'vitest';
import { refuse } from './refused.ts';

test.each([
  ['in which the manual was taken away', 'is asked for nothing', true, false, 0],
  ['that spares data', 'is asked for nothing', false, true, 0],
  ['that does neither', 'keeps it unasked', false, false, 1],
])('a browser %s %s', async (_which, _what, isOff, saveData, times) => {
  refuse(isOff);
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData } });
  const register = vi.fn(async () => undefined);
  const serviceWorker = { register, ready: new Promise(() => undefined), addEventListener: () => undefined };
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker });
  vi.stubGlobal('requestIdleCallback', (done: () => void) => done());
  vi.resetModules();
  await import('./keep.ts');
  // Nothing that the page does here waits for more than its turn.
  await new Promise((done) => setImmediate(done));
  expect(register).toHaveBeenCalledTimes(times);
  vi.unstubAllGlobals();
});
