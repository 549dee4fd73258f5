import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { keep } from '#content/en/labels/keep.ts';
import { localeIn } from '#content/languages.ts';
import { say } from '#content/locale/say.ts';
import type { Asked, KeptState, Told } from '../../../device/kept/messages.ts';
import { isRefused, refuse } from '../../../device/kept/page/refused.ts';
import { InLanguage } from '../../../frame/language.tsx';
import { until } from '../../../frame/test-until.ts';
import { KeepScreen } from './KeepScreen.tsx';

const part = (name: string) => document.querySelector(`[data-kept-part="${name}"]`) as HTMLElement;
const status = () => part('status').textContent;
const row = (sets: string) => document.querySelector(`li[data-sets="${sets}"]`) as HTMLElement;
const stateOf = (sets: string) => row(sets).querySelector('[data-kept-part="state"]')?.textContent;
const nothing: KeptState = { edition: 'e', sets: [], whole: {}, wished: [], bytes: { 'en-first': 246_998 } };
const first: KeptState = { ...nothing, sets: ['en-first'], whole: { 'en-first': 5 }, wished: ['en-first'] };

/** What the worker was asked, and what it says to each: a browser of a test has none. */
let asked: Asked[] = [];

function worker(answers: Readonly<Partial<Record<Asked['ask'], readonly Told[]>>>) {
  const active = {
    postMessage(one: Asked, [port]: readonly MessagePort[]) {
      asked.push(one);
      for (const told of answers[one.ask] ?? []) port?.postMessage(told);
    },
  };
  const serviceWorker = { register: async () => undefined, ready: Promise.resolve({ active }) };
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker });
}

async function open() {
  asked = [];
  document.documentElement.lang = 'en-US';
  document.body.innerHTML = renderToStaticMarkup(<InLanguage language="en" show={KeepScreen} with={{}} />);
  vi.resetModules();
  await import('./keep-page.ts');
}

afterEach(() => {
  refuse(false);
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

test('what is kept says since when, and what is not can be asked for', async () => {
  worker({ state: [{ kept: first }] });
  await open();
  await until(() => expect(stateOf('en-rest')).toBe(keep.notKept));
  expect(stateOf('en-first')).toBe(say(keep.kept, { moment: localeIn('en').moment(5) }, localeIn('en')));
  expect(row('en-first').querySelector('[data-kept-part="size"]')?.textContent).toBe(
    say(keep.size, { size: localeIn('en').number(0.246998, 1) }, localeIn('en')),
  );
  expect(['en-first', 'en-rest'].map((sets) => row(sets).querySelector('button')?.hidden)).toEqual([true, false]);
  expect([part('all').hidden, part('refresh').hidden, part('forget').hidden]).toEqual([false, false, false]);
});

test('a set that was begun and broke off is seen to come', async () => {
  worker({ state: [{ kept: { ...nothing, wished: ['en-first'] } }], keep: [{ done: 1, all: 2 }, { kept: first }] });
  await open();
  await until(() => expect(asked).toContainEqual({ ask: 'keep', sets: ['en-first'] }));
  await until(() => expect(status()).toBe(keep.done));
});

test('a row is kept at a press, though keeping had been refused', async () => {
  worker({ state: [{ kept: nothing }], keep: [{ done: 1_000_000, all: 2_000_000 }, { kept: first }] });
  refuse(true);
  await open();
  await until(() => expect(stateOf('en-first')).toBe(keep.notKept));
  expect(part('forget').hidden).toBe(true);
  row('en-first').querySelector('button')?.click();
  await until(() => expect(status()).toBe(keep.done));
  expect([asked[1], isRefused(), part('progress').hidden]).toEqual([{ ask: 'keep', sets: ['en-first'] }, false, true]);
  expect(document.activeElement).toBe(part('status'));
});

test.each([
  ['full', keep.failed.full],
  ['line', keep.failed.line],
] as const)('what stops it is said: %s', async (failed, words) => {
  worker({ state: [{ kept: nothing }], keep: [{ failed }] });
  await open();
  await until(() => expect(part('all').hidden).toBe(false));
  part('all').click();
  await until(() => expect(status()).toBe(words));
  const [, all] = asked;
  expect(all?.ask === 'keep' && all.sets).toEqual(expect.arrayContaining(['en-first', 'es-prints', 'looks']));
});

test('newer words are looked for', async () => {
  worker({ state: [{ kept: first }], refresh: [{ kept: first }] });
  await open();
  await until(() => expect(part('refresh').hidden).toBe(false));
  part('refresh').click();
  await until(() => expect(status()).toBe(keep.upToDate));
});

test('without a line all stays, and that is said where it is read', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  worker({ state: [{ kept: first }], forget: [{ kept: nothing }] });
  await open();
  await until(() => expect(part('forget').hidden).toBe(false));
  part('forget').click();
  await until(() => expect(status()).toBe(keep.forgetLater));
  expect([isRefused(), asked.map(({ ask }) => ask)]).toEqual([false, ['state']]);
  expect(document.activeElement).toBe(part('status'));
});

test('all is taken away, is not brought again unasked, and the worker is not asked once more', async () => {
  vi.stubGlobal('fetch', async () => Response.json({}));
  worker({ state: [{ kept: first }], forget: [{ kept: nothing }] });
  await open();
  await until(() => expect(part('forget').hidden).toBe(false));
  part('forget').click();
  await until(() => expect(status()).toBe(keep.forgotten));
  expect([isRefused(), asked.map(({ ask }) => ask)]).toEqual([true, ['state', 'forget']]);
  expect(stateOf('en-first')).toBe(keep.notKept);
});

test('a browser that keeps nothing says so', async () => {
  await open();
  expect(status()).toBe(keep.refused);
});

test('a browser that refuses the worker says so', async () => {
  const serviceWorker = { register: () => Promise.reject(new DOMException('no', 'SecurityError')) };
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker });
  await open();
  await until(() => expect(status()).toBe(keep.refused));
});
