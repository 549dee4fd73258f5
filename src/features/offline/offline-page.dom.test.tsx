import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { keep } from '#content/en/labels/offline.ts';
import { localeIn } from '#content/i18n/languages.ts';
import { t } from '#content/i18n/t.ts';
import { InLanguage } from '../../i18n/language-context.tsx';
import type { StatusByGroup, WorkerReply, WorkerRequest } from '../../lib/offline/messages.ts';
import { hasOptedOut, setOptOut } from '../../lib/offline/worker-client.ts';
import { until } from '../../lib/testing/wait-until.ts';
import { KeepPage } from './OfflinePage.tsx';

const part = (name: string) => document.querySelector(`[data-offline-part="${name}"]`) as HTMLElement;
const status = () => part('status').textContent;
const row = (group: string) => document.querySelector(`li[data-groups="${group}"]`) as HTMLElement;
const stateOf = (group: string) => row(group).querySelector('[data-offline-part="state"]')?.textContent;
const nothing: StatusByGroup = { 'en-essentials': { bytes: 246_998, stored: 0 } };
const essentials: StatusByGroup = { 'en-essentials': { bytes: 246_998, stored: 1, storedAt: 5 } };

/** Requests to the fake service worker. */
let asked: WorkerRequest[] = [];

/** Installs a fake service worker. The last reply of a type is repeated. */
function worker(replies: Readonly<Partial<Record<WorkerRequest['type'], readonly WorkerReply[]>>>, waiting = null) {
  const left = new Map(Object.entries(replies).map(([type, list]) => [type, [...list]]));
  const active = {
    postMessage(request: WorkerRequest, [port]: readonly MessagePort[]) {
      asked.push(request);
      const list = left.get(request.type) ?? [];
      const reply = list.length > 1 ? list.shift() : list[0];
      if (reply) port?.postMessage(reply);
    },
  };
  const registration = { active, waiting, installing: null, update: async () => undefined };
  const serviceWorker = { register: async () => registration, ready: Promise.resolve(registration) };
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker });
}

async function open() {
  asked = [];
  document.documentElement.lang = 'en-US';
  document.body.innerHTML = renderToStaticMarkup(<InLanguage language="en" show={KeepPage} with={{}} />);
  vi.resetModules();
  await import('./offline-page.ts');
}

afterEach(() => {
  setOptOut(false);
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

test('shows since when a row is stored, and a download button otherwise', async () => {
  worker({ STATUS: [{ groups: essentials }] });
  await open();
  await until(() => expect(stateOf('en-manual')).toBe(keep.notKept));
  expect(stateOf('en-essentials')).toBe(t(keep.kept, { moment: localeIn('en').moment(5) }, localeIn('en')));
  expect(row('en-essentials').querySelector('[data-offline-part="size"]')?.textContent).toBe(
    t(keep.size, { size: localeIn('en').number(0.246998, 1) }, localeIn('en')),
  );
  expect(['en-essentials', 'en-manual'].map((group) => row(group).querySelector('button')?.hidden)).toEqual([
    true,
    false,
  ]);
  expect([part('all').hidden, part('refresh').hidden, part('forget').hidden]).toEqual([false, false, false]);
});

test('shows that a download is incomplete', async () => {
  worker({ STATUS: [{ groups: { 'en-essentials': { bytes: 10, stored: 0.5 } } }] });
  await open();
  await until(() => expect(stateOf('en-essentials')).toBe(keep.partly));
});

test('downloads a row on a click, also after opting out', async () => {
  worker({ STATUS: [{ groups: nothing }, { groups: essentials }], DOWNLOAD: [{ groups: essentials }] });
  setOptOut(true);
  await open();
  await until(() => expect(stateOf('en-essentials')).toBe(keep.notKept));
  expect(part('forget').hidden).toBe(true);
  row('en-essentials').querySelector('button')?.click();
  await until(() => expect(status()).toBe(keep.done));
  expect([asked[1], hasOptedOut()]).toEqual([{ type: 'DOWNLOAD', groups: ['en-essentials'] }, false]);
  await until(() => expect(document.activeElement).toBe(part('status')));
  expect(part('progress').hidden).toBe(true);
});

test.each([
  ['full', keep.failed.full],
  ['network', keep.failed.line],
] as const)('shows why a download failed: %s', async (error, words) => {
  worker({ STATUS: [{ groups: nothing }], DOWNLOAD: [{ error }] });
  await open();
  await until(() => expect(part('all').hidden).toBe(false));
  part('all').click();
  await until(() => expect(status()).toBe(words));
  const [, all] = asked;
  expect(all?.type === 'DOWNLOAD' && all.groups).toEqual(
    expect.arrayContaining(['en-essentials', 'es-manual', 'es-downloads', 'documents']),
  );
});

test.each([
  ['none', null, keep.upToDate],
  ['one is waiting', {}, keep.updateReady],
] as const)('checks for a new version: %s', async (_which, waiting, words) => {
  worker({ STATUS: [{ groups: essentials }], UPDATE: [{ groups: essentials }] }, waiting as null);
  await open();
  await until(() => expect(part('refresh').hidden).toBe(false));
  part('refresh').click();
  await until(() => expect(status()).toBe(words));
});

test('deletes nothing while offline, and announces that', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  worker({ STATUS: [{ groups: essentials }] });
  await open();
  await until(() => expect(part('forget').hidden).toBe(false));
  part('forget').click();
  await until(() => expect(status()).toBe(keep.forgetLater));
  expect([hasOptedOut(), asked.map(({ type }) => type)]).toEqual([false, ['STATUS']]);
  expect(document.activeElement).toBe(part('status'));
});

test('deletes everything, opts out, and does not ask the worker again', async () => {
  vi.stubGlobal('fetch', async () => Response.json({}));
  worker({ STATUS: [{ groups: essentials }], REMOVE: [{ groups: nothing }] });
  await open();
  await until(() => expect(part('forget').hidden).toBe(false));
  part('forget').click();
  await until(() => expect(status()).toBe(keep.forgotten));
  expect([hasOptedOut(), asked.map(({ type }) => type)]).toEqual([true, ['STATUS', 'REMOVE']]);
  expect(stateOf('en-essentials')).toBe(keep.notKept);
});

test('a browser without service workers says so', async () => {
  await open();
  expect(status()).toBe(keep.refused);
});

test('a browser that rejects the worker says so', async () => {
  const serviceWorker = { register: () => Promise.reject(new DOMException('no', 'SecurityError')) };
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker });
  await open();
  await until(() => expect(status()).toBe(keep.refused));
});
