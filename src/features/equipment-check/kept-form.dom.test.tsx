import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { languages, localeIn } from '#content/i18n/languages.ts';
import { blankCheck, blankLine, blankRoom } from '#core/equipment-check/input.ts';
import { checkWordsOf } from './check-messages-of.ts';

// What the device keeps of the form meets what is typed here, whichever comes first.

const words = checkWordsOf(languages.en.claim);
const mounted: Root[] = [];
const line = { ...blankLine, kind: 'air-mover', units: '40', days: '3' };
const room = { ...blankRoom, length: '20', width: '15', height: '8' };
const given = { lines: [line, { ...line, units: '2' }], rooms: [room], dehumidifier: 'desiccant', rating: '500' };
let other: Awaited<ReturnType<typeof otherWindow>>;

/** The page opened anew, as it stands before the device has answered. */
async function open() {
  vi.resetModules();
  document.body.innerHTML = '<div></div>';
  const { EquipmentCheck } = await import('./EquipmentCheck.tsx');
  const root = createRoot(document.body.firstElementChild ?? document.body);
  mounted.push(root);
  flushSync(() => root.render(<EquipmentCheck words={words} language={localeIn('en')} />));
}

/** Another window of this site: its modules are its own, the device is the same. */
async function otherWindow() {
  vi.resetModules();
  return (await import('../../lib/storage/store.ts')).deviceStore();
}

const field = (name: string) => document.querySelector(`[name="${name}"]`) as HTMLInputElement;
const values = (name: string) => [0, 1, 2].map((at) => field(`lines.${at}.${name}`)?.value);
function fill(name: string, value: string) {
  flushSync(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field(name), value);
    field(name).dispatchEvent(new Event('input', { bubbles: true }));
  });
}
const holds = (check: () => void | Promise<void>) => vi.waitFor(check, { timeout: 10_000 });
const press = (label: string) =>
  flushSync(() => [...document.querySelectorAll('button')].find(({ textContent }) => textContent === label)?.click());
const kept = () => other.read('equipment-check');

beforeEach(async () => {
  localStorage.clear();
  globalThis.indexedDB = new IDBFactory();
  other = await otherWindow();
  await other.keep('equipment-check', given);
});
afterEach(() => {
  for (const root of mounted.splice(0)) root.unmount();
});

test('what is typed before the kept form has come stands above it, and takes the place of nothing', async () => {
  await open();
  fill('lines.0.units', '7');
  await holds(() => expect(values('units')).toEqual(['7', '40', '2']));
  await holds(async () =>
    expect(await kept()).toEqual({ ...given, lines: [{ ...blankLine, units: '7' }, ...given.lines] }),
  );
});

test('a form that is cleared before the kept one has come, and brought back after, deletes nothing that nobody saw', async () => {
  await open();
  fill('rating', '120');
  press(words.form.clear);
  await holds(() => expect([field('rating').value, values('units')[0]]).toEqual(['500', '40']));
  expect(await kept()).toEqual(given);
  press(words.form.undo);
  await holds(async () => expect(await kept()).toEqual({ ...given, rating: '120' }));
});

test('what another window kept shows when the visitor comes back, and is there after the next change', async () => {
  await open();
  await holds(() => expect(field('rating').value).toBe('500'));
  await other.keep('equipment-check', { ...given, rating: '600' });
  window.dispatchEvent(new Event('focus'));
  await holds(() => expect(field('rating').value).toBe('600'));
  fill('lines.1.units', '3');
  const lines = [line, { ...line, units: '3' }];
  await holds(async () => expect(await kept()).toEqual({ ...given, rating: '600', lines }));
});

test('what is typed while the visitor comes back stays', async () => {
  await open();
  await holds(() => expect(field('rating').value).toBe('500'));
  window.dispatchEvent(new Event('focus'));
  fill('rating', '700');
  await holds(async () => expect(await kept()).toEqual({ ...given, rating: '700' }));
  expect(field('rating').value).toBe('700');
});

test('a form that is cleared, and then brought back, is kept as it was', async () => {
  await open();
  await holds(() => expect(field('rating').value).toBe('500'));
  press(words.form.clear);
  await holds(async () => expect(await kept()).toBeUndefined());
  expect([field('rating').value, field('dehumidifier').value]).toEqual(['', blankCheck.dehumidifier]);
  press(words.form.undo);
  await holds(async () => expect(await kept()).toEqual(given));
});
