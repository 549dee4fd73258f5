import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { until } from '../testing/wait-until.ts';
import { setOptOut } from './worker-client.ts';

/** Stubs a browser whose service worker accepts every request. */
function browser(registration?: object) {
  const asked: unknown[] = [];
  const active = {
    postMessage(message: unknown, [port]: readonly MessagePort[]) {
      asked.push(message);
      port?.postMessage({ groups: {} });
    },
  };
  const own = Object.assign(new EventTarget(), { active, installing: null, waiting: null });
  const register = vi.fn(async () => own);
  const serviceWorker = { register, ready: Promise.resolve(own), getRegistration: async () => registration };
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker });
  return { asked, register };
}

const saveData = (isOn: boolean) =>
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: isOn } });

async function open() {
  vi.resetModules();
  await import('./register.ts');
  // Nothing that the page does here waits for more than its turn.
  await new Promise((done) => setImmediate(done));
}

beforeEach(() => {
  document.documentElement.lang = 'en-US';
  document.body.innerHTML = '';
  saveData(false);
  vi.stubGlobal('requestIdleCallback', (done: () => void) => done());
});
afterEach(() => {
  setOptOut(false);
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
  Reflect.deleteProperty(navigator, 'connection');
});

test('a page downloads the offline copy of its language', async () => {
  const { asked, register } = browser();
  await open();
  await until(() => expect(asked).toEqual([{ type: 'DOWNLOAD', groups: ['en-essentials', 'en-manual'] }]));
  expect(register).toHaveBeenCalledWith('/sw.js', { updateViaCache: 'none' });
});

test('not after the reader deleted it', async () => {
  setOptOut(true);
  const { register } = browser();
  await open();
  expect(register).not.toHaveBeenCalled();
});

test('not with data saving on', async () => {
  saveData(true);
  const { register } = browser();
  await open();
  expect(register).not.toHaveBeenCalled();
});

test('document makers are downloaded after the first edit of a record', async () => {
  const { asked } = browser();
  document.body.innerHTML = '<div data-worker="record-worker"><input></div>';
  await open();
  await until(() => expect(asked).toHaveLength(1));
  await new Promise((done) => setImmediate(done));
  document.querySelector('input')?.dispatchEvent(new Event('input', { bubbles: true }));
  await until(() => expect(asked[1]).toEqual({ type: 'DOWNLOAD', groups: ['documents'] }));
});
