import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { languages, localeIn } from '#content/languages.ts';
import { checkWordsOf } from '../../screens/claim/check-words-of.ts';

globalThis.IS_REACT_ACT_ENVIRONMENT = true;

const words = checkWordsOf(languages.en.claim);
const mounted: Root[] = [];

/** The page opened anew: its modules have no memory, the device has. */
async function open() {
  vi.resetModules();
  document.body.innerHTML = '<div></div>';
  const [{ EquipmentCheck }, { loadComparing }, { readCheck }] = await Promise.all([
    import('./EquipmentCheck.tsx'),
    import('./load-comparing.ts'),
    import('./kept-check.ts'),
  ]);
  await loadComparing();
  const root = createRoot(document.body.firstElementChild ?? document.body);
  mounted.push(root);
  await act(async () => root.render(<EquipmentCheck words={words} language={localeIn('en')} />));
  // What is under way on the device ends in these turns.
  const settle = async () => {
    for (let turn = 0; turn < 3; turn++) await act(async () => void (await readCheck()));
  };
  await settle();
  return settle;
}

const field = (name: string) => document.querySelector(`[name="${name}"]`) as HTMLInputElement;
const text = (selector: string) => document.querySelector(selector)?.textContent ?? '';
async function fill(name: string, value: string) {
  await act(async () => {
    Object.getOwnPropertyDescriptor(field(name).constructor.prototype, 'value')?.set?.call(field(name), value);
    field(name).dispatchEvent(new Event(field(name).tagName === 'SELECT' ? 'change' : 'input', { bubbles: true }));
  });
}
const press = (label: string) =>
  act(async () => [...document.querySelectorAll('button')].find(({ textContent }) => textContent === label)?.click());

beforeEach(() => {
  localStorage.clear();
  globalThis.indexedDB = new IDBFactory();
});
afterEach(async () => {
  for (const root of mounted.splice(0)) await act(async () => root.unmount());
});

async function fillLine() {
  await fill('lines.0.kind', 'air-mover');
  await fill('lines.0.units', '40');
  await fill('lines.0.days', '3,5');
}

async function fillLineAndRoom() {
  await fillLine();
  await fill('rooms.0.length', 'x');
}

test('a line is compared with the rooms, asks, and says when it is old', async () => {
  await open();
  await fillLine();
  for (const [name, value] of [
    ['length', '20'],
    ['width', '15'],
    ['height', '8'],
  ] as const) {
    await fill(`rooms.0.${name}`, value);
  }
  await press(words.form.submit);
  expect(document.activeElement?.textContent).toBe(words.answer.title);
  expect(text('ol')).toContain('What called for more?');
  expect(text('ul')).toContain('140 machine-days');
  expect(document.querySelector('ol a')?.getAttribute('href')).toBe('#rule-methods');
  expect(document.body.textContent).not.toContain(words.answer.changed);
  await fill('lines.0.units', '2');
  expect(document.body.textContent).toContain(words.answer.changed);
});

test.each([
  ['nothing', async () => {}, 'lines.0.kind', words.errors['no-line']],
  ['a room of letters', fillLineAndRoom, 'rooms.0.length', ''],
])('%s is refused in words, at its field', async (_what, prepare, name, said) => {
  await open();
  await prepare();
  await press(words.form.submit);
  expect(document.activeElement).toBe(field(name));
  expect(field(name).getAttribute('aria-invalid')).toBe('true');
  expect(text('[role="alert"]')).toContain(said);
});

test('what was typed is there again, until it is cleared, and then comes back', async () => {
  const settle = await open();
  await fillLine();
  await settle();
  await open();
  expect(field('lines.0.days').value).toBe('3,5');
  await press(words.form.clear);
  expect(field('lines.0.days').value).toBe('');
  await press(words.form.undo);
  expect(field('lines.0.days').value).toBe('3,5');
});
