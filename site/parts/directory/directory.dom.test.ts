import { beforeAll, expect, test } from 'vitest';
import { one, openDirectory, typeSearch } from './test-directory.ts';

const query = () => one<HTMLInputElement>('#search');
const kind = () => one<HTMLSelectElement>('#kind');
const found = () => [...document.querySelectorAll('[data-results] b')].map((name) => name.textContent);
const count = () => one('[data-count]').textContent;
const rows = () => document.querySelectorAll('[data-list] [data-kind]').length;
const listed = () => (one('[data-list]').hidden ? 0 : rows());

async function type(text: string, ofKind = '') {
  kind().value = ofKind;
  typeSearch(text);
  await expect.poll(count).not.toBe('');
}

let all = 0;

beforeAll(async () => {
  await openDirectory('/insurance-directory?q=geico');
  all = rows();
  query().dispatchEvent(new Event('focus'));
});

test('a search that came with the address is made', async () => {
  expect(all).toBe(190);
  await expect.poll(() => found()[0] ?? '', { timeout: 10_000 }).toContain('GEICO');
  expect(query().value).toBe('geico');
});

test.each([
  ['state farm', 'State Farm'],
  ['state fram', 'State Farm'],
  ['usaa', 'USAA'],
])('"%s" shows %s first, and hides the full list', async (text, name) => {
  await type(text);
  await expect.poll(() => found()[0] ?? '', { timeout: 10_000 }).toContain(name);
  expect(listed()).toBe(0);
  expect(one<HTMLElement>('[data-empty]').hidden).toBe(true);
});

test.each(['\\', '.*'])('"%s" searches for nothing, and says so', async (text) => {
  await type(text);
  await expect.poll(() => one<HTMLElement>('[data-empty]').hidden).toBe(false);
  expect([found(), listed()]).toEqual([[], 0]);
});

test('what nobody is called says so, and one press brings the list back', async () => {
  await type('qqqqqqqq');
  await expect.poll(() => one<HTMLElement>('[data-empty]').hidden).toBe(false);
  expect(found()).toEqual([]);
  expect(count()).toContain('qqqqqqqq');
  one<HTMLButtonElement>('[data-empty] button').click();
  expect([query().value, listed(), one<HTMLElement>('[data-results]').hidden]).toEqual(['', all, true]);
  expect(document.activeElement).toBe(query());
});

test('a kind alone narrows the list, and all of it is drawn in the end', async () => {
  const wanted = [...kind().options].map(({ value }) => value).find(Boolean) ?? '';
  const expected = document.querySelectorAll(`[data-list] [data-kind="${wanted}"]`).length;
  await type('', wanted);
  await expect.poll(() => found().length, { timeout: 10_000 }).toBe(expected);
  await expect.poll(() => new URL(location.href).searchParams.get('kind')).toBe(wanted);
});

test.each<[string, (line: HTMLElement) => void]>([
  ['a tap', (line) => line.click()],
  ['Enter', (line) => line.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter' }))],
  ['the space bar', (line) => line.dispatchEvent(new KeyboardEvent('keydown', { key: ' ' }))],
])('where a number comes from opens in a row that was found, by %s', async (_how, press) => {
  await type('');
  await type('state farm');
  const line = () => one('[data-results] li > summary');
  const said = line().textContent;
  const told = ['role', 'tabindex', 'aria-expanded'].map((name) => line().getAttribute(name));
  expect(told).toEqual(['button', '0', 'false']);
  line().dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }));
  expect(one('[data-results] details')).toBeNull();
  press(line());
  const details = one<HTMLDetailsElement>('[data-results] li:first-child > details');
  expect([details.open, details.querySelector('summary')?.textContent]).toEqual([true, said]);
  expect(details.querySelector('a')?.href).toMatch(/^http/);
  expect(document.activeElement).toBe(details.querySelector('summary'));
  expect(document.querySelectorAll('[data-list] details').length).toBe(all);
});

test('what is printed is the whole list', async () => {
  await type('state farm');
  expect(listed()).toBe(0);
  window.dispatchEvent(new Event('beforeprint'));
  expect(listed()).toBe(all);
  window.dispatchEvent(new Event('afterprint'));
  await expect.poll(listed).toBe(0);
});

test('the count is read aloud once the keys rest', async () => {
  await type('usaa');
  const busy = () => one('[data-count]').getAttribute('aria-busy');
  expect(busy()).toBe('true');
  await expect.poll(busy).toBe('false');
});

test('a search that is cleared leaves the address', async () => {
  await type('usaa');
  await expect.poll(() => new URL(location.href).searchParams.get('q')).toBe('usaa');
  await type('');
  await expect.poll(() => location.search).toBe('');
});
