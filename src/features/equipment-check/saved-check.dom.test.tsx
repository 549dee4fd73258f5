import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { languages, localeIn } from '#content/i18n/languages.ts';
import { blankLine, blankRoom } from '#core/equipment-check/input.ts';
import { until } from '../../lib/testing/wait-until.ts';
import { checkMessages } from './check-messages.ts';

// Merging the stored form with input, whichever comes first.

const words = checkMessages(languages.en.claim);
const mounted: Root[] = [];
const line = { ...blankLine, kind: 'air-mover', units: '40', days: '3' };
const room = { ...blankRoom, length: '20', width: '15', height: '8' };
const given = { lines: [line, { ...line, units: '2' }], rooms: [room], dehumidifier: 'desiccant', rating: '500' };
let other: Awaited<ReturnType<typeof otherWindow>>;

/** Opens the page with fresh modules, before storage has been read. */
async function open() {
  vi.resetModules();
  document.body.innerHTML = '<div></div>';
  const { EquipmentCheck } = await import('./EquipmentCheck.tsx');
  const root = createRoot(document.body.firstElementChild ?? document.body);
  mounted.push(root);
  flushSync(() => root.render(<EquipmentCheck words={words} language={localeIn('en')} />));
}

/** Another window of this site: its own modules, the same storage. */
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
const press = (label: string) =>
  flushSync(() => [...document.querySelectorAll('button')].find(({ textContent }) => textContent === label)?.click());
const stored = () => other.read('equipment-check');

beforeEach(async () => {
  localStorage.clear();
  globalThis.indexedDB = new IDBFactory();
  other = await otherWindow();
  await other.keep('equipment-check', given);
});
afterEach(() => {
  for (const root of mounted.splice(0)) root.unmount();
});

test('input before the stored form is loaded is merged above it', async () => {
  await open();
  fill('lines.0.units', '7');
  await until(() => expect(values('units')).toEqual(['7', '40', '2']));
  await until(async () =>
    expect(await stored()).toEqual({ ...given, lines: [{ ...blankLine, units: '7' }, ...given.lines] }),
  );
});

test('clearing before the stored form is loaded does not delete it, and undo merges both', async () => {
  await open();
  fill('rating', '120');
  press(words.form.clear);
  await until(() => expect([field('rating').value, values('units')[0]]).toEqual(['500', '40']));
  expect(await stored()).toEqual(given);
  press(words.form.undo);
  await until(async () => expect(await stored()).toEqual({ ...given, rating: '120' }));
});

test('changes of another window appear on focus and survive the next change', async () => {
  await open();
  await until(() => expect(field('rating').value).toBe('500'));
  await other.keep('equipment-check', { ...given, rating: '600' });
  window.dispatchEvent(new Event('focus'));
  await until(() => expect(field('rating').value).toBe('600'));
  fill('lines.1.units', '3');
  const lines = [line, { ...line, units: '3' }];
  await until(async () => expect(await stored()).toEqual({ ...given, rating: '600', lines }));
});
