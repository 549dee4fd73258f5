import { beforeEach, expect, test, vi } from 'vitest';
import { keep } from '#content/en/labels/offline.ts';
import { pageMessagesId } from '../../i18n/read-page-messages.ts';
import { until } from '../testing/wait-until.ts';

class Installing extends EventTarget {
  state = 'installing';
  become(state: string) {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

const waitingWorker = { postMessage: vi.fn() };
const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
const bar = () => document.querySelector('.raised-bar');
let container: EventTarget & { controller?: object };

function registrationOf(parts: { readonly waiting?: object; readonly installing?: Installing }) {
  return Object.assign(new EventTarget(), { waiting: null, installing: null, update: async () => undefined, ...parts });
}

async function watch(registration: object) {
  vi.resetModules();
  const { watchForUpdate } = await import('./update.ts');
  watchForUpdate(registration as ServiceWorkerRegistration);
}

beforeEach(() => {
  document.documentElement.lang = 'en-US';
  const messages = JSON.stringify({ bar: { newer: keep.bar } });
  document.body.innerHTML = `<main></main><script type="application/json" id="${pageMessagesId}">${messages}</script>`;
  vi.clearAllMocks();
  container = Object.assign(new EventTarget(), { controller: {} });
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: container });
});

test('offers a waiting version, which takes over and reloads the page', async () => {
  await watch(registrationOf({ waiting: waitingWorker }));
  await until(() => expect(bar()?.textContent).toContain(keep.bar.edition));
  bar()?.querySelector('button')?.click();
  expect(waitingWorker.postMessage.mock.calls).toEqual([[{ type: 'SKIP_WAITING' }]]);
  expect(reload).not.toHaveBeenCalled();
  container.dispatchEvent(new Event('controllerchange'));
  expect(reload).toHaveBeenCalledOnce();
});

test('reloads when another tab activated the version', async () => {
  const registration = registrationOf({ waiting: waitingWorker });
  await watch(registration);
  await until(() => expect(bar()).not.toBeNull());
  registration.waiting = null as never;
  bar()?.querySelector('button')?.click();
  expect(reload).toHaveBeenCalledOnce();
});

test('offers a version once it is installed, and not when installing failed', async () => {
  const installing = new Installing();
  const registration = registrationOf({ installing });
  await watch(registration);
  installing.become('redundant');
  await Promise.resolve();
  expect(bar()).toBeNull();
  const next = Object.assign(registration, { installing: new Installing() }).installing;
  registration.dispatchEvent(new Event('updatefound'));
  registration.waiting = waitingWorker as never;
  next.become('installed');
  await until(() => expect(bar()).not.toBeNull());
});

test('on a first visit nothing is offered', async () => {
  delete container.controller;
  await watch(registrationOf({ waiting: waitingWorker }));
  await new Promise((done) => setImmediate(done));
  expect(bar()).toBeNull();
});
