import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { InLanguage } from '../../frame/language.tsx';
import { InsuranceDirectoryScreen } from '../../screens/library/InsuranceDirectoryScreen.tsx';

// A list so long that it makes way, and comes back, only after what was found is drawn.

const one = <Part extends Element = HTMLElement>(selector: string) => document.querySelector<Part>(selector) as Part;
const list = () => one('[data-list]');
const results = () => one('[data-results]');
const found = () => results().querySelectorAll('b').length;

function type(text: string) {
  const query = one<HTMLInputElement>('#search');
  query.value = text;
  query.dispatchEvent(new Event('input', { bubbles: true }));
}

beforeAll(async () => {
  window.history.replaceState(null, '', '/insurance-directory');
  document.documentElement.lang = 'en-US';
  document.body.innerHTML = renderToStaticMarkup(<InLanguage language="en" show={InsuranceDirectoryScreen} />);
  for (const row of [...list().querySelectorAll('[data-kind]')]) row.after(row.cloneNode(true), row.cloneNode(true));
  await import('./directory.ts');
});

test('what was found stands there at once, and the list goes after it', async () => {
  type('state farm');
  expect([found() > 0, results().hidden, list().hidden]).toEqual([true, false, false]);
  await expect.poll(() => list().hidden).toBe(true);
  expect(results().hidden).toBe(false);
});

test('its first rows stand there at once when a search is cleared, until the list is back', async () => {
  type('');
  expect([found() > 0, results().hidden, list().hidden]).toEqual([true, false, true]);
  await expect.poll(() => list().hidden).toBe(false);
  expect([found(), results().hidden]).toEqual([0, true]);
});

test('a search that is cleared before the list went leaves it there', async () => {
  type('state farm');
  type('');
  expect([found(), results().hidden, list().hidden]).toEqual([0, true, false]);
  await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
  expect([results().hidden, list().hidden]).toEqual([true, false]);
});

test('what is printed is the whole list, even in the frame before it went', async () => {
  type('state farm');
  window.dispatchEvent(new Event('beforeprint'));
  await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
  expect(list().hidden).toBe(false);
  window.dispatchEvent(new Event('afterprint'));
  await expect.poll(() => list().hidden).toBe(true);
});

test('what nobody is called says so at once', async () => {
  type('');
  type('qqqqqqqq');
  expect([one('[data-empty]').hidden, results().hidden]).toEqual([false, true]);
  await expect.poll(() => list().hidden).toBe(true);
});
